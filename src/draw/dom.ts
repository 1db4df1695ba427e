import type { SvgNode } from './nodes.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The node from which each element was made. */
const made = new WeakMap<Element, SvgNode>();

const keyOf = ({ key, tag }: SvgNode, place: number): string => key ?? `${tag} ${String(place)}`;

/**
 * Takes the children of an element for what they were written as: the text of these nodes. If they are something else, they are
 * removed.
 */
export function adopt(parent: Element, nodes: readonly SvgNode[]): void {
  const children = [...parent.children];
  const isText =
    children.length === nodes.length &&
    nodes.every(({ tag }, place) => children[place]?.tagName === tag);
  children.forEach((child, place) => {
    const wanted = nodes[place];
    if (!isText || !wanted) child.remove();
    else {
      made.set(child, wanted);
      if (typeof wanted.content !== 'string') adopt(child, wanted.content);
    }
  });
}

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
