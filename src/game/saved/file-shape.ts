import * as v from 'valibot';
import type { Board } from '../../board/board.ts';
import { OTHER_BOARD_IDS } from '../../board/others/known-boards.ts';
import { isOwnBoardId, type OwnBoardId } from '../../board/others/own-boards.ts';
import { ORDER_RESULTS } from '../../orders/notations/written-text.ts';
import { ORDER_ERROR_KINDS } from '../../orders/parsed-orders.ts';
import { CHOICES, optionsOf } from '../../rules/choices.ts';
import { EDITION_IDS, type EditionName } from '../../rules/edition.ts';
import { SEASONS } from '../../trace/game-fact.ts';
import { MISPLACED, MAX_FINDINGS } from '../finding.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_SHEET_LENGTH } from '../objection.ts';
import { PLAN_IDS, type PlanId } from '../plan.ts';

const MOST_EVENTS = 20_000;
/** An order, or words of a record that could not be read, and what was expected. */
const LONGEST_WORDS = 500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVENTS));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const FILE_DATE = v.strictObject({
  year: v.number(),
  season: v.picklist(SEASONS),
  phase: v.picklist(['movement', 'retreats', 'adjustments']),
  yearly: v.exactOptional(v.literal(true)),
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
const results = list(v.picklist(ORDER_RESULTS));
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

export const FILE_PLAN = v.union([
  v.picklist<readonly PlanId[]>([...PLAN_IDS, ...OTHER_BOARD_IDS]),
  v.custom<OwnBoardId>((id) => typeof id === 'string' && isOwnBoardId(id)),
]);
/** Looks only for a name, and leaves everything in its order. */
const isNamed = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'name' in file && typeof file.name === 'string';
/** The board that a game on one of somebody's own contains; whoever enters it checks it. */
export const FILE_SOURCE = v.strictObject({
  file: v.custom<{ readonly name: string }>(isNamed),
  layouts: v.exactOptional(v.unknown()),
});
const powerOn = (board: Board) => v.picklist(board.powers);

/** What was found in another site's record. */
function auditOn(board: Board) {
  const power = powerOn(board);
  const about = { power: v.nullable(power), order: words };
  const places = list(v.picklist(board.locations));
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
  const note = v.variant('say', [
    v.strictObject({ say: v.picklist(['no-position', 'no-owners']) }),
    v.strictObject({
      say: v.literal('position'),
      problem: v.strictObject({ kind: v.picklist(MISPLACED), space: v.picklist(board.spaceIds) }),
    }),
    v.strictObject({ say: v.literal('unread'), error: unread }),
  ]);
  return v.strictObject({
    site: text(MAX_NAME_LENGTH),
    phases: count,
    agree: count,
    leftOut: count,
    agreesUnder: v.exactOptional(list(v.picklist(EDITION_IDS))),
    differences: list(
      v.strictObject({ when: FILE_DATE, findings: list(finding), notes: list(note) }),
    ),
  });
}

function unitsOn(board: Board) {
  const power = powerOn(board);
  const unit = v.strictObject({
    power,
    kind: v.picklist(['A', 'F']),
    at: v.picklist(board.locations),
    /** How many moves an army has been aboard its fleet (A/F II.b). */
    moves: v.exactOptional(v.picklist([1, 2, 3])),
  });
  return v.pipe(v.array(unit), v.maxLength(board.centres.length));
}

function eventOn(board: Board) {
  const power = powerOn(board);
  const units = unitsOn(board);
  const owners = ownersOn(board);
  return v.variant('type', [
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
}

const ownersOn = (board: Board) => v.record(v.picklist(board.spaceIds), powerOn(board));

/** A start that somebody set up; `startProblem` checks what it says. */
const startOn = (board: Board) =>
  v.strictObject({
    year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
    season: v.picklist(SEASONS),
    powers: v.pipe(v.array(powerOn(board)), v.maxLength(board.powers.length)),
    units: unitsOn(board),
    owners: ownersOn(board),
  });

/** A saved game on a board as data: how it began, all events, and the position they led to. */
export function gameFileOn(board: Board) {
  return v.strictObject({
    format: v.literal('standoff game'),
    version: v.picklist([1, 2, 3, 4, 5]),
    plan: FILE_PLAN,
    board: v.exactOptional(isOwnBoardId(board.id) ? FILE_SOURCE : v.never()),
    start: v.exactOptional(startOn(board)),
    rules: v.union([
      v.picklist<readonly EditionName[]>([...EDITION_IDS, 'A/F']),
      v.strictObject({
        name: text(MAX_NAME_LENGTH),
        base: v.string(),
        choices: v.record(v.string(), v.union([v.string(), v.boolean()])),
      }),
    ]),
    players: v.pipe(v.array(text(MAX_NAME_LENGTH)), v.maxLength(board.powers.length)),
    events: v.pipe(v.array(eventOn(board)), v.maxLength(MOST_EVENTS)),
    now: v.strictObject({
      when: FILE_DATE,
      units: unitsOn(board),
      owners: ownersOn(board),
    }),
    audit: v.exactOptional(auditOn(board)),
  });
}

export type GameFile = v.InferOutput<ReturnType<typeof gameFileOn>>;
