/**
 * The text of a file in UTF-8, or why it is none: the same words wherever files are opened. `decode` throws at what is no
 * UTF-8, as each platform does it.
 */
export function decodedText(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): { ok: true; value: string } | { ok: false; message: string } {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { ok: false, message: "the file is encoded in UTF-16, not in UTF-8" };
  try {
    return { ok: true, value: decode(bytes) };
  } catch {
    return { ok: false, message: "the file is no text in UTF-8" };
  }
}
