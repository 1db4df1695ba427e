import type { Location, MovesAboard, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import type { Order } from '../order.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';

/** When a turn is played. Adjustments are made in Winter. */
export interface TurnDate {
  /** 0: not known; then the season only decides what follows. */
  readonly year: number;
  readonly season: 'Spring' | 'Fall' | 'Winter';
}

/** A dislodged unit, and what bars the space that its attacker came from. */
export interface Dislodgement {
  readonly unit: Unit;
  /** Null if it is not known where the attack came from. */
  readonly from: SpaceId | null;
  /** Whether the attacker came by convoy: some editions then leave that space open. */
  readonly byConvoy: boolean;
  /** For a fleet with an army aboard (A/F IV.a): how many moves the army has been there. */
  readonly aboard?: MovesAboard;
  /** Where the Right-Hand Rule takes it if no retreat is ordered for it (A/F IV.e). */
  readonly displaced?: Location;
}

interface AnyTurn {
  readonly date: TurnDate;
  readonly units: readonly Unit[];
  /** The owner of each centre; null if the line does not say. */
  readonly owners: Readonly<Partial<Record<SpaceId, Power>>> | null;
}

/** A position of any phase, and the orders given in it. */
export type GivenTurn =
  | (AnyTurn & { readonly phase: 'movement'; readonly orders: readonly Order[] })
  | (AnyTurn & {
      readonly phase: 'retreats';
      readonly dislodged: readonly Dislodgement[];
      /** The spaces that a stand-off left empty, in board order. */
      readonly contested: readonly SpaceId[];
      readonly orders: readonly RetreatPhaseOrder[];
    })
  | (AnyTurn & {
      readonly phase: 'adjustments';
      /** True: `owners` are used as they are, and units do not capture the centres that they are on. */
      readonly captured: boolean;
      readonly orders: readonly AdjustmentOrder[];
    });

/** The turn of a line without a date. */
export const FIRST_TURN: TurnDate = { year: 1901, season: 'Spring' };

/** The date of orders that name none. */
export const UNDATED: TurnDate = { year: 0, season: 'Spring' };

/** What a turn line should have had at some place, by kind. */
export const TURN_LINE_EXPECTED = {
  length: 'at most 4000 characters',
  power: 'a power, such as “A:” for Austria',
  unit: '“A” or “F” and a space, such as “Apar”',
  space: 'a space, such as “par” or “spa/nc”',
  centre: 'a supply centre with no owner yet, such as “par”',
  free: 'a space that holds no other unit',
  fitting: 'a space, or a coast, where such a unit can be',
  target: '“-” and where the army goes',
  removal: '“-x”: in this phase units are removed',
  season: '“M” or “R” in Spring and Fall, “A” in Winter',
  end: '“.” or “;”',
} as const;
/** What is wrong with a turn line. */
export type TurnLineErrorKind = keyof typeof TURN_LINE_EXPECTED;

/** What is wrong with a turn line; `column` counts from 1. */
export interface TurnLineError {
  readonly kind: TurnLineErrorKind;
  readonly column: number;
  readonly words: string;
  readonly expected: string;
}

/** A full board with all its orders has about 500 characters. */
export const LONGEST_TURN_LINE = 4000;

/** What is written after a unit, and before it (docs/notation.md). */
export const SIGNS = {
  hold: '!',
  move: '-',
  viaConvoy: '=',
  support: '*',
  convoy: '~',
  /** After `-`: the unit leaves the board. */
  nowhere: 'x',
  /** A dislodged unit, and where the attack came from. */
  dislodged: '@',
  /** Before a unit that is ordered but is not there. */
  absent: '?',
  /** An army goes aboard a fleet (Army/Fleet module). */
  board: ',',
  /** An army aboard lands; after `-`: after its fleet has moved. */
  land: '_',
  /** After the space that an attack came from: the Right-Hand Rule takes the fleet there. */
  displaced: ',',
  /** Before a unit that is to be built. */
  build: '!',
  /** After the phase: the centres count as they are listed. */
  captured: '!',
} as const;
