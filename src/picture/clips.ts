import { Element, type ParentNode } from 'domhandler';
import { allElements, elementsIn } from './tree.ts';

/**
 * On the page, parts of the map are clipped by an outline in the attribute itself (`clip-path="path(...)"`), the only
 * form that WebKit applies there. Few other programs support it, so a picture uses a `<clipPath>` made of outlines
 * that it contains anyway; `data-part` lists their ids after the name of the part.
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

/** The references to an outline, or to all outlines of a group. */
function hrefs(element: Element | undefined): readonly string[] {
  if (!element) return [];
  if (element.name !== 'g') return [`#${element.attribs['id'] ?? ''}`];
  return elementsIn(element).map(({ attribs }) => attribs['href'] ?? '');
}
