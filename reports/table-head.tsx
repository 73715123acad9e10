/** A column of a table: `num` is one of numbers, `heard` is said by screen readers only. */
export type Column = string | { readonly num: string } | { readonly heard: string };

export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
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
