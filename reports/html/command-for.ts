/** An id that is no slug is quoted, since readers paste this line into a shell. */
export function commandFor(command: string, id: string): string {
  return `${command} ${/^[\w-]+$/.test(id) ? id : `'${id.replaceAll("'", String.raw`'\''`)}'`}`;
}
