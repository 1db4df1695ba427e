import { Element, type ParentNode } from 'domhandler';
import { SPACE_IDS, type SpaceId } from '../board/board.ts';
import { boundsOf, meet, type Box } from './bounds.ts';
import type { Palette } from './palette.ts';
import { resolveStyles } from './resolve.ts';
import { makeClips } from './clips.ts';
import { type Matrix, moveBox, readTransform, scaleOf, UNMOVED } from './transform.ts';
import { allElements, elementsIn, keepChildren, readMarkup } from './tree.ts';

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** In place of a scale: a stroke that grows with the map. */
const AS_IT_IS = 'as it is';
const SHEET = /\.svg#(.+)$/;

export interface Taken {
  readonly definitions: readonly Element[];
  /** If only some spaces were wanted: what cuts them out, and the box round them. */
  readonly cut: { readonly clip: Element; readonly box: Box } | null;
}

/** The id of an outline on the map. */
const OUTLINE = /^(\w+)-grid$/;

/**
 * Makes a picture independent of the map's file: what its `<use>` elements take from there is put into it, as far as
 * it is seen in the section `frame` (px); of spaces, if `near` names some, only those. Strokes that keep their width on the page at any
 * zoom get that width here once and for all, so that the picture may be enlarged as a whole.
 */
export function takeMap(
  picture: ParentNode,
  sheet: string,
  frame: Box,
  palette: Palette,
  near: ReadonlySet<SpaceId> | null,
): Taken {
  const map = readMarkup(sheet);
  makeClips(map);
  resolveStyles(map, [], palette);
  const byId = new Map(
    allElements(map).flatMap((element) =>
      element.attribs['id'] === undefined ? [] : [[element.attribs['id'], element] as const],
    ),
  );
  const kept = new Set<Element>();
  const scales = new Set<string>();

  /** Whether anything of it is seen. */
  function visit(element: Element, outer: Matrix, outerWidth: number): boolean {
    const at = readTransform(element.attribs['transform'], outer);
    const width = Number(element.attribs['stroke-width'] ?? outerWidth);
    if (!isSeen(element, at, width)) return false;
    kept.add(element);
    return true;
  }
  function isSeen(element: Element, at: Matrix, width: number): boolean {
    for (const value of Object.values(element.attribs)) {
      const used = /^url\(#(.+)\)$/.exec(value)?.[1];
      const target = used === undefined ? undefined : byId.get(used);
      if (target && !visit(target, at, 0)) return false;
    }
    switch (element.name) {
      case 'path':
        return isPathSeen(element, at, width);
      case 'use': {
        const target = byId.get((element.attribs['href'] ?? '').slice(1));
        return target !== undefined && visit(target, at, width);
      }
      case 'g':
      case 'clipPath':
        return elementsIn(element)
          .map((child) => visit(child, at, width))
          .includes(true);
      default:
        for (const child of elementsIn(element)) visit(child, at, width);
        return true;
    }
  }
  function isPathSeen({ attribs }: Element, at: Matrix, width: number): boolean {
    const outline = OUTLINE.exec(attribs['id'] ?? '')?.[1];
    if (outline !== undefined && cut && !cut.ids.has(outline)) return false;
    const box = wider(
      moveBox(boundsOf(attribs['d'] ?? ''), at),
      (width / 2) * Math.max(1, scaleOf(at)) + 1,
    );
    if (!meet(box, seen)) return false;
    scales.add('vector-effect' in attribs ? scaleOf(at).toFixed(6) : AS_IT_IS);
    return true;
  }

  const uses = allElements(picture).filter(({ name, attribs }) => {
    return name === 'use' && SHEET.test(attribs['href'] ?? '');
  });
  const cut = near && cutOut(near, uses[0]?.attribs['transform'] ?? '');
  const seen = cut ? overlap(cut.box, frame) : frame;
  if (cut) keepChildren(cut.clip, (outline) => visit(outline, UNMOVED, 0));
  const unseen = new Set<Element>();
  for (const use of uses) {
    const id = SHEET.exec(use.attribs['href'] ?? '')?.[1] ?? '';
    const target = byId.get(id);
    const at = readTransform(use.attribs['transform'], UNMOVED);
    if (!target) throw new Error(`the map has no ${id}`);
    if (!visit(target, at, 1)) unseen.add(use);
    use.attribs['href'] = `#${id}`;
  }
  for (const parent of [picture, ...allElements(picture)])
    keepChildren(parent, (element) => !unseen.has(element));

  // The map as a whole, or its layers where something lies between them.
  const isWhole = (one: Element): boolean => one.name !== 'defs' && kept.has(one);
  const taken = elementsIn(map).flatMap((top) =>
    elementsIn(top).flatMap((one) => (isWhole(one) ? [one] : elementsIn(one))),
  );
  const definitions = taken.filter((element) => kept.has(element));
  const parts = definitions.flatMap((one) => [one, ...allElements(one)]);
  for (const element of parts) keepChildren(element, (child) => kept.has(child));
  const [scale, ...others] = scales;
  if (scale !== undefined && scale !== AS_IT_IS && others.length === 0) {
    // What says nothing of a width has that of the element that shows it.
    for (const { attribs } of uses) attribs['stroke-width'] ??= '1';
    fixStrokes([...parts, ...uses], Number(scale));
  }
  return { definitions, cut: cut && { clip: cut.clip, box: seen } };

  /** The outlines of some spaces as one, and the box round them. */
  function cutOut(spaces: ReadonlySet<SpaceId>, transform: string) {
    const scale = byId.get([...spaces][0] ?? '')?.attribs['transform'] ?? '';
    const moved = `${transform} ${scale}`.trim();
    const shapes = [...byId].flatMap(([id, { attribs }]) => {
      const name = OUTLINE.exec(id)?.[1];
      const box = moveBox(boundsOf(attribs['d'] ?? ''), readTransform(moved, UNMOVED));
      return name === undefined ? [] : [{ name, href: `#${id}`, box }];
    });
    const named = shapes.filter(({ name }) =>
      SPACE_IDS.some((id) => id === name && spaces.has(id)),
    );
    const box = around(named.map((shape) => shape.box));
    // Land that nobody enters would be a hole in it.
    const closed = shapes.filter(({ name, box: own }) => name.startsWith('_') && isIn(own, box));
    const all = [...named, ...closed];
    const outlines = all.map(({ href }) => new Element('use', { href, transform: moved }));
    const clip = new Element('clipPath', { id: 'near' }, outlines);
    return { clip, box, ids: new Set(all.map(({ name }) => name)) };
  }
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const isIn = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Widths and dashes in px become such that enlarging by `scale` makes them what they were. */
function fixStrokes(elements: readonly Element[], scale: number): void {
  const smaller = (list: string): string =>
    list.replaceAll(/[\d.]+/g, (value) => String(Number((Number(value) / scale).toPrecision(6))));
  for (const { attribs } of elements) {
    delete attribs['vector-effect'];
    const width = attribs['stroke-width'];
    if (width !== undefined) attribs['stroke-width'] = smaller(width);
    const dashes = attribs['stroke-dasharray'];
    if (dashes !== undefined) attribs['stroke-dasharray'] = smaller(dashes);
  }
}
