/** Hands a text to the browser's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has the data by then; kept, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
