import { Element, type ParentNode } from 'domhandler';
import { allElements, elementsIn } from './tree.ts';

/**
 * On the page a part of the map is cut out by an outline in the attribute itself (`clip-path="path(...)"`), as WebKit
 * finds nothing else there. Few other programs know that, so in a picture it is a `<clipPath>`: of the outlines that
 * are in the picture anyway, which `data-part` names after the part itself.
 */
export function makeClips(map: ParentNode): void {
  const byId = new Map(allElements(map).map((element) => [element.attribs['id'], element]));
  const [definitions] = allElements(map).filter(({ name }) => name === 'defs');
  for (const { attribs } of allElements(map)) {
    const part = attribs['data-part'];
    if (part === undefined) continue;
    const [name = '', ...ids] = part.split(' ');
    const outlines = ids.flatMap((id) => hrefs(byId.get(id)));
    const uses = outlines.map((href) => new Element('use', { href }));
    definitions?.children.push(new Element('clipPath', { id: name }, uses));
    attribs['clip-path'] = `url(#${name})`;
    delete attribs['data-part'];
  }
}

/** An outline, or those of a group. */
function hrefs(element: Element | undefined): readonly string[] {
  if (!element) return [];
  if (element.name !== 'g') return [`#${element.attribs['id'] ?? ''}`];
  return elementsIn(element).map(({ attribs }) => attribs['href'] ?? '');
}
