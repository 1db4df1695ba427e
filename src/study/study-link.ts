/* A study in the fragment of an address: compressed, in the letters of addresses. */

/** Longer ones are cut by programs that people send links with. */
const MOST_LETTERS = 8000;
/** What a link may unpack to, in letters. */
const MOST_TEXT = 200_000;
const NAME = '#study=';

async function through(
  bytes: BlobPart,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** The fragment for a text; null: it is too long for a link. */
export async function linkOf(text: string): Promise<string | null> {
  const packed = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  const coded = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return coded.length > MOST_LETTERS ? null : NAME + coded;
}

/** The text of a fragment; null: it has none that can be read. */
export async function textOfLink(hash: string): Promise<string | null> {
  if (!hash.startsWith(NAME) || hash.length > 2 * MOST_LETTERS) return null;
  try {
    const letters = atob(hash.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
      .getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      // A short link can unpack to gigabytes.
      if (text.length > MOST_TEXT) return null;
    }
  } catch {
    return null;
  }
}
