import type { Location, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { OrderError } from '../orders/parsed-orders.ts';
import type { Choices, EditionId } from '../rules/edition.ts';
import type { GameDate } from './date.ts';

/** A choice of rules, changed in the edition of the audit, that gives what the record says. */
export interface ChangedChoice {
  readonly choice: keyof Choices;
  readonly answer: string;
}

/** The rules by which what is recorded would be right; none of either: by none. */
export interface RightUnder {
  readonly editions: readonly EditionId[];
  /** Each by itself; only if no edition does. */
  readonly choices: readonly ChangedChoice[];
}

interface About {
  readonly power: Power | null;
  /** The order in the case format, or the unit or the centre in question. */
  readonly order: string;
}

/** Where a record and the rules differ, as a message; the reason is in the ruling. */
export type Finding = About &
  (
    | {
        readonly what: 'order';
        readonly theirs: readonly OrderResult[];
        readonly ours: readonly OrderResult[];
        readonly right: RightUnder;
      }
    /** Where a dislodged unit may go. */
    | {
        readonly what: 'retreats';
        readonly theirs: readonly Location[];
        readonly ours: readonly Location[];
        readonly right: RightUnder;
      }
    /** Whether a unit is there. */
    | { readonly what: 'unit'; readonly theirs: boolean; readonly ours: boolean }
    /** Who owns a centre. */
    | { readonly what: 'centre'; readonly theirs: Power | null; readonly ours: Power | null }
  );

/** Why a phase could not be compared, or not all of it. */
export type Note =
  | { readonly say: 'no-position' }
  | { readonly say: 'no-owners' }
  /** Its units cannot stand as they are listed. */
  | { readonly say: 'position'; readonly problem: PositionProblem }
  /** `error.line` counts in the file. */
  | { readonly say: 'unread'; readonly error: OrderError };

export const MISPLACED = ['two-units', 'no-coast', 'astray'] as const;

/** Why units are no position, and where. */
export interface PositionProblem {
  readonly kind: (typeof MISPLACED)[number];
  readonly space: SpaceId;
}

/** A phase of a record in which something differs, or was not compared. */
export interface PhaseFindings {
  readonly when: GameDate;
  readonly findings: readonly Finding[];
  readonly notes: readonly Note[];
}

/** Of each list: a file that has more of it is no record of a game. */
export const MOST_FOUND = 1000;

/** What was found when the record of another site was ruled again as this game. */
export interface GameAudit {
  /** "webDiplomacy" */
  readonly site: string;
  readonly phases: number;
  readonly agree: number;
  /** Phases after the end of the game. */
  readonly leftOut: number;
  readonly differences: readonly PhaseFindings[];
}
