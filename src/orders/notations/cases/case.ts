import type { Location, Position, SpaceId } from '../../../board/board.ts';
import type { Order } from '../../order.ts';

/** A movement phase in the case format: one JSON object on one line. */
export interface Case {
  readonly id: string;
  readonly position: Position;
  readonly orders: readonly Order[];
}

/** Why a line is not a case. `id`: whatever the line gives as its id, if it is text. */
export interface CaseError {
  readonly id: string | null;
  readonly message: string;
}

/** What happens to a dislodged unit, in the case format. */
export interface CaseDislodgement {
  /** In capitals. */
  readonly power: string;
  /** The province that the attacker came from, without a coast. */
  readonly by: string;
  /** Sorted; if empty, the unit must disband. */
  readonly retreats: readonly string[];
}

/** A ruling in the case format: what two adjudicators can be compared on. */
export interface CaseResult {
  readonly id: string;
  /** `A VIE - GAL`: the units that moved, with full locations; sorted. */
  readonly moved: readonly string[];
  /** By unit at its old location, `F STP/SC`; in the order in which the units were listed. */
  readonly dislodged: Readonly<Record<string, CaseDislodgement>>;
  /** `AUSTRIA A GAL`: sorted, without the dislodged units. */
  readonly units_after: readonly string[];
}

/**
 * What became of every order, by power and by the order as the case writes it: `cut`, or `cut, dislodged` if its unit is
 * dislodged.
 */
export type CaseOutcomes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** As much of a ruling as the case format states. */
export interface CaseMovement {
  readonly orders: readonly {
    readonly unit: SpaceId;
    readonly order: Order | null;
    readonly outcome: string;
    readonly dislodged: boolean;
  }[];
  readonly dislodged: readonly {
    readonly unit: SpaceId;
    readonly by: SpaceId;
    readonly retreats: readonly Location[];
  }[];
  readonly after: Position;
}
