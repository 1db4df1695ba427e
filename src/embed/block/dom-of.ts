import type { Tag } from './tree.ts';

/** A tag as a node of the page. Text stays text. */
export function domOf(tag: Tag | string): Node {
  if (typeof tag === 'string') return document.createTextNode(tag);
  const element = document.createElement(tag.tag);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  element.append(...tag.children.map(domOf));
  return element;
}
