import { type Board, boardIn, hasStandardMap, spaceOf, type UnitKind } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import {
  adjustmentOutcomeWords,
  adjustmentSentence,
  retreatOutcomeWords,
  retreatSentence,
} from '../../explain/in-words.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';
import { adjustmentShort, retreatShort } from '../../explain/messages/notation.ts';
import { formatPiece } from '../../orders/format-order.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { orderKey } from '../../orders/order-key.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../trace/phase-turn.ts';
import { ruleOf } from '../../trace/rule-of.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { AnyFact, Step } from '../../trace/step.ts';
import type { ShownOutcome } from '../kit/icons.ts';

/** The sentence of a step, and a link to its rule. */
export interface StepSentence {
  readonly step: number;
  readonly sentence: string;
  /** As printed: `XI.2`; empty for a house rule. */
  readonly paragraph: string;
  /** Its anchor on the page of rules. */
  readonly anchor: string;
}

/** An order of a retreat or adjustment phase, or a unit without one, with its outcome. */
export interface PhaseRow {
  readonly key: string;
  /** Null: the order does not say whether the unit is an army or a fleet. */
  readonly kind: UnitKind | null;
  readonly text: string;
  readonly silent: boolean;
  readonly fate: ShownOutcome;
  /** The word for its outcome, and a short explanation (may be empty). */
  readonly word: string;
  readonly detail: string;
  /** Whether the unit leaves the board. */
  readonly gone: boolean;
  readonly sentences: readonly StepSentence[];
  /** For a unit that nobody chose to remove: its distance and those of the others, farthest first. */
  readonly distances: readonly string[];
}

export interface PhasePower {
  readonly power: Power;
  /** `5 centres, 3 units`; empty in a retreat phase. */
  readonly count: string;
  /** Sentences about the power as a whole. */
  readonly sentences: readonly StepSentence[];
  readonly rows: readonly PhaseRow[];
}

function stepSentence<F extends AnyFact>(step: Step<F>, sentence: string): StepSentence {
  return {
    step: step.id,
    sentence,
    paragraph: citationNumber(step.citation),
    anchor: ruleOf(step.fact),
  };
}

const byPower = (found: ReadonlyMap<Power, PhasePower>, { powers }: Board): readonly PhasePower[] =>
  powers.flatMap((power) => found.get(power) ?? []);

/** The orders of a retreat phase by power, each with the sentences of the steps that settle it. */
export function retreatRows(turn: RetreatTurn, language: PhaseLanguage): readonly PhasePower[] {
  const { ruling, position } = turn;
  const board = boardIn(position);
  const found = new Map<Power, PhasePower>();
  const tell = (id: number | null): readonly StepSentence[] => {
    const step = id === null ? undefined : ruling.steps[id];
    return step ? [stepSentence(step, retreatSentence(step, turn, language))] : [];
  };
  const repairsOf = (order: RetreatPhaseOrder): readonly StepSentence[] => {
    const key = orderKey(order);
    const steps = ruling.steps.filter(
      ({ fact }) => fact.type === 'retreat-repaired' && orderKey(fact.order) === key,
    );
    // An order that was given twice has its repairs twice.
    return steps.slice(0, order.repairs?.length ?? 0).flatMap(({ id }) => tell(id));
  };
  const stays = (at: UnitAt): boolean =>
    ruling.steps.some(({ fact }) => fact.type === 'retreat-succeeds' && fact.unit === at);
  ruling.orders.forEach((ruled, index) => {
    const { unit, order, outcome, step } = ruled;
    const retreater = position.dislodged.find(({ unit: { at } }) => spaceOf(at) === unit)?.unit;
    const power = order?.power ?? retreater?.power;
    if (!power) return;
    const isOwn = retreater?.power === power;
    const isLast = !ruling.orders
      .slice(index + 1)
      .some((other) => other.unit === unit && other.order?.power === power);
    // A collision is stated once, for all the units in it.
    const isToldBefore =
      outcome === 'collides' && ruling.orders.slice(0, index).some((other) => other.step === step);
    // The fate of the unit is stated after the last of its orders.
    const end = ruling.steps.find(
      ({ id, fact }) => fact.type === 'disbands' && fact.unit === unit && id !== step,
    );
    const ofArmyFleet = (type: 'turns-right' | 'army-lost'): readonly StepSentence[] => {
      const found = ruling.steps.find(
        ({ fact }) => fact.type === type && spaceOf(fact.unit) === unit,
      );
      return isOwn && isLast && found ? tell(found.id) : [];
    };
    const piece = isOwn ? retreater : order?.unit;
    const row: PhaseRow = {
      key: `${String(index)} ${unit}`,
      kind: piece?.kind ?? null,
      text: order ? retreatShort(order, board) : piece ? formatPiece(piece, board) : '',
      silent: order === null,
      fate: outcome,
      ...retreatOutcomeWords(ruled, turn, language),
      gone: isOwn && !stays(unit),
      sentences: [
        ...(order ? repairsOf(order) : []),
        ...ofArmyFleet('turns-right'),
        ...(isToldBefore ? [] : tell(step)),
        ...(isOwn && isLast && end ? tell(end.id) : []),
        ...ofArmyFleet('army-lost'),
      ],
      distances: [],
    };
    const own = found.get(power) ?? { power, count: '', sentences: [], rows: [] };
    found.set(power, { ...own, rows: [...own.rows, row] });
  });
  return byPower(found, board);
}

/**
 * The orders of an adjustment phase by power, with what each power owns, and the units removed because nobody chose
 * which.
 */
export function adjustmentRows(
  turn: AdjustmentTurn,
  language: PhaseLanguage,
): readonly PhasePower[] {
  const { ruling } = turn;
  const board = boardIn(turn.position);
  const found = new Map<Power, PhasePower>();
  const add = (power: Power, more: Partial<PhasePower>): void => {
    const own = found.get(power) ?? { power, count: '', sentences: [], rows: [] };
    found.set(power, {
      power,
      count: more.count ?? own.count,
      sentences: [...own.sentences, ...(more.sentences ?? [])],
      rows: [...own.rows, ...(more.rows ?? [])],
    });
  };
  const tell = (step: Step<AdjustmentFact> | undefined): readonly StepSentence[] =>
    step ? [stepSentence(step, adjustmentSentence(step, turn, language))] : [];
  const repairsOf = (order: AdjustmentOrder): readonly StepSentence[] => {
    const key = orderKey(order);
    const steps = ruling.steps.filter(
      ({ fact }) => fact.type === 'adjustment-repaired' && orderKey(fact.order) === key,
    );
    const count = order.type === 'waive' ? 0 : (order.repairs?.length ?? 0);
    return steps.slice(0, count).flatMap(tell);
  };
  /** For a fleet that is removed: the army that goes with it (A/F IV.c). */
  const armyAlong = (removed: number | null): Step<AdjustmentFact> | undefined =>
    ruling.steps.find(
      ({ fact, because }) => fact.type === 'goes-with-fleet' && because[0] === removed,
    );
  const ordered = new Set(ruling.orders.map(({ step }) => step));
  for (const step of ruling.steps) {
    const { fact } = step;
    if (fact.type === 'captures') add(fact.by, { sentences: tell(step) });
    if (fact.type === 'adjustment')
      add(fact.power, {
        count: language.page.holdings(fact.centres, fact.units),
        sentences: tell(step),
      });
  }
  for (const [index, ruled] of ruling.orders.entries()) {
    const { order, outcome, step } = ruled;
    add(order.power, {
      rows: [
        {
          key: String(index),
          kind: order.type === 'waive' ? null : order.unit.kind,
          text: adjustmentShort(order, board),
          silent: false,
          fate: outcome,
          ...adjustmentOutcomeWords(ruled, turn, language),
          gone: outcome === 'removes',
          sentences: [
            ...repairsOf(order),
            ...tell(step === null ? undefined : ruling.steps[step]),
            ...tell(armyAlong(step)),
          ],
          distances: [],
        },
      ],
    });
  }
  for (const step of ruling.steps) {
    const { fact } = step;
    if (fact.type === 'removes-unordered' || fact.type === 'removes-army')
      add(fact.power, {
        rows: [
          removal(step, fact, board, (one) => [...tell(one), ...tell(armyAlong(one.id))], language),
        ],
      });
    if (fact.type === 'waives' && !ordered.has(step.id)) add(fact.power, { sentences: tell(step) });
  }
  return byPower(found, board);
}

function removal(
  step: Step<AdjustmentFact>,
  { power, unit, among }: AdjustmentFactOf<'removes-unordered' | 'removes-army'>,
  board: Board,
  tell: (step: Step<AdjustmentFact>) => readonly StepSentence[],
  { phaseOutcomes, page }: PhaseLanguage,
): PhaseRow {
  return {
    key: `removed ${power} ${unit.at}`,
    kind: unit.kind,
    text: formatPiece(unit, board),
    silent: true,
    fate: 'removes',
    word: phaseOutcomes.adjustments.removes,
    detail: phaseOutcomes.noOrder,
    gone: true,
    sentences: tell(step),
    distances: among.map(
      ({ unit: at, distance }) =>
        `${hasStandardMap(board) ? page.space(at) : formatLocation(at, board)} ${distance === null ? page.cutOff : String(distance)}`,
    ),
  };
}
