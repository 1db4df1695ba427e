import { isTag, type Element, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Reads markup of SVG. What stands in it as text is text, and stays so. */
export const readMarkup = (markup: string): ParentNode => parseDocument(markup, { xmlMode: true });

export const elementsIn = (parent: ParentNode): readonly Element[] => parent.children.filter(isTag);

/** Every element below, in the order of the document. */
export function allElements(parent: ParentNode): readonly Element[] {
  return elementsIn(parent).flatMap((element) => [element, ...allElements(element)]);
}

/** Keeps some children and puts right who stands beside whom. */
export function keepChildren(parent: ParentNode, keep: (element: Element) => boolean): void {
  const kept = parent.children.filter((node) => !isTag(node) || keep(node));
  kept.forEach((child, i) => {
    child.parent = parent;
    child.prev = kept[i - 1] ?? null;
    child.next = kept[i + 1] ?? null;
  });
  parent.children = kept;
}
