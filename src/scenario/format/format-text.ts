/** Groups the items by a key, in the order in which the keys first occur. */
export function group<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): readonly [K, readonly T[]][] {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

const NEEDS_NO_QUOTES = /^(?:\p{L}|\d\.[A-Z]\.)[^:#]*$/u;
const MEANS_SOMETHING = /^(true|false|null|yes|no|on|off)$/i;

/** A text on one line, quoted where YAML would read something else. */
export function plain(text: string): string {
  if (/\p{Cc}/u.test(text)) return JSON.stringify(text);
  const safe = NEEDS_NO_QUOTES.test(text) && !MEANS_SOMETHING.test(text) && text.trim() === text;
  return safe ? text : quoted(text);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Texts as a list on one line. */
export const inList = (texts: readonly string[]): string =>
  `[${texts.map((text) => (/[,[\]{}]/.test(text) ? quoted(text) : plain(text))).join(', ')}]`;

const WIDTH = 90;

/** A text in lines of at most `WIDTH` characters. */
export function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
