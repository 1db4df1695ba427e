import type { Edition } from '../rules/edition.ts';
import type { Phases } from '../scenario/scenario.ts';

/** A turn as read from a file, before it is ruled. */
export interface ReadTurn extends Phases {
  readonly id: string;
  readonly title: string;
  /** The title with what precedes it, or the season of a text: `Example 9: …`, `Fall 1902`; null: nothing is known. */
  readonly heading: string | null;
  /** The edition named in the file; null if it names none. */
  readonly edition: Edition | null;
  /** Where the reading differs from the text, one line each. */
  readonly notes: readonly string[];
  /** What could not be read, one line each; the rest of the file is ruled. */
  readonly bad: readonly string[];
}
