import { boardIn, hasStandardMap, STANDARD } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Language } from '../explain/languages/language.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { lettered } from '../stage/frame/lettered.ts';
import type { BoardFormats } from '../stage/model/board-formats.ts';
import { drawingOf } from '../stage/model/drawing-of.ts';
import { type FormatId, FORMATS } from '../stage/model/format.ts';
import { writtenSigned } from '../draw/digits.ts';
import { ENDS, LIST_NAMES, LISTS, type ListName, VERSION, WAYS } from './packed.ts';
import { marksOf, nearOf, placesOf, playedOf, startsOf } from './played.ts';

/*
 * A ruling as data for the player, made when a page is built: every frame in a few formats, and every sentence. The
 * phases follow one another: the moves step by step, then the retreats and the adjustments, each as ordered and as
 * ruled.
 */

export interface PackOptions {
  readonly language: Language;
  readonly formats?: readonly FormatId[];
  /** What the board of the phases is drawn in, if it has a map of its own. */
  readonly on?: BoardFormats;
  /** Only the spaces near the units are shown. */
  readonly crop?: boolean;
}

/** Packs the ruled phases of a scenario. */
export function pack(phases: RuledPhases, options: PackOptions): string {
  const { language, formats = ['medium', 'compact'], crop = false } = options;
  const on: BoardFormats = options.on ?? FORMATS;
  const { position = {} } = phases.movement ?? phases.retreats ?? phases.adjustments ?? {};
  const board = boardIn(position);
  // A variant has the map of the standard board, which may have units of powers that do not play.
  const { powers } = hasStandardMap(board) ? STANDARD : board;
  const played = playedOf(phases, language);
  const [first] = played;
  const rules: string[] = [];
  const ruleNumber = (rule: string): number => {
    if (rule === '') return -1;
    if (!rules.includes(rule)) rules.push(rule);
    return rules.indexOf(rule);
  };
  const starts = startsOf(played);
  const steps = played.flatMap((phase) => phase.steps);
  const texts = [first.opening, ...steps].map(({ sentence, more, because }) => {
    const rest = more.flatMap(({ text, rule }) => [text, ruleNumber(rule)]);
    return rest.length === 0 && because.length === 0 && sentence.rule === ''
      ? sentence.text
      : [sentence.text, because.map(({ step }) => step), ruleNumber(sentence.rule), ...rest];
  });
  // Short texts of the steps that others rest on, by their number.
  const chips = new Map(
    first.steps.flatMap(({ because }) => because.map(({ step, text }) => [step, text] as const)),
  );
  return JSON.stringify([
    VERSION,
    language.tag === 'en' ? 0 : 1,
    steps.length - 1,
    marksOf(played).map(({ name, from }) => [name, from]),
    texts,
    Array.from({ length: Math.max(0, ...chips.keys()) }, (_, i) => chips.get(i + 1) ?? ''),
    rules.map((rule) => [rule]),
    crop ? nearOf(played) : [],
    formats.map((id) => [
      FORMAT_NUMBERS[id],
      on[id].width,
      on[id].height,
      rounded(on[id].letter, 2),
      ...played.map(({ frames }, i) =>
        sceneOf(frames(on[id]).map(lettered), starts[i] ?? 0, powers),
      ),
    ]),
    placesOf(played),
    // Which of the layouts of its diagram each format shows.
    ...(hasStandardMap(board)
      ? []
      : [formats.map((id) => (drawingOf(on[id]).diagram?.layout.short === true ? 1 : 0))]),
  ]);
}

const FORMAT_NUMBERS: Readonly<Record<FormatId, number>> = { wide: 0, medium: 1, compact: 2 };

/** A sequence of frames: each thing once, with its changes by step. */
function sceneOf(frames: readonly Frame[], from: number, powers: readonly Power[]): unknown {
  const [first] = frames;
  if (!first) throw new Error('a phase has at least one frame');
  const { view, scale } = first;
  const things = LIST_NAMES.flatMap((name, number) => {
    return keysOf(frames.map((shown) => shown[name])).map((key) => [
      number,
      ...changesOf(frames, name, key, from, powers),
    ]);
  });
  return [
    from,
    rounded(view.x, 2),
    rounded(view.y, 2),
    rounded(view.zoom, 5),
    rounded(scale, 3),
    things,
  ];
}

/** The keys in some lists, in an order consistent with that of every list. */
function keysOf(lists: readonly (readonly { readonly key: string }[])[]): readonly string[] {
  const followers = new Map<string, Set<string>>();
  for (const list of lists)
    list.forEach(({ key }, i) => {
      const known = followers.get(key) ?? new Set();
      const next = list[i + 1];
      followers.set(key, next ? known.add(next.key) : known);
    });
  const sorted: string[] = [];
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    followers.get(key)?.forEach(visit);
    sorted.unshift(key);
  };
  [...followers.keys()].reverse().forEach(visit);
  return sorted;
}

function changesOf(
  frames: readonly Frame[],
  name: ListName,
  key: string,
  from: number,
  powers: readonly Power[],
): readonly unknown[] {
  const fields = Object.entries(LISTS[name]);
  const written = (field: string, value: unknown): string | undefined =>
    JSON.stringify(writeValue(field, value, powers));
  const usual = new Map(fields.map(([field, [value]]) => [field, written(field, value)]));
  const changes: unknown[] = [];
  let before: ReadonlyMap<string, string | undefined> | null = null;
  frames.forEach((shown, i) => {
    const thing = shown[name].find((one) => one.key === key);
    if (!thing) {
      if (before) changes.push([from + i, 0]);
      before = null;
      return;
    }
    const values = new Map<string, unknown>(Object.entries(thing));
    const now = new Map(fields.map(([field]) => [field, written(field, values.get(field))]));
    const known: ReadonlyMap<string, string | undefined> = before ?? usual;
    const changed = fields.flatMap(([field], number) => {
      const value = now.get(field);
      return value === undefined || value === known.get(field)
        ? []
        : [number, JSON.parse(value) as unknown];
    });
    if (changed.length > 0) changes.push([from + i, ...changed]);
    before = now;
  });
  return changes;
}

const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** Lengths on the board, which are visible to a tenth of a px. */
const LENGTHS: readonly string[] = ['x', 'y', 'size', 'width'];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  kind: ['A', 'F'],
  shape: ['coin', 'shield', 'lozenge'],
  bound: ['exactly', 'at-least', 'at-most'],
  tone: ['ink', 'rubric'],
  way: WAYS,
};
const POWER_FIELDS: readonly string[] = ['power', 'owner'];

/** A value as data; undefined: it is absent. */
function writeValue(field: string, value: unknown, powers: readonly Power[]): unknown {
  if (typeof value === 'number') return rounded(value, LENGTHS.includes(field) ? 1 : 3);
  if (typeof value === 'boolean') return value ? 1 : 0;
  const words = POWER_FIELDS.includes(field) ? powers : WORDS[field];
  if (words && typeof value === 'string') return words.indexOf(value);
  if (isLine(value)) return writtenLine(value);
  if (isEnd(value)) return writtenEnd(value);
  return value;
}

type Place = Frame['crosses'][number] | { readonly x: number; readonly y: number };
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
const isLine = (value: unknown): value is readonly Place[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlace);

type End = Frame['supports'][number]['end'];
const isEnd = (value: unknown): value is End => isPlace(value) && 'type' in value;

function writtenEnd(end: End): unknown {
  const place = [ENDS.indexOf(end.type), rounded(end.x, 1), rounded(end.y, 1)];
  if (end.type !== 'brace') return place;
  const radius = end.radius === undefined ? [] : [rounded(end.radius, 2)];
  return [...place, rounded(end.angle, 3), rounded(end.span, 3), ...radius];
}

/** A line as its first point, then the change of each step from the one before: `line` in `packed.ts` reads it. */
function writtenLine(points: readonly Place[]): string {
  let [x, y, stepX, stepY] = [0, 0, 0, 0];
  return points
    .map((point, i) => {
      const [toX, toY] = [Math.round(point.x * 10), Math.round(point.y * 10)];
      const [dx, dy] = [toX - x, toY - y];
      const written = writtenSigned(dx - stepX) + writtenSigned(dy - stepY);
      [x, y] = [toX, toY];
      [stepX, stepY] = i === 0 ? [0, 0] : [dx, dy];
      return written;
    })
    .join('');
}
