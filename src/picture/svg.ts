import serialize from 'dom-serializer';
import { Element, Text, type ChildNode, type ParentNode } from 'domhandler';
import type { SpaceId } from '../board/board.ts';
import type { Format } from '../stage/model/format.ts';
import { outlineTexts } from './letters.ts';
import { inlineMap } from './map.ts';
import type { Palette } from './palette.ts';
import { resolveStyles } from './resolve.ts';
import { addBand } from './sentence-band.ts';
import { readStyles } from './styles.ts';
import { allElements, elementsIn, plain, readMarkup } from './tree.ts';

/** Everything that a picture is made from. */
export interface Parts {
  /** The content of a board's svg element: `Picture`, rendered in Node or in a page. */
  readonly markup: string;
  /** The styles of the components that render it. */
  readonly styles: string;
  /** The map file that the markup refers to. */
  readonly map: string;
  readonly palette: Palette;
  /** Whether print styles apply. */
  readonly forPrint: boolean;
  readonly format: Format;
  /** Only these spaces, cut out of the map; null: the whole section. */
  readonly cropTo: ReadonlySet<SpaceId> | null;
  /** Title and description for readers who cannot see the picture. */
  readonly title: string;
  readonly description: string;
  /** A line of text below the board; null: none. */
  readonly line: string | null;
}

const element = (name: string, attributes: Record<string, string>, children: ChildNode[] = []) =>
  new Element(name, attributes, children);

/**
 * A picture of a board as a stand-alone SVG file: no script, address, font, style sheet or theme-dependent colour.
 * Deterministic. Titles and names are escaped as text.
 */
export const pictureSvg = (parts: Parts): string => finished(pictureTree(parts));

/** The same as a tree, before its ids are made unique. */
export function pictureTree(parts: Parts): Element {
  const { format, palette } = parts;
  const picture = readMarkup(parts.markup);
  resolveStyles(picture, readStyles(parts.styles, parts.forPrint), palette);
  const frame = { left: 0, top: 0, right: format.width, bottom: format.height };
  const { definitions, cut } = inlineMap(picture, parts.map, frame, palette, parts.cropTo);
  outlineTexts(picture);
  const drawn = elementsIn(picture);
  const isGround = (one: Element): boolean =>
    [one, ...allElements(one)].some(({ name }) => name === 'use');
  const { left, top, right, bottom } = cut?.box ?? frame;
  const size = { width: round(right - left), height: round(bottom - top) };
  const corner = { x: round(left), y: round(top) };
  const root = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${corner.x} ${corner.y} ${size.width} ${size.height}`,
      ...size,
      role: 'img',
    },
    [
      element('title', {}, [new Text(plain(parts.title))]),
      element('desc', {}, [new Text(plain(parts.description))]),
      element('defs', {}, [sea(format, palette), ...definitions, ...(cut ? [cut.clip] : [])]),
      element('g', cut ? { 'clip-path': 'url(#near)' } : {}, [
        element('rect', { ...corner, ...size, fill: 'url(#sea-ground)' }),
        ...drawn.filter(isGround),
      ]),
      ...drawn.filter((one) => !isGround(one)),
    ],
  );
  if (parts.line !== null) addBand(root, [parts.line], palette);
  return root;
}

/** Serialises a tree, prefixing its ids. `style`: returns its style sheet, if any, given the prefix. */
export function finished(root: Element, style?: (prefix: string) => string): string {
  const prefix = prefixIds(root, style?.('') ?? '');
  if (style) {
    const rules = style(prefix);
    root.attribs['id'] = prefix;
    if (rules !== '') root.children.push(element('style', {}, [new Text(rules)]));
  }
  return `${serialize(root, { xmlMode: true })}\n`;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The background of a board: `radial-gradient(circle at 46% 42%, var(--sea), var(--sea-deep))`. */
function sea({ width, height }: Format, palette: Palette): Element {
  const [x, y] = [0.46 * width, 0.42 * height];
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const stop = (offset: string, token: string): Element =>
    element('stop', { offset, 'stop-color': palette.value(token) ?? 'none' });
  const attributes = { cx: x.toFixed(1), cy: y.toFixed(1), r: radius.toFixed(1) };
  return element(
    'radialGradient',
    { id: 'sea-ground', gradientUnits: 'userSpaceOnUse', ...attributes },
    [stop('0', '--sea'), stop('1', '--sea-deep')],
  );
}

/** Prefixes all ids with a checksum, since one page may contain several pictures. Returns the prefix. */
function prefixIds(root: ParentNode, style: string): string {
  const prefix = `p${checksum(serialize(root, { xmlMode: true }) + style)}`;
  const mark = `${prefix}-`;
  const used = new Set<string>();
  const elements = allElements(root);
  for (const { attribs } of elements)
    for (const [name, value] of Object.entries(attribs)) {
      const target = name === 'href' ? /^#(.+)$/.exec(value) : /^url\(#(.+)\)$/.exec(value);
      if (target?.[1] === undefined) continue;
      used.add(target[1]);
      attribs[name] = value.replace('#', `#${mark}`);
    }
  for (const { attribs } of elements) {
    const { id } = attribs;
    if (id === undefined) continue;
    if (used.has(id)) attribs['id'] = mark + id;
    else delete attribs['id'];
  }
  return prefix;
}

/** FNV-1a: short, and sufficient to distinguish pictures. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
