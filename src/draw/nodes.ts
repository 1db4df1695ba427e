/**
 * What is drawn, as data: elements of SVG with their attributes and what they contain. Text and documents are made of
 * it (`toText`, `dom.ts`), and pictures in given colours (`paint.ts`). A class names a rule of `marks.css`.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly content: string | readonly SvgNode[];
  /** Identifies it among its siblings, if it may come and go. */
  readonly key: string | undefined;
}

/** Undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The contents of a node: null and false are left out. */
export type Content = string | readonly (SvgNode | null | false)[];

export function node(
  tag: string,
  attributes: Attributes,
  content: Content = [],
  key?: string,
): SvgNode {
  const kept =
    typeof content === 'string'
      ? content
      : content.filter((one): one is SvgNode => one !== null && one !== false);
  return { tag, attributes, content: kept, key };
}

/** The nodes as markup of SVG, which is that of HTML, too. */
export const toText = (nodes: readonly SvgNode[]): string => nodes.map(textOf).join('');

function textOf({ tag, attributes, content }: SvgNode): string {
  let start = `<${tag}`;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${name}="${escaped(String(value))}"`;
  const inner = typeof content === 'string' ? escaped(content) : toText(content);
  return inner === '' ? `${start}/>` : `${start}>${inner}</${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  plain(text).replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Without the characters that XML does not allow. */
export const plain = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** The element nodes inside a node. */
export const partsOf = ({ content }: SvgNode): readonly SvgNode[] =>
  typeof content === 'string' ? [] : content;

/** A node and all that are inside it, in document order. */
export const allIn = (one: SvgNode): readonly SvgNode[] => [one, ...partsOf(one).flatMap(allIn)];
