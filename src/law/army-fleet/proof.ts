import { MOVE, PATH, value, YES } from '../known.ts';
import type { KindOfDecision, Known } from '../known.ts';
import { stateDislodged, witnessOf } from '../proof/decisions.ts';
import { idsOf, noteSettled, settling, state } from '../proof/draft.ts';
import type { ProofDraft } from '../proof/draft.ts';
import { stateRetreats } from '../proof/retreats.ts';
import type { TurnUnit } from '../turn.ts';
import { armyAboard, goesAboard, isBerth } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { fallenIn, isDisplaced, starves } from './ends.ts';
import { passageOf, statePassage } from './passages.ts';
import { premisesOf } from './premises.ts';
import type { EndedCycle, FleetWitness } from './settle.ts';

/** Writes the proof of a turn of the module. */
export function fleetWitnessOf(draft: ProofDraft): FleetWitness {
  const plain = witnessOf(draft);
  let end: EndedCycle['end'] = 'one';
  const note = (unit: TurnUnit, kind: KindOfDecision, statements: readonly number[]): void => {
    for (const statement of statements) noteSettled(draft, unit, kind, statement);
  };
  return {
    decided(unit, kind, known) {
      if (kind === PATH && unit.way !== null) note(unit, PATH, [statePassage(draft, unit, known)]);
      else if (kind === MOVE && goesAboard(unit)) {
        note(unit, MOVE, settling(draft, unit, PATH));
        stateDislodged(draft, unit, known);
      } else plain.decided(unit, kind, known);
    },
    found(ended, known) {
      end = ended.end;
      draft.cycle = stateFleetCycle(draft, ended, known);
    },
    ruled(unit, kind, known) {
      const isYes = value(known, unit, kind) === YES;
      if (kind === PATH && goesAboard(unit)) note(unit, PATH, settling(draft, unit, MOVE));
      else if (kind === PATH) {
        const fact = passageOf(unit, { why: isYes ? 'cycle-open' : 'cycle-closed' });
        note(unit, PATH, [state(draft, fact, [draft.cycle])]);
      } else if (end === 'one') {
        const to = draft.turn.board.names[unit.goalAt] ?? unit.id;
        const fact = { type: 'move-follows', unit: unit.id, to, succeeds: isYes } as const;
        note(unit, MOVE, [state(draft, fact, [draft.cycle])]);
        stateDislodged(draft, unit, known);
      } else plain.ruled(unit, kind, known);
    },
  };
}

function stateFleetCycle(draft: ProofDraft, { cycle, end }: EndedCycle, known: Known): number {
  const named = (kind: KindOfDecision) =>
    idsOf(cycle.decisions.filter((one) => one[1] === kind).map(([unit]) => unit));
  const [core, landings] = [named(MOVE), named(PATH)];
  const because = premisesOf(draft, cycle, known);
  const outcomes = cycle.worlds.length;
  return state(draft, { type: 'cycle', core, landings, outcomes, end }, because);
}

/** States which armies starve, and where the dislodged units may go, or are taken. */
export function stateEnds(draft: ProofDraft, turn: FleetTurn, known: Known): void {
  const starving = new Map<TurnUnit, number>();
  for (const army of turn.units) {
    if (!isBerth(army.space) || !starves(army, turn, known)) continue;
    starving.set(army, state(draft, { type: 'starves', unit: army.id }, failureOf(army, draft)));
  }
  for (const fallen of fallenIn(turn, known)) {
    const { unit, aboard, displaced } = fallen;
    const hungry = starving.get(armyAboard(unit, turn) ?? unit);
    const staying = hungry === undefined ? aboard && failureOf(aboard, draft) : [hungry];
    const retreats = stateRetreats(draft, fallen, known, staying ?? []);
    if (!aboard || !displaced) continue;
    const disrupted = isDisplaced(unit, turn, known) ? settling(draft, aboard, PATH) : [];
    const fact = { type: 'displaced', unit: unit.id, ...displaced } as const;
    state(draft, fact, [retreats, ...disrupted]);
  }
}

const failureOf = (army: TurnUnit, draft: ProofDraft): readonly number[] =>
  army.task === 'move' ? settling(draft, army, MOVE) : [];
