/** Null: this is no base64. */
export function fromBase64(code: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(code.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Bytes as text: in the stated character set if they are, else in UTF-8 or as Windows has them. */
export function inCharset(bytes: Uint8Array, charset: string | null): string {
  for (const label of [charset ?? 'utf-8', 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not known here, or not in it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
