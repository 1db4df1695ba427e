import type { Board, SpaceId } from '../board/board.ts';
import { STANDARD, WINNING_CENTRES } from '../board/board.ts';
import { VARIANT_IDS, VARIANTS, type VariantId } from '../board/variants.ts';
import { POWERS, type Power } from '../board/powers.ts';
import type { Tally } from '../trace/game-fact.ts';

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
/** Those, and the variants on the standard map. */
export const PLAN_IDS = [...RULEBOOK_PLANS, ...VARIANT_IDS] as const;
/** The id of a plan. */
export type PlanId = (typeof PLAN_IDS)[number];

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
  /** The year of the first Spring. */
  readonly year: number;
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
const BY_RULEBOOK: Readonly<Record<RulebookPlan, Omit<Plan, 'board'>>> = {
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

/** What is special about a variant, in a few words, and the year of its first Spring, if it is not 1901. */
const ABOUT: Readonly<Record<VariantId, { readonly line: string; readonly year?: number }>> = {
  'france-austria': { line: 'Two powers, and a continent without owners between them.' },
  'england-turkey': { line: 'The two corners of the board. England’s fleets begin at sea.' },
  'germany-italy': { line: 'Two neighbours; who takes the Balkans and Scandinavia first?' },
  'germany-russia': { line: 'Three units against four, side by side.' },
  'france-germany-austria': { line: 'Three neighbours in the middle of Europe.' },
  'england-italy-russia': { line: 'England has Holland, too, and Italy Trieste: four units each.' },
  'fleet-rome': { line: 'Italy has a fleet in Rome instead of an army.' },
  'winter-1898': {
    line: 'One unit and one centre each; the other homes must be taken first.',
    year: 1899,
  },
  'build-anywhere': { line: 'A power may build in any centre that it owns.' },
};

/** One player a power. */
const ofVariant = (id: VariantId): Plan => {
  const board = VARIANTS[id];
  const { line, year = 1901 } = ABOUT[id];
  return {
    id,
    name: board.name,
    line,
    board,
    year,
    seats: alone(...board.powers),
    goal: EIGHTEEN,
    neutral: null,
  };
};

const byId = <Id extends PlanId>(ids: readonly Id[], of: (id: Id) => Plan) =>
  Object.fromEntries(ids.map((id) => [id, of(id)])) as Readonly<Record<Id, Plan>>;

/** All plans, by their ids: for two to seven players, and variants. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  ...byId(RULEBOOK_PLANS, (id) => ({ ...BY_RULEBOOK[id], board: STANDARD })),
  ...byId(VARIANT_IDS, ofVariant),
};

/** The powers without a player at the start. */
export const idlePowers = ({ board, seats }: Plan): readonly Power[] =>
  board.powers.filter((power) => !seats.some((powers) => powers.includes(power)));
