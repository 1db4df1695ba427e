import fc from 'fast-check';
import { editionCalled } from '../../src/rules/modules.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import type { Format } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { crowds, turns } from '../properties/turns.ts';
import { EFFORT } from '../support/effort.ts';
import { positionsOf, ruled } from './turns.ts';

/** A turn, or a phase without moves, that can be drawn in any format. */
export interface Board {
  readonly name: string;
  readonly turn: Turn | null;
  /** Its last frame; for a turn that does not fill the board, a sample from first to last. */
  readonly frames: (format: Format) => readonly Frame[];
}

/** The number of steps checked per turn; with more effort, all of them. */
const STEPS = EFFORT > 1 ? Infinity : EFFORT < 1 ? 3 : 6;

/** The number of units that fill the board. */
const WHOLE = 16;

function boardOfTurn(name: string, turn: Turn): Board {
  const last = turn.ruling.steps.length;
  const whole = turn.position.units.length >= WHOLE;
  return {
    name,
    turn,
    frames: (format) =>
      (whole ? [last] : positionsOf(turn, STEPS)).map((position) => frame(turn, position, format)),
  };
}

/** Every phase of a scenario, under its first edition. */
export function boardsOf(scenario: Scenario): readonly Board[] {
  const { slug, position, orders, editions } = scenario;
  const edition = editions[0] ?? '1971';
  const { retreats, adjustments } = rulePhases(scenario, editionCalled(edition));
  return [
    boardOfTurn(slug, ruled({ position, orders }, edition)),
    ...(retreats
      ? [
          {
            name: `${slug} retreats`,
            turn: null,
            frames: (format: Format) =>
              [false, true].map((open) => retreatFrame(retreats, format, open)),
          },
        ]
      : []),
    ...(adjustments
      ? [
          {
            name: `${slug} adjustments`,
            turn: null,
            frames: (format: Format) =>
              [false, true].map((open) => adjustmentFrame(adjustments, format, open)),
          },
        ]
      : []),
  ];
}

/** Random turns: a third on the whole board with 22 to 34 units, the others of all kinds and sizes. */
export function randomBoards(count: number, seed: number): readonly Board[] {
  const full = fc.sample(
    crowds.filter(({ position }) => position.units.length >= 22),
    { seed, numRuns: Math.ceil(count / 3) },
  );
  const small = fc.sample(turns, { seed, numRuns: count - full.length });
  return [...full, ...small].map((given, i) => {
    const turn = ruled(given);
    const kind = i < full.length ? 'full' : 'small';
    return {
      name: `${kind} ${String(i)}`,
      turn,
      frames: (format) => [frame(turn, turn.ruling.steps.length, format)],
    };
  });
}
