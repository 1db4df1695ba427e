import type { Location, MovesAboard, SpaceId, Unit, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { EditRefusal, Tool } from './edit-position.ts';

/** The words of the position editor. */
export interface PositionWords {
  readonly section: string;
  readonly board: string;
  readonly spaces: string;
  readonly keys: string;
  readonly tool: string;
  readonly tools: Readonly<Record<Tool, string>>;
  /** What a press does with each tool. */
  readonly hints: Readonly<Record<Tool, string>>;
  readonly whose: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<UnitKind, string>>;
  readonly refusals: Readonly<Record<EditRefusal, (space: SpaceId) => string>>;
  readonly power: (power: Power) => string;
  readonly unit: (unit: Unit) => string;
  readonly space: (space: SpaceId) => string;
  readonly coast: (at: Location) => string;
  /**
   * A space on the map: the unit there, perhaps with an army aboard, the unit dislodged there, the owner of its centre.
   */
  readonly spaceLabel: (
    space: SpaceId,
    unit: Unit | null,
    dislodged: Unit | null,
    owner: Power | null,
    isContested: boolean,
    aboard: Unit | null,
  ) => string;
  /** Shown after a unit was picked. */
  readonly picked: (unit: Unit) => string;
  /** Shown after a fleet was placed where it can be on more than one coast. */
  readonly whichCoast: (unit: Unit) => string;
  readonly remove: string;
  readonly done: string;
  readonly attackedFrom: string;
  /** For the Army/Fleet module: the army aboard a fleet. */
  readonly aboard: string;
  readonly nobodyAboard: string;
  readonly aboardFor: (moves: MovesAboard) => string;
  /** Shown in addition to `hints.unit`. */
  readonly aboardHint: string;
  readonly turnsRight: string;
  readonly nowhere: string;
  readonly notKnown: string;
  readonly byConvoy: string;
  readonly list: string;
  readonly counts: (units: number, centres: number) => string;
  readonly dislodged: string;
  readonly season: string;
  readonly year: string;
  readonly start: (year: number) => string;
  readonly empty: string;
  readonly noOwners: string;
  /** What the two buttons do, and what they leave. */
  readonly clearing: string;
  readonly captured: string;
  readonly writing: string;
  readonly writingHint: string;
  readonly apply: string;
}
