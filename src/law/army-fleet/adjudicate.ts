import type { Position, Unit } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../../trace/ruling.ts';
import { noting as notingFailures, type Failures } from '../failures.ts';
import { MOVE, NO, PATH, value } from '../known.ts';
import { inOrder } from '../orders.ts';
import { openDraft } from '../proof/draft.ts';
import { stateOrders } from '../proof/orders.ts';
import { tell } from '../proof/telling.ts';
import { dislodgedRow, outcomeOf, rowsOf, stepOf, stepOfOutcome, strayRow } from '../ruling.ts';
import type { DecidedTurn } from '../ruling.ts';
import type { TurnUnit } from '../turn.ts';
import { armyAboard, isBerth, isInTransit } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { dislodgedFleets, hasMoved, landingOf, starves, whereAfter } from './ends.ts';
import type { DislodgedFleet } from './ends.ts';
import { fleetWitnessOf, stateEnds } from './proof.ts';
import { resolveFleets } from './settle.ts';
import type { EndedCycle, FleetWitness } from './settle.ts';
import { fleetTurnOf } from './turn-of.ts';

export interface DecidedFleetTurn extends DecidedTurn {
  readonly turn: FleetTurn;
  readonly cycles: readonly EndedCycle[];
}

/** Adjudicates a movement phase under the Army/Fleet module. */
export const adjudicateFleets = (
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  { trace }: { readonly trace: boolean },
): Ruling => fleetRulingOf(decideFleets(position, orders, edition, trace));

/** Decides a turn; its cycles as in the worlds that are assumed of them, if any. */
export function decideFleets(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  trace: boolean,
  assume?: Parameters<typeof resolveFleets>[2],
): DecidedFleetTurn {
  const turn = fleetTurnOf(position, orders, edition);
  const failures: Failures = new Map();
  const cycles: EndedCycle[] = [];
  const draft = trace ? openDraft(turn, edition) : null;
  if (draft) stateOrders(draft);
  const witness = noting(failures, cycles, draft && fleetWitnessOf(draft));
  const known = resolveFleets(turn, witness, assume);
  if (draft) stateEnds(draft, turn, known);
  const proof = draft && { draft, told: tell(draft.statements, edition) };
  return { turn, edition, known, failures, cycles, proof };
}

/** Notes why moves fail, and which cycles there are, and tells another witness. */
function noting(
  failures: Failures,
  cycles: EndedCycle[],
  witness: FleetWitness | null,
): FleetWitness {
  const plain = notingFailures(failures);
  return {
    decided(unit, kind, known) {
      plain.decided(unit, kind, known);
      witness?.decided(unit, kind, known);
    },
    found(ended, known) {
      cycles.push(ended);
      witness?.found(ended, known);
    },
    ruled(unit, kind, known) {
      plain.ruled(unit, kind, known);
      const isStopped = cycles.at(-1)?.end === 'holds';
      if (failures.has(unit) && !isStopped) failures.set(unit, 'bounces');
      witness?.ruled(unit, kind, known);
    },
  };
}

/** The ruling in terms of the position and the orders given. */
export function fleetRulingOf(decided: DecidedFleetTurn): Ruling {
  const { turn, edition, known, proof } = decided;
  const dislodged = new Map(dislodgedFleets(turn, known).map((one) => [one.unit, one]));
  const standing = turn.units.filter((unit) => !isInTransit(unit, turn));
  const landing = turn.units.filter((unit) => isInTransit(unit, turn) && unit.orders.length > 0);
  const rows = (unit: TurnUnit): readonly RuledOrder[] =>
    rowsOf(unit, dislodged.has(unit), decided, () => ends(unit, decided));
  const starved = standing.filter((unit) => isBerth(unit.space) && starves(unit, turn, known));
  return {
    edition: edition.id,
    orders: [
      ...[...standing, ...landing].flatMap(rows),
      ...inOrder(turn.strays, null, turn).map((one) => strayRow(one, decided)),
    ],
    dislodged: [...dislodged.values()].map((one) => dislodgedFleetRow(one, turn)),
    after: {
      units: standing.flatMap((unit): readonly Unit[] => {
        const after = dislodged.has(unit) ? null : whereAfter(unit, turn, known);
        return after ? [after] : [];
      }),
    },
    steps: proof?.told.steps ?? [],
    ...(starved.length > 0 ? { starved: starved.map(({ id }) => id) } : {}),
  };
}

const dislodgedFleetRow = (dislodged: DislodgedFleet, turn: FleetTurn): Dislodged => ({
  ...dislodgedRow(dislodged, turn),
  ...(dislodged.aboard ? { aboard: dislodged.aboard.id } : {}),
  ...(dislodged.displaced ? { displaced: dislodged.displaced.to } : {}),
});

/** What became of the order that a unit followed, and the step that settles it. */
function ends(unit: TurnUnit, decided: DecidedFleetTurn): Pick<RuledOrder, 'outcome' | 'step'> {
  const { turn, known } = decided;
  if (unit.way === 'ferried' && unit.void === null && hasMoved(unit, known)) {
    const landing = landingOf(unit, turn) ?? unit;
    const outcome = hasMoved(landing, known) ? 'succeeds' : 'aboard';
    return { outcome, step: ends(landing, decided).step };
  }
  const kind = isLost(unit, decided) ? PATH : MOVE;
  return {
    outcome: fleetOutcomeOf(unit, decided),
    step: unit.task === 'move' ? stepOf(unit, kind, decided) : stepOfOutcome(unit, decided),
  };
}

/** Whether a move failed for want of a path. One that III.h stopped was stopped. */
const isLost = (unit: TurnUnit, { known, failures }: DecidedFleetTurn): boolean =>
  value(known, unit, PATH) === NO && !(unit.way !== null && failures.get(unit) === 'stopped');

function fleetOutcomeOf(unit: TurnUnit, decided: DecidedFleetTurn): Outcome {
  const { turn, known } = decided;
  if (unit.void !== null || unit.way === null || hasMoved(unit, known))
    return outcomeOf(unit, decided);
  if (!isLost(unit, decided)) return decided.failures.get(unit) ?? 'bounces';
  switch (unit.way) {
    case 'boards':
      return 'attacked';
    case 'lands-first':
      return 'disrupted';
    case 'sails-on': {
      const army = armyAboard(unit, turn);
      return army && value(known, army, PATH) === NO ? 'disrupted' : 'recalled';
    }
    default:
      return 'no-path';
  }
}
