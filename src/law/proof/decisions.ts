import type { Excuse, FactOf } from '../../trace/fact.ts';
import { CONVOY, MOVE, NO, PATH, value, YES } from '../known.ts';
import type { KindOfDecision, Known } from '../known.ts';
import { hasRoute, shortestRoute } from '../routes.ts';
import { listed, type OpenCycle, type Witness } from '../settle.ts';
import type { TurnUnit } from '../turn.ts';
import { idsOf, noteSettled, settling, state, type ProofDraft } from './draft.ts';
import { stateFailure, stateSuccess } from './moves.ts';

/* Writes a proof while the law decides: it asks the same articles, and decides nothing. */

export const witnessOf = (draft: ProofDraft): Witness => ({
  decided(unit, kind, known) {
    noteSettled(draft, unit, kind, stateDecision(draft, unit, kind, known));
    if (kind === MOVE) stateDislodged(draft, unit, known);
  },
  found(cycle, worlds) {
    draft.cycle = stateCycle(draft, cycle, worlds.length);
  },
  ruled(unit, kind, known) {
    noteSettled(draft, unit, kind, stateRuled(draft, unit, kind, known));
    if (kind === MOVE) stateDislodged(draft, unit, known);
  },
});

function stateDecision(
  draft: ProofDraft,
  unit: TurnUnit,
  kind: KindOfDecision,
  known: Known,
): number {
  const isYes = value(known, unit, kind) === YES;
  if (kind === CONVOY) return isYes ? stateStands(draft, unit) : stateDisrupted(draft, unit, known);
  if (kind === PATH) return isYes ? statePath(draft, unit, known) : stateNoPath(draft, unit, known);
  if (kind === MOVE) {
    const [lost] = value(known, unit, PATH) === NO ? settling(draft, unit, PATH) : [];
    return lost ?? (isYes ? stateSuccess : stateFailure)(draft, unit, known);
  }
  return isYes ? stateGiven(draft, unit) : stateCut(draft, unit, known);
}

/** What a support is given in spite of: why each attack does not cut it (X, IX.6). */
function stateGiven(draft: ProofDraft, support: TurnUnit): number {
  const { turn } = draft;
  const because: number[] = [];
  const attackers = support.attackers.map((attack) => {
    const excuse: Excuse = turn.law.excuse(support, attack, turn) ?? 'no-path';
    if (excuse !== 'immune')
      because.push(...settling(draft, attack, excuse === 'no-path' ? PATH : MOVE));
    return { unit: attack.id, excuse };
  });
  return state(draft, { type: 'support-given', unit: support.id, attackers }, because);
}

/** Every attack that cuts it alone; otherwise the one that dislodges it (X, IX.6). */
function stateCut(draft: ProofDraft, support: TurnUnit, known: Known): number {
  const { turn } = draft;
  const excuse = (attack: TurnUnit) => turn.law.excuse(support, attack, turn);
  const cutting = support.attackers.filter(
    (attack) => excuse(attack) === null && value(known, attack, PATH) === YES,
  );
  const isAttacked = cutting.length > 0;
  const by = isAttacked
    ? cutting
    : support.attackers.filter(
        (attack) => excuse(attack) !== 'immune' && value(known, attack, MOVE) === YES,
      );
  const manner: FactOf<'support-cut'>['manner'] = isAttacked ? 'attacked' : 'dislodged';
  return state(
    draft,
    { type: 'support-cut', unit: support.id, manner, by: idsOf(by) },
    by.flatMap((attack) => settling(draft, attack, isAttacked ? PATH : MOVE)),
  );
}

const stateStands = (draft: ProofDraft, fleet: TurnUnit): number =>
  state(
    draft,
    { type: 'convoy-available', unit: fleet.id, attackers: idsOf(fleet.attackers) },
    fleet.attackers.flatMap((attack) => settling(draft, attack, MOVE)),
  );

function stateDisrupted(draft: ProofDraft, fleet: TurnUnit, known: Known): number {
  const by = fleet.attackers.find((attack) => value(known, attack, MOVE) === YES);
  if (!by) throw new Error(`nothing disrupts the convoy of ${fleet.id}`);
  const fact = { type: 'convoy-disrupted', unit: fleet.id, by: by.id } as const;
  return state(draft, fact, settling(draft, by, MOVE));
}

const settlingAll = (draft: ProofDraft, fleets: readonly TurnUnit[]): readonly number[] =>
  fleets.flatMap((fleet) => settling(draft, fleet, CONVOY));

function statePath(draft: ProofDraft, army: TurnUnit, known: Known): number {
  const { turn } = draft;
  const stands = (fleet: TurnUnit): boolean =>
    army.convoys.includes(fleet) && value(known, fleet, CONVOY) === YES;
  const fleets =
    turn.choices.routes === 'one-survives'
      ? shortestRoute(army.space, army.goal, turn, stands)
      : army.needed;
  const fact = { type: 'path', unit: army.id, fleets: idsOf(fleets) } as const;
  return state(draft, fact, settlingAll(draft, fleets));
}

/** The disrupted fleets that deprive the army of its path: none could be left out. */
function stateNoPath(draft: ProofDraft, army: TurnUnit, known: Known): number {
  const { turn } = draft;
  const isOne = turn.choices.routes === 'one-survives';
  let broken = (isOne ? army.convoys : army.needed).filter(
    (fleet) => value(known, fleet, CONVOY) === NO,
  );
  if (isOne)
    for (const fleet of broken) {
      const fewer = broken.filter((one) => one !== fleet);
      const isWhole = (one: TurnUnit): boolean =>
        army.convoys.includes(one) && !fewer.includes(one);
      if (!hasRoute(army.space, army.goal, turn, isWhole)) broken = fewer;
    }
  const fact = { type: 'no-path', unit: army.id, broken: idsOf(broken) } as const;
  return state(draft, fact, settlingAll(draft, broken));
}

function stateCycle(draft: ProofDraft, cycle: OpenCycle, outcomes: number): number {
  const because = [...cycle.settled].flatMap((one) => draft.settledBy[one] ?? []);
  const [core, convoys] = [idsOf(listed(cycle)), idsOf(cycle.convoys)];
  return convoys.length > 0
    ? state(draft, { type: 'paradox', core, convoys, outcomes }, because)
    : state(draft, { type: 'rotation', core, outcomes }, because);
}

function stateRuled(draft: ProofDraft, unit: TurnUnit, kind: KindOfDecision, known: Known): number {
  if (kind === CONVOY)
    return state(draft, { type: 'convoy-disrupted', unit: unit.id, by: null }, [draft.cycle]);
  const to = draft.turn.board.names[unit.goalAt] ?? unit.id;
  const rotates = value(known, unit, MOVE) === YES;
  const move = { unit: unit.id, to };
  return state(
    draft,
    rotates ? { type: 'move-rotates', ...move } : { type: 'move-stopped', ...move },
    [draft.cycle],
  );
}

/** A unit is dislodged as soon as another enters its space and it does not leave (IX.2). */
export function stateDislodged(draft: ProofDraft, mover: TurnUnit, known: Known): void {
  const { law } = draft.turn;
  const isSuccess = value(known, mover, MOVE) === YES;
  const unit = isSuccess ? mover.defender : mover;
  if (!unit || draft.dislodged.has(unit)) return;
  if (unit.task === 'move' && value(known, unit, MOVE) !== NO) return;
  const by = law.dislodger(unit, draft.turn, known);
  if (!by) return;
  const because = [
    ...settling(draft, by, MOVE),
    ...(unit.task === 'move' ? settling(draft, unit, MOVE) : []),
  ];
  const fact = { type: 'dislodged', unit: unit.id, by: by.id } as const;
  draft.dislodged.set(unit, state(draft, fact, because));
}
