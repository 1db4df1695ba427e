import type { ChoiceSide, ChoiceThatDiffers } from '../ask/editions-compared.ts';
import type { Condition } from '../ask/condition.ts';
import type { HoldingSet } from '../ask/forcing.ts';
import type { StrictSet } from '../ask/unconditional-set.ts';
import type { Why } from '../ask/why.ts';
import type { CycleWorlds } from '../ask/worlds.ts';
import { type Location, type Position, spaceOf } from '../board/board.ts';
import type { Ordered } from '../orders/order.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import type { AdjustmentFact } from '../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../trace/adjustment-ruling.ts';
import type { FactOf, UnitAt } from '../trace/fact.ts';
import type { GameFact } from '../trace/game-fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatFact } from '../trace/retreat-fact.ts';
import type { RuledRetreat } from '../trace/retreat-ruling.ts';
import { ruleOf } from '../trace/rule-of.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import { unitsBySpace } from '../board/unit-at.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { capitalised } from './languages/capitalised.ts';
import { format } from './languages/language.ts';
import type { Language, LanguagePart, PhaseOutcomeTable } from './languages/language.ts';
import { conditionMessage } from './messages/answers/conditions.ts';
import { answerMessages, type ToldOutcome } from './messages/answers/editions.ts';
import { holdingMessage, strictMessage } from './messages/answers/forcing.ts';
import { whyMessage } from './messages/answers/why.ts';
import { cycleMessages } from './messages/answers/worlds.ts';
import { factMessage } from './messages/fact.ts';
import { adjustmentMessage } from './messages/phases/adjustments.ts';
import { adjustmentChipMessage, retreatChipMessage } from './messages/phases/phase-chips.ts';
import { adjustmentIllegalReason, retreatDetailMessage } from './messages/phases/phase-outcomes.ts';
import { closedPlace } from './messages/phases/retreat-legality.ts';
import { retreatMessage } from './messages/phases/retreat-phase.ts';
import { writtenMessage } from './messages/repaired.ts';
import { retreatPlaces } from './messages/retreat.ts';
import { detailMessage } from './messages/turn/outcomes.ts';
import { shortMessage, type ShortStop } from './messages/turn/short-version.ts';
import { who } from './messages/who.ts';
import {
  inTurn,
  movementChapters,
  movementChip,
  movementMarks,
  movementNearMiss,
  movementSentence,
  movementVerdict,
} from './movement-in-words.ts';
import type {
  Chapter,
  CycleText,
  OutcomeWords,
  RetreatRow,
  VerdictText,
  WhyText,
} from './texts.ts';

export type * from './texts.ts';

/*
 * Messages in words: only this file and `movement-in-words.ts` combine messages with a language. Neither has a default
 * language: a page loads only its own.
 */

/** What a step decides and why, in one or two sentences for a reader who knows no jargon. */
export const sentence = (step: Step, turn: Turn, language: Language): string =>
  movementSentence(step, turn, language);

/** Why the order of a step is illegal, without what its unit does instead; for any other step its sentence. */
export function cause(step: Step, turn: Turn, language: Language): string {
  const { facts } = inTurn(turn, language);
  const message = factMessage(step, turn);
  return capitalised(
    format(facts, message.say === 'illegal' ? { ...message, then: null } : message),
  );
}

/** The sentence for a stop of the short version: for its step, or for the supports reported together there. */
export function stopSentence(
  { step: id, units }: ShortStop,
  turn: Turn,
  language: Language,
): string {
  const step = turn.ruling.steps[id];
  if (step === undefined) return '';
  return units.length === 0
    ? sentence(step, turn, language)
    : capitalised(format(inTurn(turn, language).short, shortMessage(units, step, turn)));
}

/** What nearly interfered with a step and why it did not; null if nothing did. */
export const nearMiss = (step: Step, turn: Turn, language: Language): string | null =>
  movementNearMiss(step, turn, language);

/** Appends what the Army/Fleet module adds to a sentence. */
const behind = (before: string | null, said: string): string =>
  capitalised(before === null ? said : `${before} ${said}`);

/** What a step of a retreat phase decides and why, in a sentence for a reader who knows no jargon. */
export const retreatSentence = (
  step: Step<RetreatFact>,
  turn: RetreatTurn,
  language: LanguagePart<'retreats'>,
): string => {
  const { retreats } = inTurn(turn, language);
  const message = retreatMessage(step, turn);
  const before = message.say === 'army-fleet' ? message.before : null;
  return behind(before && format(retreats, before), format(retreats, message));
};

/** What a step of an adjustment phase decides and why, in a sentence or two for a reader who knows no jargon. */
export const adjustmentSentence = (
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
  language: LanguagePart<'adjustments'>,
): string => {
  const { adjustments } = inTurn(turn, language);
  const message = adjustmentMessage(step, turn);
  const before = message.say === 'army-fleet' ? message.before : null;
  return behind(before && format(adjustments, before), format(adjustments, message));
};

/** A decision of a whole game, as a sentence. */
export function gameSentence(fact: GameFact, { game }: Language): string {
  const words = game[fact.type] as (fact: GameFact) => string;
  return words(fact);
}

/** A fact in short, as premises are shown: `A Pru–Sil succeeds, 2 against 1`. */
export const chip = (step: Step, turn: Turn, language: Language): string =>
  movementChip(step, turn, language);

/** A fact of a retreat phase in short, as premises are shown. */
export const retreatChip = (
  { fact }: Step<RetreatFact>,
  turn: RetreatTurn,
  language: Language,
): string => format(inTurn(turn, language).retreatChips, retreatChipMessage(fact, turn));

/** A fact of an adjustment phase in short, as premises are shown. */
export const adjustmentChip = (
  { fact }: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
  language: Language,
): string => format(inTurn(turn, language).adjustmentChips, adjustmentChipMessage(fact, turn));

/** What the order said before it was read as it is now: `written “F Mun”`; empty if it was read exactly as written. */
export const asWritten = (order: Ordered, { written }: Language): string =>
  format(written, writtenMessage(order));

/** The words for the outcome of an order, once it is decided. */
export const outcomeWords = (ruled: RuledOrder, turn: Turn, language: Language): OutcomeWords => {
  const { outcomes } = inTurn(turn, language);
  return {
    word: outcomes.words[ruled.outcome],
    detail: format(outcomes.details, detailMessage(ruled, turn)),
  };
};

/** The words for the outcome of an order in a retreat phase, or of a dislodged unit without one. */
export const retreatOutcomeWords = (
  ruled: RuledRetreat,
  turn: RetreatTurn,
  { phaseOutcomes: table }: Pick<Language, 'phaseOutcomes'>,
): OutcomeWords => ({
  word: table.retreats[ruled.outcome],
  detail: retreatDetail(ruled, turn, table),
});

function retreatDetail(ruled: RuledRetreat, turn: RetreatTurn, table: PhaseOutcomeTable): string {
  const message = retreatDetailMessage(ruled, turn);
  switch (message.say) {
    case 'illegal':
      return table.retreatIllegal[message.reason];
    case 'orders-differ':
      return table.ordersDiffer;
    case 'collides':
      return table.collides(message.units);
    case 'disbanded':
      return table.disbanded[message.reason];
    case 'nothing':
      return '';
  }
}

/** The words for the outcome of an order in an adjustment phase. */
export function adjustmentOutcomeWords(
  ruled: RuledAdjustment,
  turn: AdjustmentTurn,
  { phaseOutcomes: table }: Pick<Language, 'phaseOutcomes'>,
): OutcomeWords {
  const reason = adjustmentIllegalReason(ruled, turn);
  const detail = reason === null ? '' : table.adjustmentIllegal[reason];
  return { word: table.adjustments[ruled.outcome], detail };
}

/** Every place adjacent to a dislodged unit, the open ones first, the others grouped by why they are closed. */
export const retreatRows = (
  fact: FactOf<'retreats'>,
  { places: table }: Language,
): readonly RetreatRow[] =>
  retreatPlaces(fact).map(({ reason, places }) => ({
    places,
    open: reason === null,
    words: reason === null ? table.open : table.barred[reason],
  }));

/** Why a dislodged unit may not retreat to an adjacent place, as a sentence; null if it may. */
export function closedSentence(
  { unit, barred }: FactOf<'retreats'>,
  at: Location,
  turn: Turn,
  language: Language,
): string | null {
  const { position, ruling } = turn;
  const bar = barred.find((one) => one.at === at);
  if (!bar) return null;
  const there = ruling.after.units.find((one) => spaceOf(one.at) === spaceOf(at));
  const message = closedPlace(who(unit, unitsBySpace(position)), bar, there?.kind ?? null);
  return capitalised(format(inTurn(turn, language).retreats, message));
}

/** The chapters of a trace, in order. */
export const chapters = (turn: Turn, language: Language): readonly Chapter[] =>
  movementChapters(turn, language);

/** The chapter that a step belongs to. */
export const chapterAt = (list: readonly Chapter[], step: number): Chapter | null =>
  list.findLast(({ from }) => from <= step) ?? null;

/** The named marks of the ruler (`markedParts`). */
export const marks = (
  turn: Turn,
  language: Language,
  stops: readonly ShortStop[] | null = null,
): readonly Chapter[] =>
  movementMarks(
    turn,
    language,
    stops?.map(({ step }) => step),
  );

/** The verdict on a turn: its most important outcomes, and the step that explains best how they came about. */
export const verdict = (turn: Turn, language: Language): VerdictText =>
  movementVerdict(turn, language);

/** An answer of `why`, in words. */
export function whyText(answer: Why, turn: Turn, language: Language): WhyText {
  const { headline, causes, nearly } = whyMessage(turn, answer);
  const { facts, nearMisses, headlines } = inTurn(turn, language);
  return {
    headline: capitalised(
      headline.of === 'fact'
        ? format(facts, headline.message)
        : format(headlines, headline.message),
    ),
    sentences: causes.map(({ step, message }) => ({
      step,
      text: capitalised(format(facts, message)),
    })),
    nearly: nearly.map(({ step, fact, missed, citation }) => ({
      step,
      text: [
        ...(fact === null ? [] : [capitalised(format(facts, fact))]),
        ...(missed === null ? [] : [capitalised(format(nearMisses, missed))]),
      ].join(' '),
      citation,
    })),
  };
}

/** An answer of `worlds`, in words. */
export function cycleText(cycle: CycleWorlds, turn: Turn, language: Language): CycleText {
  const { worlds: table, answers } = inTurn(turn, language);
  const { headline, worlds, walks } = cycleMessages(cycle, turn);
  return {
    headline: capitalised(format(table, headline)),
    worlds: worlds.map(({ title, sentence: said, dislodged }) => ({
      title: capitalised(format(table, title)),
      sentence: capitalised(format(table, said)),
      dislodged: dislodged.map((message) => capitalised(format(answers, message))),
    })),
    walks: walks.map(({ supposed, follows, end, contradicts }) => ({
      supposed: capitalised(format(table, supposed)),
      follows: follows.map((message) => capitalised(format(table, message))),
      end: capitalised(format(table, end)),
      contradicts,
    })),
  };
}

/** One line of the checklist as a sentence, which says whether it is met, so that it can be read without its mark. */
export const conditionSentence = (condition: Condition, turn: Turn, language: Language): string =>
  capitalised(format(inTurn(turn, language).conditions, conditionMessage(condition, turn)));

/** What gives the outcome if all other units hold, and whether fewer orders could. */
export const holdingSentence = (set: HoldingSet, turn: Turn, language: Language): string =>
  capitalised(format(inTurn(turn, language).forcing, holdingMessage(set, turn)));

/** What gives it whatever the others do, as far as that was tried: no more is claimed than was ruled. */
export const strictSentence = (set: StrictSet, turn: Turn, language: Language): string =>
  capitalised(format(inTurn(turn, language).forcing, strictMessage(set, turn)));

/** The result of an edition for a unit, to be read next to the result of another: `London’s move succeeds.` */
export const answerSentence = (
  at: UnitAt,
  answer: ToldOutcome,
  orders: readonly RuledOrder[],
  position: Position,
  language: Language,
): string =>
  capitalised(
    [
      // An order that was given twice has one outcome.
      ...new Set(
        answerMessages(at, answer, orders, position).map((message) =>
          format(inTurn({ position }, language).answers, message),
        ),
      ),
    ].join(' '),
  );

/** The question of a choice, in a few words: `Several convoy routes`. */
export const choiceLabel = (
  { choice }: Pick<ChoiceThatDiffers, 'choice'>,
  { rules }: Language,
): string => rules.choices[choice].label;

/** One answer to a choice: `One surviving route is enough.` */
export const optionWords = (choice: keyof Choices, answer: string, { rules }: Language): string => {
  const options: Readonly<Record<string, string>> = rules.choices[choice].options;
  return options[answer] ?? '';
};

/** How one side answers it: `One surviving route is enough.` */
export const sideWords = (
  { choice }: ChoiceThatDiffers,
  { answer }: ChoiceSide,
  language: Language,
): string => optionWords(choice, answer, language);

/** How an edition answers a question on which editions differ: `One surviving route is enough.` */
export const choiceAnswer = (
  choice: keyof Choices,
  { choices }: Edition,
  language: Language,
): string => optionWords(choice, String(choices[choice]), language);

/** The rule that a step rests on, in our own words, as the edition has it. */
export const ruleText = (step: Step<AnyFact>, edition: Edition, { rules }: Language): string =>
  rules.text(ruleOf(step.fact), edition);

/** Where the rule of a step is printed: `Cutting support, rulebook 1971`. */
export const ruleSource = (step: Step<AnyFact>, { rules }: Language): string =>
  rules.source(step.citation);
