import { spaceOf } from '../../src/board/board.ts';
import { forcingSet } from '../../src/ask/forcing.ts';
import { smallestChanges } from '../../src/ask/smallest-change.ts';
import { differences, whatIf } from '../../src/ask/what-if.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { why } from '../../src/ask/why.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { measure } from './measure.ts';

/** The order to ask about: one that bounces, or else the first. */
function asked({ ruling, position }: Turn): UnitAt {
  const bounced = ruling.orders.find(({ outcome }) => outcome === 'bounces');
  return bounced?.unit ?? spaceOf(position.units[0]?.at ?? 'ADR');
}

function changes(turn: Turn): number {
  const unit = asked(turn);
  const searching = smallestChanges(turn, unit, 'anyone', new Set(why(turn, unit)?.orders));
  for (;;) {
    const step = searching.next();
    if (step.done) return step.value.tried;
  }
}

/** Questions about an order on a full board: microseconds per answer. */
export const QUESTIONS: Readonly<Record<string, (boards: readonly Turn[]) => number>> = {
  'why, on a full board': (boards) =>
    measure(boards, (turn) => why(turn, asked(turn))?.slice.length ?? 0),
  'why not': (boards) => measure(boards, (turn) => conditions(turn, asked(turn)).length),
  'what if': (boards) =>
    measure(boards, (turn) => {
      const changed = whatIf(turn, [{ type: 'order', unit: asked(turn), order: null }]);
      return differences(turn.ruling, changed.ruling).length;
    }),
  'a smallest change, by anyone': (boards) => measure(boards, changes),
  'what forced it': (boards) =>
    measure(boards, (turn) => forcingSet(turn, asked(turn))?.holding.units.length ?? 0),
};
