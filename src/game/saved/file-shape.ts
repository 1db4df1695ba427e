import * as v from 'valibot';
import { LOCATIONS, SPACE_IDS } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { EDITION_IDS, type EditionName } from '../../rules/edition.ts';
import { SEASONS } from '../../trace/game-fact.ts';
import { LONGEST_NAME, LONGEST_NOTE, LONGEST_SLIP, MOST_UNITS } from '../objection.ts';
import { PLAN_IDS } from '../plan.ts';

const MOST_EVENTS = 20_000;

const power = v.picklist(POWERS);
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVENTS));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const unit = v.strictObject({
  power,
  kind: v.picklist(['A', 'F']),
  at: v.picklist(LOCATIONS),
  /** Of an army aboard a fleet: for how many moves (A/F II.b). */
  moves: v.exactOptional(v.picklist([1, 2, 3])),
});
const units = v.pipe(v.array(unit), v.maxLength(MOST_UNITS));
const owners = v.record(v.picklist(SPACE_IDS), power);
const event = v.variant('type', [
  v.strictObject({
    type: v.picklist(['WRITE', 'DEADLINE', 'ADJUDICATE', 'PROCEED', 'DRAW', 'END']),
  }),
  v.strictObject({ type: v.literal('SUBMIT'), power, text: text(LONGEST_SLIP) }),
  v.strictObject({ type: v.literal('WITHDRAW'), power }),
  v.strictObject({ type: v.literal('BACK'), to: index }),
  v.strictObject({ type: v.picklist(['LEAVE', 'RETURN', 'TOSS']), seat: index }),
  v.strictObject({ type: v.literal('REPLACE'), seat: index, player: text(LONGEST_NAME) }),
  v.strictObject({ type: v.literal('CORRECT'), units, owners, note: text(LONGEST_NOTE) }),
]);

/** A saved game as data: how it began, all that was done, and where that led. */
export const GAME_FILE = v.strictObject({
  format: v.literal('standoff game'),
  version: v.literal(1),
  plan: v.picklist(PLAN_IDS),
  rules: v.union([
    v.picklist<readonly EditionName[]>([...EDITION_IDS, 'A/F']),
    v.strictObject({
      name: text(LONGEST_NAME),
      base: v.string(),
      choices: v.record(v.string(), v.union([v.string(), v.boolean()])),
    }),
  ]),
  players: v.pipe(v.array(text(LONGEST_NAME)), v.maxLength(POWERS.length)),
  events: v.pipe(v.array(event), v.maxLength(MOST_EVENTS)),
  now: v.strictObject({
    when: v.strictObject({
      year: v.number(),
      season: v.picklist(SEASONS),
      phase: v.picklist(['movement', 'retreats', 'adjustments']),
    }),
    units,
    owners,
  }),
});

export type GameFile = v.InferOutput<typeof GAME_FILE>;
