import type { Attachment } from 'svelte/attachments';
import type { XmlElement } from '../../scenario/board/read-xml.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Puts the parts of a drawing into an svg of the page, with a prefix to their ids. */
export const sheetInPage =
  (sheet: XmlElement, prefix: string): Attachment<SVGSVGElement> =>
  (svg) => {
    svg.replaceChildren(...nodesOf(sheet, prefix));
  };

const nodesOf = ({ children }: XmlElement, prefix: string): readonly Node[] =>
  children.map((child) => {
    if (typeof child === 'string') return document.createTextNode(child);
    const node = document.createElementNS(SVG, child.tag);
    for (const [name, value] of child.attributes)
      node.setAttribute(
        name,
        name === 'id' ? prefix + value : name === 'href' ? `#${prefix}${value.slice(1)}` : value,
      );
    node.append(...nodesOf(child, prefix));
    return node;
  });
