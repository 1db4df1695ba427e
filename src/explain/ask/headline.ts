import { spaceOf } from '../../board/board.ts';
import type { Fact } from '../../trace/fact.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { clause } from '../clauses.ts';
import { placeName, unitIn, unitName, unitsOwn } from '../names.ts';
import { factsOf, telling, type Telling } from '../telling.ts';
import { capitalised } from '../words.ts';

/** What became of an order that the verdict of a turn has no words for. */
function outcome(fact: Fact, { because }: Telling): string | null {
  switch (fact.type) {
    case 'support-given':
      return `${unitsOwn(fact.unit)} support is given`;
    case 'support-cut':
      return `${unitsOwn(fact.unit)} support is cut`;
    case 'convoy-available':
      return `${unitsOwn(fact.unit)} convoy is available`;
    case 'convoy-disrupted':
      return `${unitsOwn(fact.unit)} convoy is broken`;
    case 'move-rotates': {
      const name = unitName(fact.unit);
      const isSwap = factsOf(because, 'rotation').some(({ core }) => core.length === 2);
      return isSwap
        ? `${name} and ${unitName(spaceOf(fact.to))} change places`
        : `${name} moves to ${placeName(fact.to)} in a circle`;
    }
    case 'move-stopped':
      return `${unitName(fact.unit)} is stopped by a paradox`;
    default:
      return null;
  }
}

/** An army that finds no way over sea: the verdict has it stay. */
const isAtHome = (fact: Fact): boolean =>
  fact.type === 'no-path' || (fact.type === 'void' && fact.kind === 'move');

/** What became of an order, in one line with the numbers. `roots`: the steps that say it (`why`). */
export function headline(turn: Turn, ruled: RuledOrder, roots: readonly number[]): string {
  const { unit, step, dislodged } = ruled;
  const units = new Map(turn.position.units.map((one) => [spaceOf(one.at), one]));
  const settling = step === null ? undefined : turn.ruling.steps[step];
  const by = turn.ruling.dislodged.find((one) => one.unit === unit)?.by;
  const fallen = dislodged && by !== undefined;
  if (settling === undefined) {
    const who = unitIn(unit, units);
    if (fallen) return capitalised(`${who} is dislodged by ${unitName(by)}.`);
    const attacked = roots.length === 0 ? 'no one attacks it' : 'no attack on it succeeds';
    return capitalised(`${who} holds: ${attacked}.`);
  }
  if (fallen && isAtHome(settling.fact))
    return capitalised(`${unitIn(unit, units)} cannot cross, and is dislodged.`);
  const t = telling(settling, turn);
  const said =
    outcome(settling.fact, t) ?? clause(settling, turn)?.full ?? `${unitIn(unit, t.units)} holds`;
  return capitalised(fallen ? `${said}, and ${unitIn(unit, units)} is dislodged.` : `${said}.`);
}
