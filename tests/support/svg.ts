import { type Element, isTag, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** The elements of an SVG text, in document order. */
export const elementsOf = (svg: string): readonly Element[] =>
  allElements(parseDocument(svg, { xmlMode: true }));

export const elementsIn = (parent: ParentNode): readonly Element[] => parent.children.filter(isTag);

/** All descendant elements in document order. */
export function allElements(parent: ParentNode): readonly Element[] {
  return elementsIn(parent).flatMap((element) => [element, ...allElements(element)]);
}
