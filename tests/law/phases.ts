import { expect } from 'vitest';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import type { Choices, EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { AdjustmentPosition, AdjustmentRuling } from '../../src/trace/adjustment-ruling.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import type { RetreatPosition, RetreatRuling } from '../../src/trace/retreat-ruling.ts';
import {
  adjustmentOrder,
  afterFall,
  lines,
  retreatOrder,
  shortAdjustment,
  shortRetreat,
  shortUnit,
} from '../support/phases.ts';

/** Each order with its outcome, and the reason if it is illegal; each disbanded unit with the reason. */
export function tellRetreats({ orders, steps }: RetreatRuling): readonly string[] {
  const facts = steps.map(({ fact }) => fact);
  return [
    ...orders.flatMap(({ order, outcome, step }) => {
      const fact = facts[step ?? -1];
      const why = fact?.type === 'retreat-illegal' ? ` ${fact.reason}` : '';
      return order ? [`${shortRetreat(order)}: ${outcome}${why}`] : [];
    }),
    ...facts.flatMap((fact) =>
      fact.type === 'disbands' ? [`${fact.unit} disbands: ${fact.reason}`] : [],
    ),
  ];
}

export function ruleRetreats(
  position: RetreatPosition,
  retreats: string,
  id: EditionId = 'DATC',
  choices: Partial<Choices> = {},
): RetreatRuling {
  const edition = { ...EDITIONS[id], choices: { ...EDITIONS[id].choices, ...choices } };
  const orders = lines(retreats).map(retreatOrder);
  const ruling = adjudicateRetreats(position, orders, edition);
  expect(checkRetreats(position, orders, edition, ruling)).toEqual({ ok: true });
  return ruling;
}

export function ruleAdjustments(
  position: AdjustmentPosition,
  written = '',
  id: EditionId = 'DATC',
  choices: Partial<Choices> = {},
): AdjustmentRuling {
  const edition = { ...EDITIONS[id], choices: { ...EDITIONS[id].choices, ...choices } };
  const orders = lines(written).map(adjustmentOrder);
  const ruling = adjudicateAdjustments(position, orders, edition);
  expect(checkAdjustments(position, orders, edition, ruling)).toEqual({ ok: true });
  return ruling;
}

/** Each order with its outcome, and the reason if it is illegal. */
export const outcomes = ({ orders, steps }: AdjustmentRuling): readonly string[] =>
  orders.map(({ order, outcome, step }) => {
    const fact = steps[step ?? -1]?.fact;
    const why = fact?.type === 'adjustment-illegal' ? ` ${fact.reason}` : '';
    return `${shortAdjustment(order)}: ${outcome}${why}`;
  });

/** Builds that were due but not made: `F 2 no-order`. */
export const unbuilt = ({ steps }: AdjustmentRuling): readonly string[] =>
  steps.flatMap(({ fact }) =>
    fact.type === 'waives' && fact.reason !== 'ordered'
      ? [`${fact.power.charAt(0)} ${String(fact.builds)} ${fact.reason}`]
      : [],
  );

export const removed = ({ removed: { units } }: AdjustmentRuling): readonly string[] =>
  units.map(shortUnit);

/** As in the DATC's cases: the owners are as stated, whatever the units occupy. */
export const given = (units: string, owned: string): AdjustmentPosition =>
  afterFall(units, owned, { captured: true });

export const EVERY = Object.keys(EDITIONS) as EditionId[];
