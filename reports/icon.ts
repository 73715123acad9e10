/** The icon of pages: stacked layers. */
export const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%233567b0'%3E%3Cpath d='M8 1l7 3.5L8 8 1 4.5z'/%3E%3Cpath opacity='.7' d='M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z'/%3E%3Cpath opacity='.45' d='M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z'/%3E%3C/g%3E%3C/svg%3E";
