import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { type Owners, spaceOf, type Unit } from '../board/board.ts';
import { CENTRES } from '../board/centres.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { TextOrder } from '../orders/notations/read-text.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RuledAdjustment } from '../trace/adjustment-ruling.ts';
import type { RuledRetreat } from '../trace/retreat-ruling.ts';
import type { AuditBoard } from './audit-board.ts';
import type { Auditing } from './auditing.ts';
import type { Finding } from '../game/finding.ts';
import { ADJUSTMENT_RESULT, RETREAT_RESULT } from './our-results.ts';
import { rightUnder } from './right-under.ts';

/** Whether a retreat or an adjustment took place, according to the record; null: it does not say. */
function isDone(results: readonly OrderResult[]): boolean | null {
  if (results.length === 0) return null;
  return !results.some((one) => one !== 'succeeded' && one !== 'dislodged');
}

export const isRetreat = (order: NonNullable<TextOrder['order']>): order is RetreatPhaseOrder =>
  order.type === 'retreat' || order.type === 'disband';

export interface AuditedRetreats {
  readonly turn: RetreatTurn;
  readonly findings: readonly Finding[];
  readonly units: readonly Unit[];
}

/** Rules a retreat phase again, and compares every retreat whose result is recorded. */
export function auditRetreats(
  { units, dislodged }: AuditBoard,
  recorded: readonly TextOrder[],
  { edition }: Auditing,
): AuditedRetreats {
  const position = { units, dislodged };
  const orders = recorded.flatMap(({ order }) => (order && isRetreat(order) ? [order] : []));
  const ruling = adjudicateRetreats(position, orders, edition);
  const turn = { position, orders, edition, ruling };
  const fateIn = (ruled: readonly RuledRetreat[], { order }: TextOrder): RuledRetreat | undefined =>
    order?.type === 'retreat'
      ? ruled.find((one) => one.unit === spaceOf(order.unit.at) && one.order?.type === 'retreat')
      : undefined;
  const agrees = (ruled: RuledRetreat | undefined, done: boolean | null): boolean =>
    !ruled || done === null || done === (ruled.outcome === 'retreats');
  const findings = recorded.flatMap((one): readonly Finding[] => {
    const done = isDone(one.results);
    const ours = fateIn(ruling.orders, one);
    if (!ours || agrees(ours, done)) return [];
    return [
      {
        what: 'order',
        power: one.power,
        order: one.text,
        theirs: one.results,
        ours: [RETREAT_RESULT[ours.outcome]],
        right: rightUnder(edition, (other) =>
          agrees(
            fateIn(adjudicateRetreats(position, orders, other, { trace: false }).orders, one),
            done,
          ),
        ),
      },
    ];
  });
  return { turn, findings, units: findings.length === 0 ? ruling.after.units : asRecorded() };

  function asRecorded(): readonly Unit[] {
    const gone = dislodged.flatMap(({ unit }): readonly Unit[] => {
      const one = recorded.find(
        ({ order }) => order?.type === 'retreat' && spaceOf(order.unit.at) === spaceOf(unit.at),
      );
      if (one?.order?.type !== 'retreat') return [];
      const done = isDone(one.results);
      const ours = fateIn(ruling.orders, one)?.outcome === 'retreats';
      return (done ?? ours) ? [{ ...unit, at: one.order.to }] : [];
    });
    const all = [...units, ...gone];
    const spaces = new Set(all.map(({ at }) => spaceOf(at)));
    return spaces.size === all.length ? all : ruling.after.units;
  }
}

export const isAdjustment = (order: NonNullable<TextOrder['order']>): order is AdjustmentOrder =>
  order.type === 'build' || order.type === 'remove' || order.type === 'waive';

export interface AuditedAdjustments {
  readonly turn: AdjustmentTurn;
  readonly findings: readonly Finding[];
  readonly units: readonly Unit[];
  readonly owners: Owners;
}

/**
 * Rules an adjustment phase again, and compares the owners that the record counts and every order whose result is
 * recorded.
 */
export function auditAdjustments(
  { units, captured, counted }: AuditBoard,
  owners: Owners,
  recorded: readonly TextOrder[],
  { edition }: Auditing,
): AuditedAdjustments {
  const position = { units, owners, captured };
  const orders = recorded.flatMap(({ order }) => (order && isAdjustment(order) ? [order] : []));
  const rule = (other: Edition, trace: boolean) =>
    adjudicateAdjustments(position, orders, other, { trace });
  const ruling = rule(edition, true);
  const turn = { position, orders, edition, ruling };
  const places = recorded.flatMap((one) => (one.order && isAdjustment(one.order) ? [one] : []));
  const fateIn = (ruled: readonly RuledAdjustment[], one: TextOrder): RuledAdjustment | undefined =>
    ruled.find(({ order }) => order === one.order);
  const agrees = (ruled: RuledAdjustment | undefined, done: boolean | null): boolean =>
    !ruled || done === null || done === (ruled.outcome !== 'illegal');
  const outcomes = places.flatMap((one): readonly Finding[] => {
    const done = isDone(one.results);
    const ours = fateIn(ruling.orders, one);
    if (!ours || agrees(ours, done)) return [];
    return [
      {
        what: 'order',
        power: one.power,
        order: one.text,
        theirs: one.results,
        ours: [ADJUSTMENT_RESULT[ours.outcome]],
        right: rightUnder(edition, (other) => agrees(fateIn(rule(other, false).orders, one), done)),
      },
    ];
  });
  const centres = counted
    ? CENTRES.flatMap((centre): readonly Finding[] => {
        const [theirs, ours] = [counted[centre], ruling.owners[centre]];
        if (theirs === ours) return [];
        return [
          {
            what: 'centre',
            power: ours ?? theirs ?? null,
            order: centre,
            theirs: theirs ?? null,
            ours: ours ?? null,
            right: rightUnder(edition, (other) => rule(other, false).owners[centre] === theirs),
          },
        ];
      })
    : [];
  return {
    turn,
    findings: [...centres, ...outcomes],
    units: outcomes.length === 0 ? ruling.after.units : asRecorded(),
    owners: counted ?? ruling.owners,
  };

  function asRecorded(): readonly Unit[] {
    const done = places.filter((one) => isDone(one.results) ?? true);
    const removed = new Set(
      done.flatMap(({ order }) =>
        order?.type === 'remove' ? [`${order.power} ${spaceOf(order.unit.at)}`] : [],
      ),
    );
    const built = done.flatMap(({ order }): readonly Unit[] =>
      order?.type === 'build' && order.unit.kind
        ? [{ power: order.power, kind: order.unit.kind, at: order.unit.at }]
        : [],
    );
    const all = [
      ...units.filter(({ power, at }) => !removed.has(`${power} ${spaceOf(at)}`)),
      ...built,
    ];
    const spaces = new Set(all.map(({ at }) => spaceOf(at)));
    return spaces.size === all.length ? all : ruling.after.units;
  }
}
