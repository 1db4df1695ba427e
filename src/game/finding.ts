import type { Location, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { OrderError } from '../orders/parsed-orders.ts';
import type { Choices, EditionId } from '../rules/edition.ts';
import type { GameDate } from './date.ts';

/** A choice of the audit's edition, and the changed value that gives what the record says. */
export interface ChangedChoice {
  readonly choice: keyof Choices;
  readonly answer: string;
}

/** The rules under which the record would be right; if both lists are empty, there are none. */
export interface RightUnder {
  readonly editions: readonly EditionId[];
  /** Each on its own; given only if no edition fits. */
  readonly choices: readonly ChangedChoice[];
}

interface About {
  readonly power: Power | null;
  /** The order in the case format, or the unit or centre in question. */
  readonly order: string;
}

/** Where a record and the rules differ, as a message; the ruling has the reason. */
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
    /** Whether a unit is there when the phase is over. */
    | {
        readonly what: 'unit';
        readonly theirs: boolean;
        readonly ours: boolean;
        readonly right?: RightUnder;
      }
    /** Who owns a centre. */
    | {
        readonly what: 'centre';
        readonly theirs: Power | null;
        readonly ours: Power | null;
        readonly right?: RightUnder;
      }
    /** Which units a power loses that must remove some: `A WAR`. Those that both remove are left out. */
    | {
        readonly what: 'removed';
        readonly theirs: readonly string[];
        readonly ours: readonly string[];
        readonly right: RightUnder;
      }
    /**
     * The record orders units that are not there by the phases before it (`theirs`), and does not order some that are
     * (`ours`).
     */
    | {
        readonly what: 'ordered';
        readonly theirs: readonly string[];
        readonly ours: readonly string[];
        readonly right: RightUnder;
      }
  );

/** What nothing makes right. */
export const RIGHT_UNDER_NONE: RightUnder = { editions: [], choices: [] };

/** Why a phase could not be compared, or only in part. */
export type Note =
  | { readonly say: 'no-position' }
  | { readonly say: 'no-owners' }
  /** Its units are not a possible position as listed. */
  | { readonly say: 'position'; readonly problem: PositionProblem }
  /** `error.line` is a line of the file. */
  | { readonly say: 'unread'; readonly error: OrderError };

export const MISPLACED = ['two-units', 'no-coast', 'astray'] as const;

/** Why units are not a possible position, and where. */
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

/** Limit for each list: a file with more is not a record of a game. */
export const MAX_FINDINGS = 1000;

/** What was found when another site's record was ruled again as this game. */
export interface GameAudit {
  /** "webDiplomacy" */
  readonly site: string;
  readonly phases: number;
  readonly agree: number;
  /** The number of phases after the end of the game. */
  readonly leftOut: number;
  /** The other editions under which every phase agrees. */
  readonly agreesUnder?: readonly EditionId[];
  readonly differences: readonly PhaseFindings[];
}
