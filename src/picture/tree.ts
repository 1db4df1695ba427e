import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Parses SVG markup. Text in it remains text. */
export const readMarkup = (markup: string): Document => parseDocument(markup, { xmlMode: true });

export const elementsIn = (parent: ParentNode): readonly Element[] => parent.children.filter(isTag);

/** All descendant elements in document order. */
export function allElements(parent: ParentNode): readonly Element[] {
  return elementsIn(parent).flatMap((element) => [element, ...allElements(element)]);
}

/** Removes the other child elements and repairs the sibling links. */
export function keepChildren(parent: ParentNode, keep: (element: Element) => boolean): void {
  const kept = parent.children.filter((node) => !isTag(node) || keep(node));
  kept.forEach((child, i) => {
    child.parent = parent;
    child.prev = kept[i - 1] ?? null;
    child.next = kept[i + 1] ?? null;
  });
  parent.children = kept;
}

/** Removes characters that XML does not allow. */
export const plain = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
