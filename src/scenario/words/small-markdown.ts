/*
 * The Markdown of authors' words: paragraphs, lists, `**bold**`, `*emphasis*`, links, and `[1:words]` in the colour of
 * a mark. Everything else is text: there is no HTML in it, and none comes out but these elements.
 */

/** An element of a page, as data. Text stays text. */
export interface RichNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Rich[];
}
export type Rich = RichNode | string;

const rich = (
  tag: string,
  children: RichNode['children'],
  attributes: RichNode['attributes'] = {},
): RichNode => ({ tag, attributes, children });

/** Whether an address may be linked to: of the web, or relative. */
export const isLink = (address: string): boolean =>
  /^(https?:\/\/[^\s]+|[^\s:]+|[^\s:/?#]*[/?#][^\s]*)$/i.test(address) &&
  !/^[/\\]{2}/.test(address);

/** What begins a part of a line: an escaped sign, a mark's words, a link, bold, emphasis. */
const PART =
  /\\([\\*[\]_])|\[([123]):([^\][]+)\]|\[([^\][]+)\]\(([^()\s]+)\)|\*\*(?=[^\s*])(.+?)(?<=[^\s*]|[^\s*]\*)\*\*|(?<![\w*])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\7(?![\w*])/;

function inline(text: string): readonly Rich[] {
  const found = PART.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [whole, sign, colour, marked, words, address, bold, , emphasis] = found;
  const part = (): Rich => {
    if (sign !== undefined) return sign;
    if (marked !== undefined)
      return rich('span', inline(marked), { class: `crayon-${colour ?? ''}` });
    if (words !== undefined && address !== undefined)
      return isLink(address) ? rich('a', inline(words), { href: address }) : whole;
    if (bold !== undefined) return rich('strong', inline(bold));
    return rich('em', inline(emphasis ?? ''));
  };
  return [
    ...(found.index > 0 ? [text.slice(0, found.index)] : []),
    part(),
    ...inline(text.slice(found.index + whole.length)),
  ];
}

const ITEM = /^\s*[-*]\s+/;

/** A text as paragraphs and lists. */
export function richOf(text: string): readonly RichNode[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(groups)
    .map((lines) => {
      const isList = ITEM.test(lines[0] ?? '');
      if (!isList) return rich('p', inline(lines.map((line) => line.trim()).join(' ')));
      const items = lines.join('\n').split(/\n(?=\s*[-*]\s)/);
      return rich(
        'ul',
        items.map((item) =>
          rich('li', inline(item.replace(ITEM, '').replaceAll(/\s*\n\s*/g, ' '))),
        ),
      );
    });
}

/** The lines of a paragraph, cut where a list begins. */
function groups(part: string): readonly (readonly string[])[] {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => ITEM.test(line));
  return [
    lines.slice(0, start < 0 ? undefined : start),
    start < 0 ? [] : lines.slice(start),
  ].filter((some) => some.length > 0);
}

/** A text without its marks, for places that show only text. */
export const plainOf = (text: string): string =>
  richOf(text)
    .map((node) => textIn(node))
    .join(' ');

const textIn = (node: Rich): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join(node.tag === 'ul' ? ' ' : '');
