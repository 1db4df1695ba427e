/** An HTML element as data; plugins convert it to the form that their tool needs. */
export interface Tag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Tag | string)[];
}

export const tag = (
  name: string,
  attributes: Tag['attributes'],
  ...children: Tag['children']
): Tag => ({ tag: name, attributes, children });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lined = (value: string): string => escaped(value).replaceAll('\n', '&#10;');

/** Chooses the quotes that occur less often in the value: data is full of them, and people copy it. */
function quoted(value: string): string {
  const often = (mark: string): number => value.split(mark).length;
  return often('"') > often("'")
    ? `'${lined(value).replaceAll("'", '&#39;')}'`
    : `"${lined(value).replaceAll('"', '&quot;')}"`;
}

/** As HTML on one line, because an empty line would end the element in Markdown. */
export function htmlOf(node: Tag | string): string {
  if (typeof node === 'string') return escaped(node).replaceAll(/\s+/g, ' ');
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}=${quoted(value)}`,
  );
  return `<${node.tag}${attributes.join('')}>${node.children.map(htmlOf).join('')}</${node.tag}>`;
}

/** An element in the trees of remark and rehype. */
export interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string>;
  children: (HastElement | { type: 'text'; value: string })[];
}

export const hastOf = ({ tag: tagName, attributes, children }: Tag): HastElement => ({
  type: 'element',
  tagName,
  properties: { ...attributes },
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : hastOf(child),
  ),
});
