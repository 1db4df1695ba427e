import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { adjudicateCase } from '../../src/adjudicator/adjudicate-case.ts';
import { adjudicateCompact } from '../../src/adjudicator/adjudicate-compact.ts';
import { STANDARD_BOARD } from '../../src/board/compiled.ts';
import { parseCaseLine, writeCase } from '../../src/orders/case-format.ts';
import type { CaseLine } from '../../src/orders/case-format.ts';
import { compactTurn } from '../../src/orders/compact.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/trace/check.ts';
import type { GivenTurn } from '../support/short.ts';
import { sideBySide, together } from './big-board.ts';
import { corpus } from './corpus.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';

const SEED = 1971;
const SIZE = 20_000;
const edition = EDITIONS.DATC;

function caseOf(turn: GivenTurn, place: number): CaseLine {
  const parsed = parseCaseLine(writeCase({ id: `c${String(place)}`, ...turn }));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function resultOf(line: CaseLine, trace: boolean): number {
  const ruled = adjudicateCase(line, edition, { trace });
  if (!ruled.ok) throw new Error(ruled.error.message);
  return ruled.value.result.moved.length + ruled.value.steps.length;
}

const compact = (turn: GivenTurn) => compactTurn(turn.position, turn.orders, STANDARD_BOARD);

/** A board of so many copies: the figure is for each copy, so that it compares with the others. */
function scaling(copies: number): Measured {
  const board = sideBySide(copies);
  const turns = corpus(2000, SEED).map(compact);
  const large = Array.from({ length: Math.floor(turns.length / copies) }, (_, place) =>
    together(turns.slice(place * copies, (place + 1) * copies), board),
  );
  const name = `${String(copies * STANDARD_BOARD.spaces.length)} spaces`;
  const { each } = measure(
    name,
    large,
    (turn) => adjudicateCompact(turn, edition, { board }).after.length,
  );
  return { name, each: each / copies };
}

/** What can be measured, by name. */
export const JOBS: Readonly<Record<string, () => Measured>> = {
  'case objects in and out': () =>
    measure('', corpus(SIZE, SEED).map(caseOf), (line) => resultOf(line, false)),
  'numbers in and out': () =>
    measure(
      '',
      corpus(SIZE, SEED).map(compact),
      (turn) => adjudicateCompact(turn, edition).after.length,
    ),
  'case objects in and out, with the trace': () =>
    measure('', corpus(SIZE, SEED).map(caseOf), (line) => resultOf(line, true)),
  'orders in, ruling out': () =>
    measure(
      '',
      corpus(SIZE, SEED),
      ({ position, orders }) =>
        adjudicate(position, orders, edition, { trace: false }).orders.length,
    ),
  'orders in, ruling out, with the trace': () =>
    measure(
      '',
      corpus(SIZE, SEED),
      ({ position, orders }) => adjudicate(position, orders, edition).steps.length,
    ),
  'the trace checked': () =>
    measure(
      '',
      corpus(SIZE / 10, SEED).map((turn) => ({
        ...turn,
        steps: adjudicate(turn.position, turn.orders, edition).steps,
      })),
      ({ position, orders, steps }) => {
        const found = check(position, orders, edition, steps);
        if (!found.ok) throw new Error(found.reason);
        return steps.length;
      },
    ),
  'a board of 75 spaces': () => scaling(1),
  'a board of 750 spaces': () => scaling(10),
  'a board of 7,500 spaces': () => scaling(100),
};
