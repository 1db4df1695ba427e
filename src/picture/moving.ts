import { drawMarks } from '../draw/marks.ts';
import { node, type SvgNode, toText } from '../draw/nodes.ts';
import { OR } from '../draw/paint.ts';
import type { Point } from '../stage/geometry/point.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { type PictureLook, onMap } from './draw-picture.ts';
import { mergeStates, type ShownNode } from './merge.ts';
import { keyframesOf, scheduleOf, type PicturePart } from './schedule.ts';
import { keyOfSentence, pictureOf, written } from './svg.ts';
import { type Caption, textsOf } from './titled.ts';

/** A frame of an animated picture, how long it is shown, in ms, and what happens in it. */
export interface Shot {
  readonly frame: Frame;
  readonly hold: number;
  readonly sentence: string;
}

/** How an animated picture looks. In two palettes, it is light or dark as its reader prefers. */
export interface Moving extends PictureLook {
  /** Whether it starts again after the last state, or stops there. */
  readonly loop: boolean;
  /** Whether the sentence of each state is shown below the board. */
  readonly sentences: boolean;
}

/**
 * A ruling as one SVG file that plays by itself with CSS keyframes: no script, address or font. The attributes alone
 * draw the last state, which is also what appears where style sheets are ignored, on paper, and for readers who prefer
 * reduced motion. The last shot determines the section of a cropped picture. Throws without shots.
 */
export function drawMoving(shots: readonly Shot[], look: Moving, caption: Caption): string {
  const { root, changing } = statesOf(shots, look, caption);
  const schedule = scheduleOf(shots.map(({ hold }) => hold));
  const motions = new Map<string, string>();
  const themes = new Map<string, string>();
  const moved = (one: SvgNode): SvgNode => {
    const { light, dark } = inLight(one);
    const part = changing.get(one.key ?? '');
    const keyframes = part ? keyframesOf(part, schedule) : null;
    const colour = dark.length === 0 ? [] : [nameOf(themes, rulesOf(dark, 'dark'), 'c')];
    const drawn = { ...light, content: inside(one, moved) };
    if (!part || keyframes === null) return withClasses(drawn, colour);
    const motion = nameOf(motions, keyframes, 'a');
    const hidden = part.states.includes(shots.length - 1) ? {} : { opacity: 0 };
    // A group around the node is animated if it slides, or has an opacity already.
    if (one.attributes['opacity'] === undefined && part.slides.size === 0)
      return withClasses(withAttributes(drawn, hidden), [motion, ...colour]);
    return withClasses(node('g', hidden, [withClasses(drawn, colour)]), [motion]);
  };
  const whole = moved(root);
  const played = `${String(schedule.total)}ms linear${look.loop ? ' infinite' : ''}`;
  return written(whole, (prefix) => styleOf(prefix, played, motions, themes));
}

/** The states of an animated picture as still SVG files, all the same size. */
export function drawStates(
  shots: readonly Shot[],
  look: Moving,
  caption: Caption,
): readonly string[] {
  const { root, changing } = statesOf(shots, look, caption);
  return shots.map((_, state) => {
    const isShown = ({ key }: SvgNode): boolean =>
      changing.get(key ?? '')?.states.includes(state) !== false;
    const shown = (one: SvgNode): SvgNode => ({
      ...one,
      content:
        typeof one.content === 'string' ? one.content : one.content.filter(isShown).map(shown),
    });
    return toText([shown(root)]);
  });
}

const inside = ({ content }: SvgNode, draw: (one: SvgNode) => SvgNode): SvgNode['content'] =>
  typeof content === 'string' ? content : content.map(draw);

const withAttributes = (one: SvgNode, attributes: SvgNode['attributes']): SvgNode => ({
  ...one,
  attributes: { ...one.attributes, ...attributes },
});

const withClasses = (one: SvgNode, names: readonly string[]): SvgNode =>
  names.length === 0 ? one : withAttributes(one, { class: names.join(' ') });

/** The value of an attribute in light and in dark colours. */
interface Themed {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** A node in its light colours, and what differs in the dark ones. */
function inLight(one: SvgNode): { readonly light: SvgNode; readonly dark: readonly Themed[] } {
  const themed = Object.entries(one.attributes).flatMap(([name, value]) => {
    const [light = '', dark] = String(value).split(OR);
    return dark === undefined ? [] : [{ name, light, dark }];
  });
  const light = Object.fromEntries(themed.map((value) => [value.name, value.light]));
  return { light: withAttributes(one, light), dark: themed };
}

const rulesOf = (values: readonly Themed[], theme: 'dark' | 'both'): string =>
  values
    .map(({ name, light, dark }) =>
      theme === 'dark' ? `${name}:${dark}` : `${name}:light-dark(${light},${dark})`,
    )
    .join(';');

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

export function drawStepped(shots: readonly Shot[], look: PictureLook, caption: Caption): Stepped {
  const { root, changing } = statesOf(shots, { ...look, loop: false, sentences: false }, caption);
  const themes = new Map<string, string>();
  const stepped = (one: SvgNode): SvgNode => {
    const { light, dark } = inLight(one);
    const states = changing.get(one.key ?? '')?.states;
    const isOff = states?.includes(shots.length - 1) === false;
    return withClasses(
      withAttributes(
        { ...light, content: inside(one, stepped) },
        states ? { 'data-at': ranges(states) } : {},
      ),
      [
        ...(isOff ? ['off'] : []),
        ...(dark.length === 0 ? [] : [nameOf(themes, rulesOf(dark, 'both'), 'c')]),
      ],
    );
  };
  let style = '';
  const svg = written(stepped(root), (prefix) => {
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

/** All states in one list. Nodes missing from some of them have a key, for which `changing` lists the states. */
function merged(shots: readonly Shot[], states: readonly (readonly SvgNode[])[]) {
  const shown = mergeStates(states);
  const changing = new Map<string, PicturePart>();
  const slid = slidUnits(shown, shots);
  const mark = (one: ShownNode, around: number): SvgNode => {
    const { node: own, parts } = one;
    const isChanging = one.states.length < around || slid.has(one);
    const key = isChanging ? `part ${String(changing.size)}` : undefined;
    if (key !== undefined)
      changing.set(key, {
        ...{ states: one.states, abrupt: NEVER, slides: NOWHERE },
        ...slid.get(one),
      });
    const content =
      parts.length > 0 ? parts.map((part) => mark(part, one.states.length)) : own.content;
    return { ...own, content, key };
  };
  return { nodes: shown.map((one) => mark(one, shots.length)), changing };
}

const placedUnit = ({ node: { tag, attributes } }: ShownNode): string | undefined =>
  tag === 'g' && 'transform' in attributes && attributes['data-unit'] !== undefined
    ? String(attributes['data-unit'])
    : undefined;

/** The units that slide, each from one element to the next. */
function slidUnits(
  merged: readonly ShownNode[],
  shots: readonly Shot[],
): ReadonlyMap<ShownNode, Pick<PicturePart, 'abrupt' | 'slides'>> {
  const abrupt = new Map<ShownNode, Set<number>>();
  const slides = new Map<ShownNode, Map<number, readonly Point[]>>();
  const pieces = merged.filter((shown) => placedUnit(shown) !== undefined);
  shots.forEach((state, number) => {
    const before = shots[number - 1];
    if (!before) return;
    for (const { unit, x, y } of state.frame.units) {
      const from = before.frame.units.find((mark) => mark.unit === unit);
      if (!from || (from.x === x && from.y === y)) continue;
      const ofUnit = pieces.filter((shown) => placedUnit(shown) === unit);
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

/** The picture of all states, and its nodes that appear and disappear, by their keys. */
function statesOf(
  shots: readonly Shot[],
  look: Moving,
  caption: Caption,
): { readonly root: SvgNode; readonly changing: ReadonlyMap<string, PicturePart> } {
  const last = shots.at(-1);
  if (!last) throw new Error('a picture that moves has at least one state');
  const { map, shown } = onMap(look, last.frame);
  const { nodes, changing } = merged(
    shots,
    shots.map(({ frame }) => drawMarks(shown(frame), map.outline)),
  );
  const texts = textsOf(caption, last.frame.held, last.frame.format.letters);
  const sentences = look.sentences ? shots.map(({ sentence }) => sentence) : [];
  sentences.forEach((_, state) => {
    changing.set(keyOfSentence(state), { states: [state], abrupt: NEVER, slides: NOWHERE });
  });
  const root = pictureOf({
    map,
    marks: nodes,
    format: last.frame.format,
    palettes: look.palettes,
    sentences,
    ...texts,
  });
  return { root, changing };
}
