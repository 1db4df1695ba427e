import { type SvgNode, allIn, node, plain, toText } from '../draw/nodes.ts';
import { boardMap } from '../draw/board-map.ts';
import { diagramMap } from '../draw/diagram.ts';
import type { DrawnMap } from '../draw/drawn-map.ts';
import { drawMap } from '../draw/map.ts';
import { type Palettes, painted } from '../draw/paint.ts';
import { standardLines } from '../draw/standard-map.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { drawingOf } from '../stage/model/drawing-of.ts';
import type { Format } from '../stage/model/format.ts';
import { outlined } from './letters.ts';

/** The map of a frame; with `near`, only those spaces, if it is the standard map. */
export function mapOf(frame: Frame, near: ReadonlySet<string> | null): DrawnMap {
  const { diagram, own } = drawingOf(frame.format);
  if (diagram) return diagramMap(diagram, frame);
  return own ? boardMap(own, frame) : drawMap(standardLines(), frame, near);
}

/** What is shown of a picture, and its texts. */
export interface Parts {
  readonly map: DrawnMap;
  /** What is on the map. */
  readonly marks: readonly SvgNode[];
  readonly format: Format;
  readonly palettes: Palettes;
  /** Title and description for readers who cannot see the picture. */
  readonly title: string;
  readonly description: string;
  /** A line of text below the board; null: none. */
  readonly line: string | null;
  /** Below that, one over the other. */
  readonly sentences: readonly string[];
}

/** The key of a sentence below the board. */
export const keyOfSentence = (number: number): string => `sentence ${String(number)}`;

/**
 * A picture of a board: no script, address, font, style sheet or theme-dependent colour. Titles and names are escaped as
 * text.
 */
export function pictureOf(parts: Parts): SvgNode {
  const { format, palettes, line, sentences } = parts;
  const { definitions, layers, box, clip } = parts.map;
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top].map(tenth) as [number, number];
  const corner = { x: tenth(left), y: tenth(top) };
  const below = (texts: readonly string[], top: number) =>
    texts.length === 0 ? null : bandOf(texts, { left: corner.x, top: corner.y + top, width });
  const titled = below(line === null ? [] : [line], height);
  const board = height + (titled?.height ?? 0);
  const told = below(sentences, board);
  const down = tenth(board + (told?.height ?? 0));
  const drawn = (nodes: readonly SvgNode[]) => outlined(painted(nodes, palettes));
  const [ground, marks, all] = [layers, parts.marks, definitions].map(drawn) as [
    readonly SvgNode[],
    readonly SvgNode[],
    readonly SvgNode[],
  ];
  const strip = [
    ...(titled ? [titled.ground, ...titled.sentences] : []),
    ...(told ? [told.ground] : []),
    ...(told?.sentences ?? []).map((one, i) => ({ ...one, key: keyOfSentence(i) })),
  ];
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [corner.x, corner.y, width, down].join(' '),
      width,
      height: down,
      role: 'img',
    },
    [
      node('title', {}, parts.title),
      node('desc', {}, parts.description),
      node('defs', {}, [
        ...painted([sea(format)], palettes),
        ...referredTo(all, [node('g', clip), ...ground, ...marks]),
      ]),
      node('g', clip, [
        node('rect', { ...corner, width, height, fill: 'url(#sea-ground)' }),
        ...ground,
      ]),
      ...marks,
      // Its letters are those of a font.
      ...painted(strip, palettes),
    ],
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The background of a board: `radial-gradient(circle at 46% 42%, var(--sea), var(--sea-deep))`. */
function sea({ width, height }: Format): SvgNode {
  const [x, y] = [0.46 * width, 0.42 * height];
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const stop = (offset: number, token: string): SvgNode =>
    node('stop', { offset, 'stop-color': `var(--${token})` });
  const circle = { cx: x.toFixed(1), cy: y.toFixed(1), r: radius.toFixed(1) };
  return node('radialGradient', { id: 'sea-ground', gradientUnits: 'userSpaceOnUse', ...circle }, [
    stop(0, 'sea'),
    stop(1, 'sea-deep'),
  ]);
}

/** The id that a value refers to: `#land`, `url(#land)`. */
const idIn = (name: string, value: string): string | undefined =>
  (name === 'href' ? /^#(.+)$/ : /^url\(#(.+)\)$/).exec(value)?.[1];

const idsIn = (nodes: readonly SvgNode[]): readonly string[] =>
  nodes
    .flatMap(allIn)
    .flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => idIn(name, String(value)) ?? []),
    );

/** The definitions that something drawn refers to, or another of them. */
function referredTo(
  definitions: readonly SvgNode[],
  drawn: readonly SvgNode[],
): readonly SvgNode[] {
  const ids = new Set(idsIn(drawn));
  const used = definitions.filter(({ attributes: { id } }) => ids.has(String(id)));
  const all = new Set([...ids, ...idsIn(used)]);
  return definitions.filter(({ attributes: { id } }) => all.has(String(id)));
}

/** The class of colours in dark themes, which pages share. */
const SHARED = /\bc\d+/g;

/**
 * A picture as text. Its ids and the classes of colours have a checksum before them, since one page may contain several
 * pictures. `style`: the style sheet, if it has one, for that prefix.
 */
export function written(root: SvgNode, style: (prefix: string) => string = () => ''): string {
  const used = new Set(idsIn([root]));
  const prefix = `p${checksum(toText([root]) + style(''))}`;
  const named = (one: SvgNode): SvgNode => {
    const attributes = Object.entries(one.attributes).flatMap(([name, value]) => {
      const text = String(value);
      if (name === 'id') return used.has(text) ? [[name, `${prefix}-${text}`]] : [];
      if (name === 'class') return [[name, text.replaceAll(SHARED, `${prefix}$&`)]];
      return [[name, idIn(name, text) === undefined ? value : text.replace('#', `#${prefix}-`)]];
    });
    return {
      ...one,
      attributes: Object.fromEntries(attributes) as SvgNode['attributes'],
      content: typeof one.content === 'string' ? one.content : one.content.map(named),
    };
  };
  const rules = style(prefix);
  const { tag, attributes, content } = named(root);
  const whole =
    typeof content === 'string' || rules === ''
      ? node(tag, attributes, content)
      : node(tag, { ...attributes, id: prefix }, [...content, node('style', {}, rules)]);
  return `${toText([whole])}\n`;
}

/** FNV-1a: short, and sufficient to distinguish pictures. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A font that readers have installed, since sentences as outlines would be larger than the board. */
const FONT = "Georgia,'Times New Roman',serif";
/** Mean width of a letter in such fonts, in em; rounded up a little. */
const LETTER = 0.5;
const LINE = 1.35;

/** The strip below the board for sentences, one over the other. */
interface Band {
  readonly height: number;
  /** The background of all of them. */
  readonly ground: SvgNode;
  /** The sentences, in their order. */
  readonly sentences: readonly SvgNode[];
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function bandOf(sentences: readonly string[], { left, top, width }: Place): Band {
  const size = Math.max(13, Math.round(width / 38));
  const columns = Math.floor((width - 2 * size) / (LETTER * size));
  const wrapped = sentences.map((sentence) => linesOf(plain(sentence), columns));
  const lines = Math.max(...wrapped.map(({ length }) => length));
  const height = Math.ceil(size * (LINE * lines + 0.9));
  const strip = (down: number, token: string): SvgNode =>
    node('rect', { x: left, y: top, width, height: down, fill: `var(--${token})` });
  return {
    height,
    ground: node('g', {}, [strip(height, 'sheet'), strip(1.5, 'ink')]),
    sentences: wrapped.map((list) =>
      node(
        'g',
        { 'font-family': FONT, 'font-size': size, fill: 'var(--ink)' },
        list.map((line, i) =>
          node('text', { x: left + size, y: Math.round(top + size * (1.35 + LINE * i)) }, line),
        ),
      ),
    ),
  };
}

/** Breaks a text between words, but not at a no-break space; a word longer than a line gets a line to itself. */
function linesOf(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
