/** A value of JSON or of JavaScript, and where it is. */
export type DataNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, DataNode])[] }
  | { readonly kind: 'array'; readonly items: readonly DataNode[] }
  | { readonly kind: 'text'; readonly value: string }
  /** A number, `true`, `null`, a name. */
  | { readonly kind: 'word'; readonly value: string }
);

export interface DataRoot {
  /** `orders` of `var orders = {…}`. */
  readonly name: string | null;
  readonly node: DataNode;
}

export interface DataRead {
  readonly roots: readonly DataRoot[];
  /** Where reading could not continue; null if everything was read. */
  readonly failed: number | null;
}

const DEEPEST = 40;

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/|<!--[^]*?-->)*/y;
const WORD = /[\p{L}\p{N}_$.+-]+/uy;
const DECLARED =
  /(?:(?:var|let|const|export\s+default|export\s+const)\s+)?([\p{L}_$][\p{L}\p{N}_$.]*)[ \t]*(?:[=:]|\r?\n)\s*(?=[[{])/uy;

/** What could not be read, and where. */
class NoData extends Error {
  constructor(readonly at: number) {
    super('no data');
  }
}

/**
 * Reads JSON, one value or several, and the JavaScript that pages of sites use: names without quotes, single quotes,
 * comments, `var orders = {…};`. It evaluates nothing, and takes time in proportion to the text.
 */
export function readData(text: string): DataRead {
  const roots: DataRoot[] = [];
  let at = 0;
  /** The first bracket that is not closed. */
  let cutOff: number | null = null;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  const blank = (): void => {
    match(BLANK);
  };
  const take = (sign: string): boolean => {
    blank();
    if (text.charAt(at) !== sign) return false;
    at++;
    return true;
  };

  function value(depth: number): DataNode {
    blank();
    const start = at;
    const sign = text.charAt(at);
    if (depth > DEEPEST) throw new NoData(at);
    if (sign === '{') return object(depth);
    if (sign === '[') return array(depth);
    if (sign === '"' || sign === "'" || sign === '`') {
      const words = quoted(sign);
      return { kind: 'text', value: words, start, end: at };
    }
    const word = match(WORD);
    if (!word) throw new NoData(at);
    return { kind: 'word', value: word[0], start, end: at };
  }

  /** What is missing at the end is reported; what was complete before it is read. */
  function isCutOff(start: number): boolean {
    if (at < text.length) return false;
    cutOff ??= start;
    return true;
  }

  function object(depth: number): DataNode {
    const start = at;
    at++;
    const entries: (readonly [string, DataNode])[] = [];
    while (!take('}') && !isCutOff(start)) {
      blank();
      const sign = text.charAt(at);
      const key = sign === '"' || sign === "'" ? quoted(sign) : match(WORD)?.[0];
      if (key === undefined || !take(':')) throw new NoData(at);
      entries.push([key, value(depth + 1)]);
      if (!take(',') && at < text.length && text.charAt(at) !== '}') throw new NoData(at);
    }
    return { kind: 'object', entries, start, end: at };
  }

  function array(depth: number): DataNode {
    const start = at;
    at++;
    const items: DataNode[] = [];
    while (!take(']') && !isCutOff(start)) {
      items.push(value(depth + 1));
      if (!take(',') && at < text.length && text.charAt(at) !== ']') throw new NoData(at);
    }
    return { kind: 'array', items, start, end: at };
  }

  function quoted(sign: string): string {
    const start = at + 1;
    let end = start;
    while (end < text.length && text.charAt(end) !== sign) {
      if (text.charAt(end) === '\n' && sign !== '`') throw new NoData(end);
      end += text.charAt(end) === '\\' ? 2 : 1;
    }
    if (end >= text.length) throw new NoData(start);
    at = end + 1;
    return unescaped(text.slice(start, end));
  }

  try {
    for (;;) {
      blank();
      if (at >= text.length) break;
      // A piece that was copied out of a page may end with brackets that it does not begin.
      if (match(/[;,]|[\]}](?=[\s\]},;]*$)/y)) continue;
      const name = match(DECLARED)?.[1] ?? null;
      const sign = text.charAt(at);
      if (sign === '{' || sign === '[') roots.push({ name, node: value(0) });
      else {
        // `"France": {…}` without the braces around it.
        const start = at;
        const key = sign === '"' || sign === "'" ? quoted(sign) : (match(WORD)?.[0] ?? '');
        if (!take(':')) throw new NoData(start);
        roots.push({ name: key, node: value(0) });
      }
    }
    return { roots, failed: cutOff };
  } catch (cause) {
    if (cause instanceof NoData) return { roots, failed: cause.at };
    throw cause;
  }
}

function unescaped(words: string): string {
  if (!words.includes('\\')) return words;
  return words.replace(
    /\\(?:u([0-9a-f]{4})|([^]))/gi,
    (_, code: string | undefined, sign: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      return sign === 'n' ? '\n' : sign === 't' ? '\t' : (sign ?? '');
    },
  );
}

/** A field of an object. */
export const fieldOf = (node: DataNode | undefined, name: string): DataNode | undefined =>
  node?.kind === 'object' ? node.entries.findLast(([key]) => key === name)?.[1] : undefined;

/** The words of a string, a number or a name; undefined for anything else, including `null`. */
export const wordsOf = (node: DataNode | undefined): string | undefined =>
  (node?.kind === 'text' || node?.kind === 'word') && node.value !== 'null'
    ? node.value
    : undefined;

export const itemsOf = (node: DataNode | undefined): readonly DataNode[] =>
  node?.kind === 'array' ? node.items : [];

export const entriesOf = (node: DataNode | undefined): readonly (readonly [string, DataNode])[] =>
  node?.kind === 'object' ? node.entries : [];
