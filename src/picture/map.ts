import { cloneNode, type Document, Element, type ParentNode } from 'domhandler';
import { SPACE_IDS, type SpaceId } from '../board/board.ts';
import type { Box } from '../board/places.ts';
import { boundsOf, intersect } from './bounds.ts';
import { outlineTexts } from './letters.ts';
import { type Palette, withoutHomes } from './palette.ts';
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

/** In place of a scale factor: the stroke grows with the map. */
const GROWS_WITH_MAP = 'as it is';
const SHEET = /\.svg#(.+)$/;

export interface MapParts {
  readonly definitions: readonly Element[];
  /** If only some spaces were requested: their clip path and bounding box. */
  readonly cut: { readonly clip: Element; readonly box: Box } | null;
}

const resolved = new WeakMap<Palette, { readonly sheet: string; readonly map: Document }>();

/** A copy of the map with its styles resolved, cached: reading it takes longer than the rest of a picture. */
function resolvedMap(sheet: string, palette: Palette): Document {
  const known = resolved.get(palette);
  if (known?.sheet === sheet) return cloneNode(known.map, true);
  const map = readMarkup(sheet);
  makeClips(map);
  resolveStyles(map, [], palette);
  outlineTexts(map);
  resolved.set(palette, { sheet, map });
  return cloneNode(map, true);
}

/** The id of an outline of the map. */
const OUTLINE = /^(\w+)-grid$/;

/**
 * Makes a picture independent of the map file: copies everything that its `<use>` elements refer to and that is
 * visible in the section `frame` (px). With `near`, only those spaces. Strokes whose width on the page is independent
 * of the zoom get a fixed width, so that the picture can be scaled.
 */
export function inlineMap(
  picture: ParentNode,
  sheet: string,
  frame: Box,
  palette: Palette,
  near: ReadonlySet<SpaceId> | null,
): MapParts {
  const uses = allElements(picture).filter(({ name, attribs }) => {
    return name === 'use' && SHEET.test(attribs['href'] ?? '');
  });
  const isOwned = uses.some(({ attribs }) => attribs['href']?.endsWith('#ground'));
  const map = resolvedMap(sheet, isOwned ? withoutHomes(palette) : palette);
  const byId = new Map(
    allElements(map).flatMap((element) =>
      element.attribs['id'] === undefined ? [] : [[element.attribs['id'], element] as const],
    ),
  );
  const kept = new Set<Element>();
  const scales = new Set<string>();

  /** Marks an element as kept if any part of it is visible. */
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
    if (!intersect(box, seen)) return false;
    scales.add('vector-effect' in attribs ? scaleOf(at).toFixed(6) : GROWS_WITH_MAP);
    return true;
  }

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

  // The map as a whole, or its layers if something is drawn between them.
  const isWhole = (one: Element): boolean => one.name !== 'defs' && kept.has(one);
  const taken = elementsIn(map).flatMap((top) =>
    elementsIn(top).flatMap((one) => (isWhole(one) ? [one] : elementsIn(one))),
  );
  const definitions = taken.filter((element) => kept.has(element));
  const parts = definitions.flatMap((one) => [one, ...allElements(one)]);
  for (const element of parts) keepChildren(element, (child) => kept.has(child));
  const [scale, ...others] = scales;
  if (scale !== undefined && scale !== GROWS_WITH_MAP && others.length === 0) {
    // Parts without a stroke width inherit that of the `<use>` element.
    for (const { attribs } of uses) attribs['stroke-width'] ??= '1';
    fixStrokes([...parts, ...uses], Number(scale));
  }
  return { definitions, cut: cut && { clip: cut.clip, box: seen } };

  /** A clip path of the outlines of some spaces, and its bounding box. */
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
    // Closed land inside the box is included, or it would leave holes.
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

/** Divides stroke widths and dashes by `scale`, so that scaling restores them. */
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
