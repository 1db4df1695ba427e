/**
 * A description of an SVG element: drawing a frame returns a list of these, and `update` makes a document agree with
 * it.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly content: string | readonly SvgNode[];
  /** Identifies it among its siblings, if it may come and go. */
  readonly key: string | undefined;
}

/** The contents of a list of nodes: null and false are left out. */
export type Content = string | readonly (SvgNode | null | false)[];

export function node(
  tag: string,
  attributes: SvgNode['attributes'],
  content: Content = [],
  key?: string,
): SvgNode {
  const kept =
    typeof content === 'string'
      ? content
      : content.filter((one): one is SvgNode => one !== null && one !== false);
  return { tag, attributes, content: kept, key };
}

const SVG = 'http://www.w3.org/2000/svg';
/** The node from which each element was made. */
const made = new WeakMap<Element, SvgNode>();

const keyOf = ({ key, tag }: SvgNode, place: number): string => key ?? `${tag} ${String(place)}`;

/** Makes the children of an element match the nodes. Elements made from the same node are skipped. */
export function update(parent: Element, nodes: readonly SvgNode[]): void {
  const known = new Map<string, Element>();
  [...parent.children].forEach((child, place) => {
    const before = made.get(child);
    if (before) known.set(keyOf(before, place), child);
  });
  let next = parent.firstElementChild;
  nodes.forEach((wanted, place) => {
    const key = keyOf(wanted, place);
    const found = known.get(key);
    known.delete(key);
    const isSame = found !== undefined && made.get(found)?.tag === wanted.tag;
    if (found && !isSame) known.set(`${key} gone`, found);
    const child = isSame ? found : document.createElementNS(SVG, wanted.tag);
    write(child, wanted);
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  });
  for (const child of known.values()) child.remove();
}

function write(element: Element, wanted: SvgNode): void {
  const before = made.get(element);
  if (before === wanted) return;
  made.set(element, wanted);
  for (const name of Object.keys({ ...before?.attributes, ...wanted.attributes })) {
    const value = wanted.attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (value !== before?.attributes[name]) element.setAttribute(name, String(value));
  }
  if (typeof wanted.content !== 'string') update(element, wanted.content);
  else if (wanted.content !== before?.content) element.textContent = wanted.content;
}
