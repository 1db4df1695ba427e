/**
 * `standoff/draw`: a phase as a picture, in a self-contained SVG file: no script, address or font. Movement also at a
 * decision of its proof, or played step by step. A phase is ruled as it is drawn, so it needs no ruling. Nothing throws:
 * what cannot be drawn is an error with its place.
 *
 * @module draw
 */
import { boardIn } from '../board/board.ts';
import type { BoardMap } from '../board/board-drawing.ts';
import { mapFrom } from '../diagram/map/board-map.ts';
import { english } from '../explain/languages/english/english.ts';
import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { THEMES, type Theme } from '../picture/themes.ts';
import { svgOf, turnPicture } from '../picture/turn-picture.ts';
import type { PlayedSteps } from '../picture/turn-shots.ts';
import { err, ok, type Result } from '../result.ts';
import { FORMATS, type Format } from '../stage/model/format.ts';
import { type DataError, turnError } from '../trace/parse-turn.ts';
import type { AdjustmentTurn, PhaseTurn, RetreatTurn } from '../trace/phase-turn.ts';
import { type At, PLACE } from '../trace/places/place.ts';
import { flag, isObject, listOf, object, oneOf, orNull, type Shape, text } from '../trace/shape.ts';
import type { Turn } from '../trace/turn.ts';
import { adjustmentFault, ownersFaultIn, retreatFault, turnFault } from '../trace/turn-shapes.ts';

export type { At, BoardMap, PlayedSteps, Theme };

/** How a picture looks. Without options it is light, with its title and the centres of each power below the board. */
export interface DrawOptions {
  /** What the title begins with, such as `Fall 1902`. Null: nothing is below the board. Default: `Orders`. */
  readonly title?: string | null;
  /** Default `light`; `print` is one ink, `auto` light or dark as its reader prefers. */
  readonly theme?: Theme | 'auto';
  /** How much is written on the map. Default `wide`. */
  readonly format?: Format['id'];
  /** Of the map, the title and the texts. Default English. */
  readonly language?: Language;
  /** Only the spaces near the units, on the standard map. */
  readonly crop?: boolean;
  /** Whether the standard board is drawn as a diagram, like other boards. */
  readonly diagram?: boolean;
  /** The map of a board, of `readDrawing` (`standoff/boards`). Without it other boards than the standard one are diagrams. */
  readonly map?: BoardMap;
}

/** How a picture of moves looks. */
export interface DrawTurnOptions extends DrawOptions {
  /** The decision up to which the proof is drawn: `support.BUR`, or the number of steps; `orders` is before all. Default: the end. */
  readonly at?: At;
}

/** How a picture that plays looks. Default theme: `auto`; default format: `medium`. */
export interface PlayOptions extends DrawOptions {
  /** What it shows: `all` steps (the default), the contested ones (`short`), or those of some decisions. */
  readonly steps?: PlayedSteps;
  /** Whether it starts again at the end. Default: it stops there. */
  readonly loop?: boolean;
  /** Whether what each step says is below the board. Default true. */
  readonly sentences?: boolean;
}

/** A phase to be drawn. It is ruled for that, so a ruling that it has is not used. */
type Unruled<T extends { readonly ruling: unknown }> = Omit<T, 'ruling'>;

type Drawn = Promise<Result<string, DataError>>;

/** Draws a movement phase: the orders with their outcomes, or the proof up to a decision. */
export const drawTurn = (turn: Unruled<Turn>, options: DrawTurnOptions = {}): Drawn =>
  drawn(turn, turnFault, moved, AT_A_PLACE, options);

/** Draws a movement phase as a picture that plays its proof step by step, without a script. */
export const playTurn = (turn: Unruled<Turn>, options: PlayOptions = {}): Drawn =>
  drawn(turn, turnFault, moved, PLAYED, options, PLAYING);

/** Draws a retreat phase with its outcomes. */
export const drawRetreats = (turn: Unruled<RetreatTurn>, options: DrawOptions = {}): Drawn =>
  drawn(turn, retreatFault, retreated, LOOK, options);

/** Draws an adjustment phase with its outcomes. */
export const drawAdjustments = (turn: Unruled<AdjustmentTurn>, options: DrawOptions = {}): Drawn =>
  drawn(turn, adjustmentFault, adjusted, LOOK, options);

const moved = ({ position, orders, edition }: Unruled<Turn>): PhaseTurn => ({
  phase: 'movement',
  turn: { position, orders, edition, ruling: adjudicate(position, orders, edition) },
});

const retreated = ({ position, orders, edition }: Unruled<RetreatTurn>): PhaseTurn => ({
  phase: 'retreats',
  turn: { position, orders, edition, ruling: adjudicateRetreats(position, orders, edition) },
});

const adjusted = ({ position, orders, edition }: Unruled<AdjustmentTurn>): PhaseTurn => ({
  phase: 'adjustments',
  turn: { position, orders, edition, ruling: adjudicateAdjustments(position, orders, edition) },
});

const place: Shape<At> = (value) =>
  (typeof value === 'string' && PLACE.test(value)) ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    ? null
    : 'not the name of a place, nor a number of steps';
const places = listOf(place);
const SIZES = Object.keys(FORMATS) as readonly Format['id'][];
const language: Shape<Language> = (value) =>
  isObject(value) && LANGUAGE_TAGS.some((tag) => tag === value['tag']) ? null : 'not a language';
const map: Shape<BoardMap> = (value) => (isObject(value) ? null : 'not a map');

const LOOKS = {
  title: orNull(text),
  theme: oneOf([...THEMES, 'auto']),
  format: oneOf(SIZES),
  crop: flag,
  diagram: flag,
  ...{ language, map },
};
const LOOK = object<DrawOptions>({}, LOOKS);
const AT_A_PLACE = object<DrawTurnOptions>({}, { ...LOOKS, at: place });
const PLAYED = object<PlayOptions>(
  {},
  {
    ...LOOKS,
    steps: (value) => (value === 'all' || value === 'short' ? null : places(value)),
    loop: flag,
    sentences: flag,
  },
);

const EXPECTED: Readonly<Record<string, string>> = {
  at: 'a place such as support.BUR, or a number of steps',
  steps: 'all, short, or a list of places such as support.BUR',
  theme: [...THEMES, 'auto'].join(', '),
  format: SIZES.join(', '),
  language: '`english` or `german` of standoff/explain',
  map: 'the map of a drawing of this board, as `readDrawing` gives it',
};

const PLAYING: PlayOptions = { steps: 'all', sentences: true, theme: 'auto', format: 'medium' };

async function drawn<T extends Unruled<PhaseTurn['turn']>>(
  turn: T,
  fault: (position: unknown, orders: unknown, edition: unknown) => string | null,
  rule: (turn: T) => PhaseTurn,
  shape: (value: unknown) => string | null,
  options: DrawTurnOptions & PlayOptions,
  defaults: PlayOptions = {},
): Drawn {
  const wrong = faultOf(turn, fault) ?? optionFault(options, shape);
  if (wrong) return err(wrong);
  const given = withoutUndefined(options);
  const board = boardIn(turn.position);
  const kept = given.map === undefined ? null : mapFrom(given.map, board);
  if (given.map !== undefined && !kept) return err(optionError('map', 'not a map of this board'));
  const { title = null } = given;
  const picture = await turnPicture(rule(turn), {
    ...{ at: null, steps: null, loop: false, sentences: false, format: 'wide', theme: 'light' },
    ...{ language: english, crop: false, diagram: false },
    ...defaults,
    ...given,
    ...{ map: kept, heading: title, isTitled: given.title !== null },
  });
  if (picture.ok) return ok(svgOf(picture.value));
  return err({ path: ['options', shape === PLAYED ? 'steps' : 'at'], ...picture.error });
}

/** What is wrong with a phase: what its board or its edition does not know, or the owners that it has. */
function faultOf(
  turn: unknown,
  fault: (position: unknown, orders: unknown, edition: unknown) => string | null,
): DataError | null {
  const { position, orders, edition } = isObject(turn) ? turn : {};
  const given = { position, orders, edition };
  const wrong = fault(position, orders, edition) ?? ownersFaultIn(position);
  return wrong === null ? null : turnError(given, wrong);
}

const withoutUndefined = (options: PlayOptions & DrawTurnOptions): typeof options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function optionFault(options: unknown, shape: (value: unknown) => string | null): DataError | null {
  if (!isObject(options)) return optionError('', 'not an object');
  const wrong = shape(withoutUndefined(options));
  if (wrong === null) return null;
  const [name = '', ...said] = wrong.split(': ');
  return said.length > 0 ? optionError(name, said.join(': ')) : optionError('', wrong);
}

const optionError = (name: string, message: string): DataError => ({
  path: name === '' ? ['options'] : ['options', name],
  message,
  expected: EXPECTED[name] ?? 'options of the picture',
});
