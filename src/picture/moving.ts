import serialize from 'dom-serializer';
import { Element, isTag, type ParentNode } from 'domhandler';
import type { SpaceId } from '../board/board.ts';
import type { Point } from '../stage/geometry/point.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { mergeStates, type ShownElement } from './merge.ts';
import { recolour } from './recolour.ts';
import { keyframesOf, scheduleOf, type PicturePart } from './schedule.ts';
import { addBand } from './sentence-band.ts';
import { finished, pictureTree, type Parts } from './svg.ts';
import { allElements, elementsIn, readMarkup } from './tree.ts';

/** One state of an animated picture. */
export interface State {
  readonly frame: Frame;
  /** The frame as `Picture` renders it. */
  readonly markup: string;
  /** How long it is shown, in ms. */
  readonly hold: number;
  /** What happens in it. */
  readonly sentence: string;
}

export interface MovingParts extends Omit<Parts, 'markup' | 'format'> {
  /** The last one remains at the end, and is shown where nothing moves. */
  readonly states: readonly State[];
  readonly cropTo: ReadonlySet<SpaceId> | null;
  /** Whether it starts again after the last state, or stops there. */
  readonly loop: boolean;
  /** Whether the sentence of each state is shown below the board. */
  readonly sentences: boolean;
}

/**
 * A ruling as one SVG file that plays by itself with CSS keyframes: no script, address or font. The attributes alone
 * draw the last state, which is also what appears where style sheets are ignored, on paper, and for readers who prefer
 * reduced motion. Throws without states.
 */
export function movingSvg(parts: MovingParts): string {
  const { states, loop } = parts;
  const { root, changing } = merged(parts);
  const colours = recolour(root);
  const schedule = scheduleOf(states.map(({ hold }) => hold));
  const motions = new Map<string, string>();
  const themes = new Map<string, string>();
  const named = new Map<Element, (prefix: string) => string>();
  const groups = new Map<Element, Element>();
  for (const [element, part] of changing) {
    const keyframes = keyframesOf(part, schedule);
    if (keyframes === null) continue;
    const name = nameOf(motions, keyframes, 'a');
    // A group around the element is animated if it slides, or has an opacity already.
    const isOwn = element.attribs['opacity'] === undefined && part.slides.size === 0;
    const moved = isOwn ? element : new Element('g', {}, [element]);
    if (!isOwn) groups.set(element, moved);
    named.set(moved, () => name);
    if (!part.states.includes(states.length - 1)) moved.attribs['opacity'] = '0';
  }
  for (const [element, differing] of colours) {
    const dark = differing.map((one) => `${one.name}:${one.dark}`).join(';');
    const name = nameOf(themes, dark, 'c');
    const before = named.get(element);
    named.set(element, (prefix) => `${before ? `${before(prefix)} ` : ''}${prefix}${name}`);
  }
  wrap(root, groups);
  const played = `${String(schedule.total)}ms linear${loop ? ' infinite' : ''}`;
  return finished(root, (prefix) => {
    for (const [{ attribs }, name] of named) attribs['class'] = name(prefix);
    return styleOf(prefix, played, motions, themes);
  });
}

/** The states of an animated picture as still SVG files, all the same size. */
export function stateSvgs(parts: MovingParts): readonly string[] {
  const { root, changing } = merged(parts);
  return parts.states.map((_, state) => {
    for (const [{ attribs }, { states }] of changing)
      if (states.includes(state)) delete attribs['display'];
      else attribs['display'] = 'none';
    return serialize(root, { xmlMode: true });
  });
}

/** The media in which pictures move. */
const MOVING = 'screen and (prefers-reduced-motion:no-preference)';

/** The states of an animated picture in one SVG element, for a page that shows them one at a time. */
export interface Stepped {
  /**
   * Elements missing from some states have `data-at`, the states that show them (`0-3 5`), and the class `off` unless
   * the last one does.
   */
  readonly svg: string;
  /** Rules for colours that differ between light and dark, by `color-scheme`. */
  readonly style: string;
}

export function steppedSvg(parts: MovingParts): Stepped {
  const { root, changing } = merged(parts);
  const themes = new Map<string, string>();
  const coloured = new Map<Element, string>();
  for (const [element, differing] of recolour(root)) {
    const both = differing.map(({ name, light, dark }) => `${name}:light-dark(${light},${dark})`);
    coloured.set(element, nameOf(themes, both.join(';'), 'c'));
  }
  const off = new Set<Element>();
  for (const [element, { states }] of changing) {
    element.attribs['data-at'] = ranges(states);
    if (!states.includes(parts.states.length - 1)) off.add(element);
  }
  let style = '';
  const svg = finished(root, (prefix) => {
    for (const element of new Set([...off, ...coloured.keys()])) {
      const colour = coloured.get(element);
      const names = [off.has(element) ? 'off' : '', colour === undefined ? '' : prefix + colour];
      element.attribs['class'] = names.join(' ').trim();
    }
    style = [...themes].map(([rules, name]) => `.${prefix}${name}{${rules}}`).join('');
    return '';
  });
  return { svg, style };
}

/** Ascending numbers as `0-3 5`. */
const ranges = (numbers: readonly number[]): string =>
  numbers
    .reduce<readonly (readonly [number, number])[]>((list, number) => {
      const last = list.at(-1);
      return last?.[1] === number - 1
        ? [...list.slice(0, -1), [last[0], number]]
        : [...list, [number, number]];
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`))
    .join(' ');

/**
 * The style sheet. `motions`, `themes`: a class for each text of keyframes and of declarations. Themed colours include
 * those of outlines that the picture refers to: browsers do not match selectors with an ancestor on these.
 */
function styleOf(
  prefix: string,
  played: string,
  motions: ReadonlyMap<string, string>,
  themes: ReadonlyMap<string, string>,
): string {
  const coloured = [...themes].map(([declarations, name]) => `.${prefix}${name}{${declarations}}`);
  const named = [...motions.values()].map(
    (name) => `#${prefix} .${name}{animation-name:${prefix}${name}}`,
  );
  const all = `#${prefix} [class^=a]{animation:${played}}`;
  const media = (query: string, rules: readonly string[]): string =>
    rules.length === 0 ? '' : `@media ${query}{${rules.join('')}}`;
  return [
    ...[...motions].map(([keyframes, name]) => `@keyframes ${prefix}${name}{${keyframes}}`),
    media(MOVING, named.length === 0 ? [] : [all, ...named]),
    media('(prefers-color-scheme:dark)', coloured),
  ].join('');
}

/** The name for a text in a map of names, added if it is new. */
function nameOf(names: Map<string, string>, text: string, letter: string): string {
  const name = names.get(text) ?? `${letter}${String(names.size)}`;
  names.set(text, name);
  return name;
}

const NEVER: ReadonlySet<number> = new Set();
const NOWHERE: ReadonlyMap<number, readonly Point[]> = new Map();

/** All states in one markup. Elements missing from some of them have an id, for which `marks` lists the states. */
interface MergedMarkup {
  readonly markup: string;
  readonly marks: ReadonlyMap<string, PicturePart>;
}

function mergedMarkup(states: readonly State[]): MergedMarkup {
  const read = states.map(({ markup }) => readMarkup(markup.replaceAll(/<!--.*?-->/gs, '')));
  const shown = mergeStates(read);
  const marks = new Map<string, PicturePart>();
  const slid = slidUnits(shown, states);
  const mark = (shown: ShownElement, around: number): Element => {
    const { element, parts } = shown;
    const children =
      parts.length > 0
        ? parts.map((part) => mark(part, shown.states.length))
        : [...element.children];
    const own = new Element(element.name, { ...element.attribs }, children);
    if (shown.states.length < around || slid.has(shown)) {
      const id = `part-${String(marks.size)}`;
      own.attribs['id'] = id;
      marks.set(id, { states: shown.states, abrupt: NEVER, slides: NOWHERE, ...slid.get(shown) });
    }
    return own;
  };
  const elements = shown.map((one) => mark(one, states.length));
  return { markup: serialize(elements, { xmlMode: true }), marks };
}

const place = ({ element }: ShownElement): string | undefined =>
  element.name === 'g' && 'transform' in element.attribs ? element.attribs['data-unit'] : undefined;

/** The units that slide, each from one element to the next. */
function slidUnits(
  merged: readonly ShownElement[],
  states: readonly State[],
): ReadonlyMap<ShownElement, Pick<PicturePart, 'abrupt' | 'slides'>> {
  const abrupt = new Map<ShownElement, Set<number>>();
  const slides = new Map<ShownElement, Map<number, readonly Point[]>>();
  const pieces = merged.filter((shown) => place(shown) !== undefined);
  states.forEach((state, number) => {
    const before = states[number - 1];
    if (!before) return;
    for (const { unit, x, y } of state.frame.units) {
      const from = before.frame.units.find((mark) => mark.unit === unit);
      if (!from || (from.x === x && from.y === y)) continue;
      const ofUnit = pieces.filter((shown) => place(shown) === unit);
      const [old, next] = [number - 1, number].map((one) =>
        ofUnit.find((shown) => shown.states.includes(one)),
      );
      if (!old || !next || old === next) continue;
      for (const shown of [old, next])
        abrupt.set(shown, (abrupt.get(shown) ?? new Set()).add(number));
      const isPushed = !state.frame.ghosts.some((ghost) => ghost.unit === unit);
      const line = isPushed
        ? []
        : (state.frame.ribbons.find((ribbon) => ribbon.unit === unit)?.line ?? []);
      const way = [from, ...line, { x, y }].map((point) => ({ x: point.x - x, y: point.y - y }));
      slides.set(next, (slides.get(next) ?? new Map<number, readonly Point[]>()).set(number, way));
    }
  });
  return new Map(
    [...abrupt].map(([shown, set]) => [
      shown,
      { abrupt: set, slides: slides.get(shown) ?? NOWHERE },
    ]),
  );
}

/** The picture of all states, and its elements that appear and disappear. */
function merged(parts: MovingParts): {
  readonly root: Element;
  readonly changing: ReadonlyMap<Element, PicturePart>;
} {
  const { states, palette } = parts;
  const { markup, marks } = mergedMarkup(states);
  const last = states.at(-1);
  if (!last) throw new Error('a picture that moves has at least one state');
  const root = pictureTree({ ...parts, markup, format: last.frame.format });
  const changing = new Map<Element, PicturePart>();
  for (const element of allElements(root)) {
    const part = marks.get(element.attribs['id'] ?? '');
    if (part) changing.set(element, part);
  }
  if (parts.sentences) {
    const said = states.map(({ sentence }) => sentence);
    addBand(root, said, palette).forEach((element, state) => {
      changing.set(element, { states: [state], abrupt: NEVER, slides: NOWHERE });
    });
  }
  return { root, changing };
}

/** Wraps elements in their groups. */
function wrap(parent: ParentNode, groups: ReadonlyMap<Element, Element>): void {
  for (const element of elementsIn(parent)) wrap(element, groups);
  parent.children = parent.children.map((child) => (isTag(child) && groups.get(child)) || child);
}
