import * as v from 'valibot';
import { LOCATIONS, SPACE_IDS } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { ORDER_RESULTS } from '../../orders/notations/written-text.ts';
import { ORDER_ERROR_KINDS } from '../../orders/parsed-orders.ts';
import { CHOICES, optionsOf } from '../../rules/choices.ts';
import { EDITION_IDS, type EditionName } from '../../rules/edition.ts';
import { SEASONS } from '../../trace/game-fact.ts';
import { MISPLACED, MAX_FINDINGS } from '../finding.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_SHEET_LENGTH, MAX_UNITS } from '../objection.ts';
import { PLAN_IDS } from '../plan.ts';

const MOST_EVENTS = 20_000;
/** An order, or words of a record that could not be read, and what was expected. */
const LONGEST_WORDS = 500;

const power = v.picklist(POWERS);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVENTS));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const unit = v.strictObject({
  power,
  kind: v.picklist(['A', 'F']),
  at: v.picklist(LOCATIONS),
  /** How many moves an army has been aboard its fleet (A/F II.b). */
  moves: v.exactOptional(v.picklist([1, 2, 3])),
});
const units = v.pipe(v.array(unit), v.maxLength(MAX_UNITS));
const owners = v.record(v.picklist(SPACE_IDS), power);
const event = v.variant('type', [
  v.strictObject({
    type: v.picklist(['WRITE', 'DEADLINE', 'ADJUDICATE', 'PROCEED', 'DRAW', 'END']),
  }),
  v.strictObject({ type: v.literal('SUBMIT'), power, text: text(MAX_SHEET_LENGTH) }),
  v.strictObject({ type: v.literal('WITHDRAW'), power }),
  v.strictObject({
    type: v.literal('BACK'),
    to: count,
    missed: v.exactOptional(v.literal('kept')),
  }),
  v.strictObject({ type: v.picklist(['LEAVE', 'RETURN', 'TOSS']), seat: count }),
  v.strictObject({ type: v.literal('REPLACE'), seat: count, player: text(MAX_NAME_LENGTH) }),
  v.strictObject({ type: v.literal('CORRECT'), units, owners, note: text(MAX_NOTE_LENGTH) }),
]);

const date = v.strictObject({
  year: v.number(),
  season: v.picklist(SEASONS),
  phase: v.picklist(['movement', 'retreats', 'adjustments']),
});
const list = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_FINDINGS));
const words = text(LONGEST_WORDS);
const changedChoice = v.variant(
  'choice',
  CHOICES.map((choice) =>
    v.strictObject({
      choice: v.literal(choice),
      answer: v.picklist(optionsOf(choice).map(String)),
    }),
  ),
);
const right = v.strictObject({
  editions: list(v.picklist(EDITION_IDS)),
  choices: list(changedChoice),
});
const about = { power: v.nullable(power), order: words };
const results = list(v.picklist(ORDER_RESULTS));
const places = list(v.picklist(LOCATIONS));
const finding = v.variant('what', [
  v.strictObject({ what: v.literal('order'), ...about, theirs: results, ours: results, right }),
  v.strictObject({ what: v.literal('retreats'), ...about, theirs: places, ours: places, right }),
  v.strictObject({
    what: v.literal('unit'),
    ...about,
    theirs: v.boolean(),
    ours: v.boolean(),
    right: v.exactOptional(right),
  }),
  v.strictObject({
    what: v.literal('centre'),
    ...about,
    theirs: v.nullable(power),
    ours: v.nullable(power),
    right: v.exactOptional(right),
  }),
  v.strictObject({
    what: v.picklist(['removed', 'ordered']),
    ...about,
    theirs: list(words),
    ours: list(words),
    right,
  }),
]);
const unread = v.strictObject({
  kind: v.picklist(ORDER_ERROR_KINDS),
  line: v.number(),
  column: v.number(),
  length: v.number(),
  words,
  problem: words,
  expected: words,
  message: text(3 * LONGEST_WORDS),
});
const note = v.variant('say', [
  v.strictObject({ say: v.picklist(['no-position', 'no-owners']) }),
  v.strictObject({
    say: v.literal('position'),
    problem: v.strictObject({ kind: v.picklist(MISPLACED), space: v.picklist(SPACE_IDS) }),
  }),
  v.strictObject({ say: v.literal('unread'), error: unread }),
]);
/** What was found in another site's record. */
const audit = v.strictObject({
  site: text(MAX_NAME_LENGTH),
  phases: count,
  agree: count,
  leftOut: count,
  agreesUnder: v.exactOptional(list(v.picklist(EDITION_IDS))),
  differences: list(v.strictObject({ when: date, findings: list(finding), notes: list(note) })),
});

/** A saved game as data: how it began, all events, and the board they led to. */
export const GAME_FILE = v.strictObject({
  format: v.literal('standoff game'),
  version: v.picklist([1, 2, 3]),
  plan: v.picklist(PLAN_IDS),
  rules: v.union([
    v.picklist<readonly EditionName[]>([...EDITION_IDS, 'A/F']),
    v.strictObject({
      name: text(MAX_NAME_LENGTH),
      base: v.string(),
      choices: v.record(v.string(), v.union([v.string(), v.boolean()])),
    }),
  ]),
  players: v.pipe(v.array(text(MAX_NAME_LENGTH)), v.maxLength(POWERS.length)),
  events: v.pipe(v.array(event), v.maxLength(MOST_EVENTS)),
  now: v.strictObject({
    when: date,
    units,
    owners,
  }),
  audit: v.exactOptional(audit),
});

export type GameFile = v.InferOutput<typeof GAME_FILE>;
