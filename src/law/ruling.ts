import type { Unit } from '../board/board.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Edition } from '../rules/edition.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import { dislodgedIn, type Retreating } from './dislodged.ts';
import type { Failures } from './failures.ts';
import { CONVOY, decision, MOVE, NO, PATH, SUPPORT, value, YES } from './known.ts';
import type { KindOfDecision, Known } from './known.ts';
import { ambiguity, inOrder, isSame } from './orders.ts';
import type { ProofDraft } from './proof/draft.ts';
import type { Telling } from './proof/telling.ts';
import type { Judged, MovementTurn, TurnUnit } from './turn.ts';

/** A turn in which everything is decided; with its proof, if one was written. */
export interface DecidedTurn {
  readonly turn: MovementTurn;
  readonly edition: Edition;
  readonly known: Known;
  readonly failures: Readonly<Failures>;
  readonly proof: { readonly draft: ProofDraft; readonly told: Telling } | null;
}

/** The ruling in terms of the position and the orders given. */
export function rulingOf(decided: DecidedTurn): Ruling {
  const { turn, edition, known, proof } = decided;
  const dislodged = dislodgedIn(turn, known);
  const orders: RuledOrder[] = [];
  const units: Unit[] = [];
  for (const unit of turn.units) {
    const isDislodged = dislodged.some((one) => one.unit === unit);
    orders.push(...rowsOf(unit, isDislodged, decided));
    if (!isDislodged) units.push(after(unit, decided));
  }
  for (const one of inOrder(turn.strays, null, turn)) orders.push(strayRow(one, decided));
  return {
    edition: edition.id,
    orders,
    dislodged: dislodged.map((one) => dislodgedRow(one, turn)),
    after: { units },
    steps: proof?.told.steps ?? [],
  };
}

/** Where a unit is afterwards that was not dislodged. */
function after(unit: TurnUnit, { turn, known }: DecidedTurn): Unit {
  const { given } = unit;
  const at = turn.board.names[unit.goalAt];
  const hasMoved = unit.task === 'move' && value(known, unit, MOVE) === YES;
  return hasMoved && at !== undefined ? { power: given.power, kind: given.kind, at } : given;
}

export function dislodgedRow({ unit, by, near }: Retreating, { board }: MovementTurn): Dislodged {
  const named = near.flatMap(({ at, reason }) => {
    const name = board.names[at];
    return name === undefined ? [] : [{ at: name, reason }];
  });
  return {
    unit: unit.id,
    by: by.id,
    retreats: named.flatMap(({ at, reason }) => (reason === null ? [at] : [])),
    barred: named.flatMap(({ at, reason }) => (reason === null ? [] : [{ at, reason }])),
  };
}

/** What became of the order that a unit followed, and the step that settles it. */
type Ends = (unit: TurnUnit, decided: DecidedTurn) => Pick<RuledOrder, 'outcome' | 'step'>;

const endsOf: Ends = (unit, decided) => ({
  outcome: outcomeOf(unit, decided),
  step: stepOfOutcome(unit, decided),
});

/** One row for each order of a unit, by meaning; one for a unit without an order. */
export function rowsOf(
  unit: TurnUnit,
  dislodged: boolean,
  decided: DecidedTurn,
  ends: Ends = endsOf,
): readonly RuledOrder[] {
  const { turn } = decided;
  const { id } = unit;
  if (unit.orders.length === 0)
    return [{ unit: id, order: null, outcome: 'holds', dislodged, step: null }];
  const several = ambiguity(unit, turn);
  return inOrder(unit.orders, unit, turn).map((one): RuledOrder => {
    const isFollowed =
      several === null || (several.followed !== null && isSame(several.followed, one, unit, turn));
    if (one.illegal === null && isFollowed) {
      const { outcome, step } = ends(unit, decided);
      return { unit: id, order: one.order, outcome, dislodged, step };
    }
    const outcome = one.illegal === null ? 'ambiguous' : 'illegal';
    return { unit: id, order: one.order, outcome, dislodged, step: stepOfOrder(one, decided) };
  });
}

/** An order to a unit that is not there. */
export const strayRow = (one: Judged, decided: DecidedTurn): RuledOrder => ({
  unit: (decided.turn.board.names[one.told.at] ?? one.order.unit.at) as UnitAt,
  order: one.order,
  outcome: 'illegal',
  dislodged: false,
  step: stepOfOrder(one, decided),
});

function stepOfOrder(one: Judged, { proof }: DecidedTurn): number | null {
  const statement = proof?.draft.ofOrder.get(one);
  return statement === undefined ? null : (proof?.told.stepOf[statement] ?? null);
}

/** What became of the order that a unit followed. */
export function outcomeOf(unit: TurnUnit, { known, failures }: DecidedTurn): Outcome {
  if (unit.void !== null) return 'void';
  const is = (kind: Parameters<typeof value>[2]): boolean => value(known, unit, kind) === YES;
  switch (unit.task) {
    case 'hold':
      return 'holds';
    case 'support':
      return is(SUPPORT) ? 'given' : 'cut';
    case 'convoy':
      return is(CONVOY) ? 'available' : 'disrupted';
    case 'move':
      if (is(MOVE)) return 'succeeds';
      return is(PATH) ? (failures.get(unit) ?? 'bounces') : 'no-path';
  }
}

/** The step that settled it. */
export function stepOfOutcome(unit: TurnUnit, decided: DecidedTurn): number | null {
  if (unit.task === 'hold') return null;
  const isLost = unit.task === 'move' && value(decided.known, unit, PATH) === NO;
  const ofTask = { move: isLost ? PATH : MOVE, support: SUPPORT, convoy: CONVOY } as const;
  return stepOf(unit, ofTask[unit.task], decided);
}

/** The step that settles a decision. */
export function stepOf(
  unit: TurnUnit,
  kind: KindOfDecision,
  { proof }: DecidedTurn,
): number | null {
  if (!proof) return null;
  const statement = proof.draft.settledBy[decision(unit, kind)];
  return statement === undefined ? null : (proof.told.stepOf[statement] ?? null);
}
