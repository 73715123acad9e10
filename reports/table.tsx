import type { ComponentChildren } from "preact";

/** A column of a table: `num` is one of numbers, `heard` is said by screen readers only. */
export type Column = string | { readonly num: string } | { readonly heard: string };

interface TableProps {
  readonly columns: readonly Column[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A table with one body of rows. */
export function Table({ columns, children, ...attributes }: TableProps) {
  return (
    <table {...attributes}>
      <TableHead columns={columns} />
      <tbody>{children}</tbody>
    </table>
  );
}

export function TableHead({ columns }: Pick<TableProps, "columns">) {
  return (
    <thead>
      <tr>{columns.map(headOf)}</tr>
    </thead>
  );
}

function headOf(column: Column) {
  if (typeof column === "string") return <th scope="col">{column}</th>;
  return "num" in column ? (
    <th scope="col" class="num">
      {column.num}
    </th>
  ) : (
    <th scope="col">
      <span class="vh">{column.heard}</span>
    </th>
  );
}
