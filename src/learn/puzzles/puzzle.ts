import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { RulebookRuleId } from '../../rules/rule.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import { ruleOf } from '../../trace/rule-of.ts';
import type { Step } from '../../trace/step.ts';
import type { Turn } from '../../trace/turn.ts';
import type { PlayedLesson, QuestionKind } from '../lesson.ts';
import type { Level } from '../practice/level.ts';
import { practiceOf } from '../practice/practice.ts';
import { turnOnLine } from '../practice/turn-on-line.ts';
import { PUZZLES } from './puzzles.ts';

/** A position that is asked on a day. */
export interface Puzzle {
  readonly lesson: PlayedLesson;
  /** The rule that decides it: of those that matter, the one that is met least often. */
  readonly rule: RulebookRuleId;
  /** The length of the proof, and how hard a puzzle of that length is. */
  readonly steps: number;
  readonly level: Level;
}

/** A day in somebody's calendar. */
export interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** Who is dislodged follows from these. */
const ASKED: readonly QuestionKind[] = ['moves', 'supports', 'convoys'];

/** The rules that decide a puzzle, the rarest first. */
const RARE: readonly RulebookRuleId[] = [
  'uncuttable',
  'own-supports-uncounted',
  'dislodged-no-effect',
  'rotation',
  'convoy-broken',
  'garrison',
  'support-dislodged',
  'no-cut-from-target',
  'own-attack-no-cut',
  'convoy-stands',
  'hold-support-matches',
  'support-matches',
  'support-cut',
  'own-unit',
  'move-beats',
  'stand-off',
];

const levelOf = (steps: number): Level => (steps < 12 ? 'easy' : steps < 15 ? 'medium' : 'hard');

/** The puzzle on a line. Null: it would be none, because it asks too little or the editions do not agree. */
export function puzzleOnLine(line: string, number: number): Puzzle | null {
  const turn = turnOnLine(line);
  const phases = rulePhases({ ...turn, retreats: null, adjustments: null }, EDITIONS['1971']);
  const { movement } = phases;
  const practice = practiceOf(turn, ASKED, null, number);
  if (!practice || !movement) return null;
  const { steps } = movement.ruling;
  const rule = decidingRule(movement);
  if (!rule) return null;
  const slug = `learn/today/${String(number)}`;
  const lesson: PlayedLesson = { ...practice.lesson, slug };
  return { lesson, rule, steps: steps.length, level: levelOf(steps.length) };
}

/** The rarest rule of what is contested in a turn; null: nothing is. */
export function decidingRule(turn: Turn): RulebookRuleId | null {
  const { steps } = turn.ruling;
  const told = new Set(shortVersion(turn).flatMap(({ step }) => rulesOf(steps[step], steps)));
  return RARE.find((one) => told.has(one)) ?? null;
}

/** The rule of a step; and that supports do not count against a unit of their power, which its numbers say. */
function rulesOf(step: Step | undefined, steps: readonly Step[]): readonly string[] {
  if (!step) return [];
  const uncounted = step.because.some((id) => {
    const fact = steps[id]?.fact;
    return fact?.type === 'attack' && fact.uncounted.length > 0;
  });
  return [ruleOf(step.fact), ...(uncounted ? ['own-supports-uncounted'] : [])];
}

const DAY_MS = 86_400_000;

/** The number of a day's puzzle in the list, from 0. After the last the first comes again. */
export function numberOn({ year, month, day }: CalendarDay): number {
  const days = Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
  return ((days % PUZZLES.length) + PUZZLES.length) % PUZZLES.length;
}

/** The puzzle of a day. Throws if the list has a wrong line. */
export const puzzleOn = (day: CalendarDay): Puzzle => puzzleAt(numberOn(day));

/** A puzzle by its place in the list, from 0. Throws if its line is wrong. */
export function puzzleAt(number: number): Puzzle {
  const puzzle = puzzleOnLine(PUZZLES[number] ?? '', number + 1);
  if (!puzzle) throw new Error(`no puzzle ${String(number + 1)}`);
  return puzzle;
}

/** The day so many days later. */
export function dayAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2026-11-29`. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((one) => String(one).padStart(2, '0'))].join(
    '-',
  );

/** The day in an address; null: it is none. */
export function parseDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  return formatDay(dayAfter(read, 0)) === text ? read : null;
}
