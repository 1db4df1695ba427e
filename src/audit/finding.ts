import type { GameDate } from '../game/date.ts';
import type { Power } from '../board/powers.ts';
import type { Choices, EditionId } from '../rules/edition.ts';

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

/** Where a record and the rules differ. */
export interface Finding {
  readonly what: 'order' | 'retreats' | 'unit' | 'centre';
  readonly power: Power | null;
  /** The order in the case format, or the unit or the centre in question. */
  readonly order: string;
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
  /** A sentence; empty if nothing explains it. */
  readonly why: string;
  readonly right: RightUnder;
}

/** Why a phase could not be compared, or not all of it. */
export type Note =
  | { readonly say: 'no-position' }
  | { readonly say: 'no-owners' }
  | { readonly say: 'position'; readonly problem: string }
  | { readonly say: 'unread'; readonly line: number; readonly message: string };

/** A phase of a record, ruled again. */
export interface AuditedPhase {
  readonly when: GameDate;
  /** Where it stands; null: the record passes over it. */
  readonly place: { readonly file: string; readonly line: number } | null;
  readonly findings: readonly Finding[];
  readonly notes: readonly Note[];
}
