import type { Board, SpaceId } from '../board/board.ts';
import { STANDARD, WINNING_CENTRES } from '../board/board.ts';
import { STANDARD_CALENDAR } from '../board/calendar.ts';
import {
  boardCalled,
  isOtherBoardId,
  type BoardId,
  type OtherBoardId,
} from '../board/others/known-boards.ts';
import { isOwnBoardId, type OwnBoardId } from '../board/others/own-boards.ts';
import { VARIANTS } from '../board/variants/variants.ts';
import { VARIANT_IDS, type VariantId } from '../board/variants/variant-ids.ts';
import { POWERS, type Power } from '../board/powers.ts';
import type { Season, Tally } from '../trace/game-fact.ts';

/** The plans of the rulebook, for seven players and for fewer (1971 XIV.2). */
export const RULEBOOK_PLANS = [
  'seven',
  'six',
  'five',
  'four',
  'three',
  'three-mixed',
  'two',
] as const;
type RulebookPlan = (typeof RULEBOOK_PLANS)[number];
/** Those, and the variants: the plans on the standard map. */
export const PLAN_IDS = [...RULEBOOK_PLANS, ...VARIANT_IDS] as const;
type MapPlan = (typeof PLAN_IDS)[number];
/** The id of a plan: one of those, or a board with a map of its own. */
export type PlanId = MapPlan | OtherBoardId;

/** What wins a game: this many centres of one power, or this many units of all the powers of one player. */
export interface Goal {
  readonly tally: Tally;
  readonly needed: number;
  readonly of: 'power' | 'player';
}

/** A power that is out of the war at first: its spaces are closed, and it joins the player to whom a coin falls. */
export interface Neutral {
  readonly power: Power;
  readonly spaces: readonly SpaceId[];
  /** The coin is tossed before the adjustments of this year; the power joins in the following Spring. */
  readonly year: number;
}

/** How the powers are divided among the players (1971 I, XIV.2). */
export interface Plan {
  readonly id: PlanId;
  /** "Four players". */
  readonly name: string;
  /** What is special about it, in a few words. */
  readonly line: string;
  readonly board: Board;
  /** When the game begins: with moves, or in Winter with adjustments. */
  readonly year: number;
  readonly season: Season;
  /** The powers of each player. The units of powers without a player hold. */
  readonly seats: readonly (readonly Power[])[];
  readonly goal: Goal;
  readonly neutral: Neutral | null;
}

const EIGHTEEN: Goal = { tally: 'centres', needed: WINNING_CENTRES, of: 'power' };

const alone = (...powers: readonly Power[]): Plan['seats'] => powers.map((power) => [power]);

const without = (...idle: readonly Power[]): Plan['seats'] =>
  alone(...POWERS.filter((power) => !idle.includes(power)));

/**
 * The games of 1971 XIV.2. Its text leaves open whether centres of several powers add up for one player; as II reads
 * literally, one power must own the eighteen.
 */
const BY_RULEBOOK: Readonly<Record<RulebookPlan, Omit<Plan, 'board' | 'season'>>> = {
  seven: {
    id: 'seven',
    name: 'Seven players',
    line: 'One power each.',
    year: 1901,
    seats: alone(...POWERS),
    goal: EIGHTEEN,
    neutral: null,
  },
  six: {
    id: 'six',
    name: 'Six players',
    line: 'Italy stands still.',
    year: 1870,
    seats: without('Italy'),
    goal: EIGHTEEN,
    neutral: null,
  },
  five: {
    id: 'five',
    name: 'Five players',
    line: 'Italy and Germany stand still.',
    year: 1801,
    seats: without('Germany', 'Italy'),
    goal: EIGHTEEN,
    neutral: null,
  },
  four: {
    id: 'four',
    name: 'Four players',
    line: 'England alone, the others in pairs.',
    year: 1901,
    seats: [['England'], ['Austria', 'France'], ['Germany', 'Turkey'], ['Italy', 'Russia']],
    goal: EIGHTEEN,
    neutral: null,
  },
  three: {
    id: 'three',
    name: 'Three players, Russia alone',
    line: 'Russia against three powers, and three more.',
    year: 1901,
    seats: [['Russia'], ['England', 'France', 'Germany'], ['Austria', 'Italy', 'Turkey']],
    goal: EIGHTEEN,
    neutral: null,
  },
  'three-mixed': {
    id: 'three-mixed',
    name: 'Three players, three and two pairs',
    line: 'Three powers for one player, two each for the others.',
    year: 1901,
    seats: [
      ['Austria', 'England', 'Germany'],
      ['Italy', 'Russia'],
      ['France', 'Turkey'],
    ],
    goal: EIGHTEEN,
    neutral: null,
  },
  two: {
    id: 'two',
    name: 'Two players',
    line: 'The World War. Italy is neutral at first; 24 units win.',
    year: 1914,
    seats: [
      ['England', 'France', 'Russia'],
      ['Austria', 'Germany', 'Turkey'],
    ],
    goal: { tally: 'units', needed: 24, of: 'player' },
    neutral: {
      power: 'Italy',
      spaces: ['APU', 'NAP', 'PIE', 'ROM', 'TUS', 'VEN'],
      year: 1914,
    },
  },
};

/** What is special about a variant, in a few words. */
const LINES: Readonly<Record<VariantId, string>> = {
  'france-austria': 'Two powers, and a continent without owners between them.',
  'england-turkey': 'The two corners of the board. England’s fleets begin at sea.',
  'germany-italy': 'Two neighbours; who takes the Balkans and Scandinavia first?',
  'germany-russia': 'Three units against four, side by side.',
  'france-germany-austria': 'Three neighbours in the middle of Europe.',
  'england-italy-russia': 'England has Holland, too, and Italy Trieste: four units each.',
  'fleet-rome': 'Italy has a fleet in Rome instead of an army.',
  'winter-1898': 'One unit and one centre each; the other homes must be taken first.',
  'build-anywhere': 'A power may build in any centre that it owns.',
  chaos: 'Each of the 34 centres is a power. All build first, and later in any centre of theirs.',
};

/** The names of the other boards that come with Standoff, and what they are, in a few words: known before they are loaded. */
export const OTHER_PLANS: Readonly<
  Record<Exclude<OtherBoardId, OwnBoardId>, Pick<Plan, 'name' | 'line'>>
> = {
  hundred: {
    name: 'Hundred',
    line: 'England, France and Burgundy, in turns of five years.',
  },
  pure: { name: 'Pure', line: 'Seven powers with one centre each, all of them neighbours.' },
  'ancient-mediterranean': {
    name: 'Ancient Mediterranean',
    line: 'Carthage, Egypt, Greece, Persia and Rome.',
  },
  'cold-war': { name: 'Cold War', line: 'NATO and the USSR, two powers on the whole world.' },
  'youngstown-redux': {
    name: 'Youngstown Redux',
    line: 'China, India and Japan join the seven powers.',
  },
};

/** One player a power, on a board. */
const onBoard = (id: BoardId, line: string, board: Board): Plan => ({
  id,
  name: board.name,
  line,
  board,
  year: (board.calendar ?? STANDARD_CALENDAR).first,
  season: board.start.season ?? 'Spring',
  seats: alone(...board.powers.filter((power) => !board.idle?.includes(power))),
  goal: { tally: 'centres', needed: board.winning ?? board.centres.length, of: 'power' },
  neutral: null,
});

const byId = <Id extends MapPlan>(ids: readonly Id[], of: (id: Id) => Plan) =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as Readonly<Record<Id, Plan>>;

/** The plans on the standard map, by their ids: for two to seven players, and variants. */
export const PLANS: Readonly<Record<MapPlan, Plan>> = {
  ...byId(RULEBOOK_PLANS, (id) => ({
    ...BY_RULEBOOK[id],
    board: STANDARD,
    season: 'Spring',
  })),
  ...byId(VARIANT_IDS, (id) => onBoard(id, LINES[id], VARIANTS[id])),
};

/** The plan of an id. Throws if it is a board with a map of its own that is not loaded (`enterBoard`). */
export const planCalled = (id: PlanId): Plan =>
  isOtherBoardId(id)
    ? onBoard(id, isOwnBoardId(id) ? '' : OTHER_PLANS[id].line, boardCalled(id))
    : PLANS[id];
