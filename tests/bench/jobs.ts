import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateCase } from '../../src/law/adjudicate-case.ts';
import { caseOf, parseCaseLine } from '../../src/orders/notations/cases/case-format.ts';
import type { Case, CaseLine } from '../../src/orders/notations/cases/case-format.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import type { Turn } from '../../src/trace/turn.ts';
import type { GivenTurn } from '../support/short.ts';
import { sideBySide, together } from './big-board.ts';
import { measure, measureRead } from './measure.ts';
import { GAMES } from './game.ts';
import { QUESTIONS } from './questions.ts';

const edition = EDITIONS.DATC;

/** A line of `corpus.ts`, as a program has it that has just parsed it. */
export function parsed(line: string): CaseLine {
  const read = parseCaseLine(line);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

export function inWords(line: CaseLine): Case {
  const read = caseOf(line);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function resultOf(line: CaseLine, trace: boolean): number {
  const ruled = adjudicateCase(line, edition, { trace });
  if (!ruled.ok) throw new Error(ruled.error.message);
  return ruled.value.result.moved.length + ruled.value.steps.length;
}

/** A board made of several copies of the standard board, with a turn on each. The figure is per copy. */
function scaling(lines: readonly CaseLine[], copies: number): number {
  const board = sideBySide(copies);
  const turns = lines.slice(0, 4000).map(inWords);
  const large = Array.from({ length: Math.floor(turns.length / copies) }, (_, place) =>
    together(turns.slice(place * copies, (place + 1) * copies), board),
  );
  const rule = ({ position, orders }: GivenTurn): number =>
    adjudicate(position, orders, edition, { trace: false }).orders.length;
  return measure(large, rule) / copies;
}

/** Number of units on a full board. */
const WHOLE = 20;

/** Turns on full boards, adjudicated. */
const boards = (lines: readonly CaseLine[]): readonly Turn[] =>
  lines
    .slice(0, 2000)
    .map(inWords)
    .filter(({ position }) => position.units.length >= WHOLE)
    .slice(0, 12)
    .map(({ position, orders }) => ({
      position,
      orders,
      edition,
      ruling: adjudicate(position, orders, edition),
    }));

const labelsOf = (turn: Turn, step: number): number =>
  frame(turn, step, FORMATS.wide).labels.length;

type Job = (corpus: readonly string[]) => number;

/** A job that reads as it adjudicates. */
const streamed =
  (trace: boolean): Job =>
  (corpus) =>
    measureRead(corpus, parsed, (line) => resultOf(line, trace));

/** For these jobs the whole corpus is in memory at the start. */
const HELD: Readonly<Record<string, (lines: readonly CaseLine[]) => number>> = {
  'case objects from memory': (lines) => measure(lines, (line) => resultOf(line, false)),
  'case objects from memory, with the trace': (lines) =>
    measure(lines, (line) => resultOf(line, true)),
  'orders in, ruling out': (lines) =>
    measure(
      lines.map(inWords),
      ({ position, orders }) =>
        adjudicate(position, orders, edition, { trace: false }).orders.length,
    ),
  'orders in, ruling out, with the trace': (lines) =>
    measure(
      lines.map(inWords),
      ({ position, orders }) => adjudicate(position, orders, edition).steps.length,
    ),
  'the trace checked': (lines) =>
    measure(
      lines.slice(0, lines.length / 10).map((line) => {
        const { position, orders } = inWords(line);
        return { position, orders, steps: adjudicate(position, orders, edition).steps };
      }),
      ({ position, orders, steps }) => {
        const found = check(position, orders, edition, steps);
        if (!found.ok) throw new Error(found.reason);
        return steps.length;
      },
    ),
  // A turn is laid out only once, so each run needs a new object.
  'a picture of all Europe laid out': (lines) =>
    measure(boards(lines), (turn) => labelsOf({ ...turn }, 0)),
  'a frame of it': (lines) =>
    measure(boards(lines), (turn) => labelsOf(turn, turn.ruling.steps.length)),
  ...Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, ask]) => [
      name,
      (lines: readonly CaseLine[]) => ask(boards(lines)),
    ]),
  ),
  ...GAMES,
  'a board of 75 spaces': (lines) => scaling(lines, 1),
  'a board of 750 spaces': (lines) => scaling(lines, 10),
  'a board of 7,500 spaces': (lines) => scaling(lines, 100),
};

/** All figures by name: microseconds of CPU time per adjudication. */
export const JOBS: Readonly<Record<string, Job>> = {
  'case objects from a stream': streamed(false),
  'case objects from a stream, with the trace': streamed(true),
  ...Object.fromEntries(
    Object.entries(HELD).map(([name, job]): [string, Job] => [
      name,
      (corpus) => job(corpus.map(parsed)),
    ]),
  ),
};
