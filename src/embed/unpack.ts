import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { View } from '../stage/model/format.ts';
import {
  LIST_NAMES,
  LISTS,
  list,
  type ListName,
  number,
  oneOf,
  type ReadValue,
  refuse,
  text,
  VERSION,
  whole,
} from './packed.ts';
import { STANDARD_MAP } from './standard-map.ts';
import type { Reel, ReelMap, Sentence, ReelText } from './reel.ts';

const MOST_LETTERS = 400_000;
const MOST_STEPS = 2000;
const FORMAT_IDS = ['wide', 'medium', 'compact'] as const;

/**
 * Reads packed data, played on a map. Throws `BadData`, stating what was expected, if the data is damaged, newer than this
 * player, or of another board.
 */
export function unpack(packed: string, map: ReelMap = STANDARD_MAP): Reel {
  if (packed.length > MOST_LETTERS) refuse('less data');
  const [
    version,
    language,
    lastStep,
    marks,
    texts,
    chips,
    rules,
    near,
    scenes,
    places = [],
    layouts = [],
  ] = list(parsed(packed));
  if (version !== VERSION)
    refuse(`version ${String(VERSION)} of the data; a newer one needs a newer script`);
  const last = upTo(MOST_STEPS)(lastStep);
  const step = upTo(last);
  const shown = list(layouts);
  const paragraphs = list(rules).map((rule) => text(list(rule)[0]));
  const sentence = (said: unknown, rule: unknown): Sentence => ({
    text: text(said),
    rule: rule === undefined || rule === -1 ? '' : (paragraphs[whole(rule)] ?? refuse('a rule')),
  });
  const shortened = list(chips).map(text);
  const read = list(texts).map((one): ReelText => {
    const [said, because = [], rule, ...rest] = typeof one === 'string' ? [one] : list(one);
    return {
      sentence: sentence(said, rule),
      more: rest.flatMap((more, i) => (i % 2 === 0 ? sentence(more, rest[i + 1]) : [])),
      because: list(because).map((premise) => {
        const at = step(premise);
        return { step: at, text: shortened[at - 1] ?? '' };
      }),
    };
  });
  if (read.length !== last + 2) refuse('a text for every step');
  const drawn = new Map(
    list(scenes).map((scene, i) => {
      const [name, width, height, letter, ...parts] = list(scene);
      const id = oneOf(...FORMAT_IDS)(name);
      const size = {
        id,
        width: side(width),
        height: side(height),
        letter: number(letter),
        // By it a diagram chooses its layout.
        names: shown[i] === 1 ? ('short' as const) : ('full' as const),
      };
      // Each phase has a separate format, so that nothing moves from one phase to the next: the picture just changes.
      return [id, parts.map((part) => readPart(part, { ...size }, step, map))] as const;
    }),
  );
  if (drawn.size === 0 || [...drawn.values()].some(([first]) => first?.from !== 0))
    refuse('a picture of every step');
  const frames = new Map<string, Frame>();
  return {
    language: oneOf(...LANGUAGE_TAGS)(language),
    last,
    marks: list(marks).map((mark) => {
      const [name, from] = list(mark);
      return { name: text(name), from: step(from) };
    }),
    places: list(places).map(text),
    read: (at) => read[at === null ? 0 : at + 1] ?? refuse('a step'),
    near: list(near).map(text),
    frame: (at, wanted) => {
      const parts = drawn.get(wanted) ?? [...drawn.values()][0] ?? [];
      const name = `${String(at)} ${wanted}`;
      const found = frames.get(name) ?? frameOf(parts, at);
      frames.set(name, found);
      return found;
    },
  };
}

function parsed(packed: string): unknown {
  try {
    return JSON.parse(packed) as unknown;
  } catch {
    return refuse('JSON');
  }
}

/** Reads the number of a step. */
type ReadStep = (value: unknown) => number;

const side = (value: unknown): number =>
  number(value) >= 50 && number(value) <= 5000 ? number(value) : refuse('a size');

const upTo =
  (most: number): ReadStep =>
  (value) =>
    whole(value) <= most ? whole(value) : refuse(`a number up to ${String(most)}`);

type Thing = Readonly<Record<string, unknown>>;

/** A drawn thing: its value from a step on; null: absent. */
interface TimedThing {
  readonly list: ListName;
  readonly states: readonly (readonly [from: number, thing: Thing | null])[];
}

/** What a player needs of a format. */
type Size = Pick<Frame['format'], 'id' | 'width' | 'height' | 'letter' | 'names'>;

/** A phase in one format, starting at a step, with a single section of the map. */
interface Part {
  readonly from: number;
  readonly format: Size;
  readonly view: View;
  readonly scale: number;
  readonly things: readonly TimedThing[];
}

function readPart(part: unknown, format: Size, step: ReadStep, map: ReelMap): Part {
  const [from, x, y, zoom, scale, things] = list(part);
  const isSeen = number(zoom) > 0.1 && number(scale) > 0.1;
  if (!isSeen) refuse('a section of the map');
  return {
    from: step(from),
    format,
    view: { x: number(x), y: number(y), zoom: number(zoom) },
    scale: number(scale),
    things: list(things).map((thing, i) => readThing(thing, String(i), step, map)),
  };
}

function readThing(given: unknown, key: string, step: ReadStep, map: ReelMap): TimedThing {
  const [at, ...changes] = list(given);
  const name = LIST_NAMES[whole(at)] ?? refuse('a list');
  const fields: readonly (readonly [string, readonly [unknown, ReadValue<unknown>]])[] =
    Object.entries(LISTS[name]);
  const usual: Thing = {
    key,
    ...Object.fromEntries(
      fields.flatMap(([field, [value]]) => (value === undefined ? [] : [[field, value]])),
    ),
  };
  let thing: Thing | null = null;
  const states = changes.map((change) => {
    const [from, ...values] = list(change);
    if (values.length === 1) thing = null;
    else {
      const next: Record<string, unknown> = { ...(thing ?? usual) };
      for (let i = 0; i < values.length; i += 2) {
        const [field, [, read]] = fields[whole(values[i])] ?? refuse('a field');
        next[field] = read(values[i + 1], map);
      }
      if (
        fields.some(
          ([field, [value]]) => !OPTIONAL.has(field) && value === undefined && !(field in next),
        )
      )
        refuse('every field');
      thing = next;
    }
    return [step(from), thing] as const;
  });
  return { list: name, states };
}

/** Optional fields of a thing. */
const OPTIONAL: ReadonlySet<string> = new Set([
  ...['owner', 'turn', 'sign', 'corner'],
  ...['letter', 'deck', 'spent', 'way'],
]);

function frameOf(parts: readonly Part[], at: number): Frame {
  const part = parts.findLast(({ from }) => from <= at) ?? refuse('a picture');
  const { format, view, scale, things } = part;
  const lists = Object.fromEntries(LIST_NAMES.map((name): [string, Thing[]] => [name, []]));
  for (const { list: name, states } of things) {
    const thing = states.findLast(([from]) => from <= at)?.[1];
    if (thing) lists[name]?.push(thing);
  }
  // Every thing has the fields of its list: `readThing` ensures that.
  return { format, position: at, view, scale, former: [], ...lists } as unknown as Frame;
}
