import {
  disputeOn,
  otherReadings,
  type AskedSide,
  type Claim,
  type Dispute,
  type DisputeRuling,
  type EditionsParted,
} from '../ask/dispute.ts';
import type { Cause, ChoiceThatDiffers } from '../ask/editions-compared.ts';
import { boardIn } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { ruledOf } from '../ask/fate.ts';
import { sliceTurn, why } from '../ask/why.ts';
import type { Language } from '../explain/languages/language.ts';
import { orderShort } from '../explain/messages/notation.ts';
import { answerSentence, choiceAnswer, choiceLabel, whyText } from '../explain/in-words.ts';
import type { Order } from '../orders/order.ts';
import { preferenceFollowed } from '../rules/citation.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import { citationNumber } from '../rules/sections.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { reasonsOf, type ReportedReason, type ReportSection, type ToldDispute } from './report.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import { DISPUTE_WORDS, type Claimed, type DisputeWords } from './dispute-words.ts';

/** A dispute as set up: the unit, the claim of each side, which of the other readings each takes, and who it is. */
export interface Disputed {
  readonly unit: UnitAt;
  readonly claims: readonly [Claim, Claim];
  /** Indices among the other readings of the order; null: as written. */
  readonly readings: readonly [number | null, number | null];
  /** Null: not named. */
  readonly powers: readonly [Power | null, Power | null];
}

/** A dispute about the order of a unit, and who is right. */
export interface SettledDispute {
  readonly order: Order;
  /** Other possible readings of the order. */
  readonly others: readonly Order[];
  /** What was asked, with what was left open. */
  readonly asked: Disputed;
  readonly dispute: Dispute;
  /** Under all editions that were asked, the one in force first. */
  readonly editions: readonly Edition[];
}

/** Null: no such order was ruled. `chosen`: the choices made so far; the edition of the turn is named first. */
export function settledDispute(
  turn: Turn,
  unit: UnitAt,
  chosen: Disputed | null,
  all: readonly Edition[],
): SettledDispute | null {
  const order = ruledOf(turn, unit)?.order;
  if (!order) return null;
  const others = otherReadings(turn.position, order, turn.edition);
  const { claims, readings = [null, null], powers = [null, null] } = chosen ?? {};
  const sideOf = (place: 0 | 1): AskedSide => ({
    claim: claims?.[place] ?? null,
    reading: others[readings[place] ?? -1] ?? null,
  });
  const editions = [turn.edition, ...all.filter(({ id }) => id !== turn.edition.id)];
  const sides = [sideOf(0), sideOf(1)] as const;
  const dispute = disputeOn(turn.position, turn.orders, unit, sides, editions);
  const [first, second] = dispute.sides;
  return {
    order,
    others,
    asked: { unit, claims: [first.claim, second.claim], readings, powers },
    dispute,
    editions,
  };
}

/** The dispute about what lies on the desk, in words; null: there is none. */
export function disputeOnDesk(
  ruled: PhaseTurn | null,
  disputed: Disputed | null,
  editions: readonly Edition[],
  language: Language,
): ToldDispute | null {
  if (!disputed || ruled?.phase !== 'movement') return null;
  if (ruled.turn.edition.comparedWith.length === 0) return null;
  const found = settledDispute(ruled.turn, disputed.unit, disputed, editions);
  return found && toldDispute(found, ruled.turn, language);
}

/** A dispute in words: the same on the page, on paper, in a mail and in a chat. */
export function toldDispute(settled: SettledDispute, turn: Turn, language: Language): ToldDispute {
  const words = DISPUTE_WORDS[language.tag];
  const { order, asked, dispute } = settled;
  const { readings, rulings, unit } = dispute;
  const board = boardIn(turn.position);
  const claimed = (place: 0 | 1): Claimed => ({
    by: asked.powers[place],
    claim: words.claims(asked.claims[place], (readings?.[place] ?? order).type),
  });
  const claims = [claimed(0), claimed(1)] as const;
  const outcome = ({ fates, by }: DisputeRuling, side: 0 | 1): string => {
    const { outcomes, by: winner } = fates[side];
    const dislodged = winner === null ? null : { by: winner, retreats: null };
    return answerSentence(unit, { outcomes, dislodged }, by[side].orders, turn.position, language);
  };
  const told = (ruling: DisputeRuling): string => {
    const { editions, holds } = ruling;
    const by = rulings.length > 1 ? words.by(editions.map(({ name }) => name)) : words.byAll;
    const said = `${by} ${words.holds(holds, claims)}`;
    if (!readings) return `${said}: ${outcome(ruling, 0)}`;
    const outcomes = ([0, 1] as const).map(
      (side) => `${words.ifRead(orderShort(readings[side], board))} ${outcome(ruling, side)}`,
    );
    return [`${said}.`, ...outcomes].join(' ');
  };
  const isEver = (one: 'first' | 'second'): boolean =>
    rulings.some(({ holds }) => holds === 'both' || holds === one);
  const [first, second] = [isEver('first'), isEver('second')];
  const lines = [
    ...(readings ? [words.readings] : []),
    words.claimed(claims),
    ...rulings.map(told),
    ...(first && !second ? [words.loses(claims[1].by, 1)] : []),
    ...(second && !first ? [words.loses(claims[0].by, 0)] : []),
  ];
  const said = lines.join(' ');
  return {
    title: words.inDispute((readings ?? [order]).map((one) => orderShort(one, board))),
    lines,
    partings: dispute.partings.flatMap((one) => toldParting(one, settled, words, language)),
    reasons: readings
      ? []
      : reasonsFor(turn, unit, language).filter(({ sentence }) => !said.includes(sentence)),
  };
}

/** The steps that the order's outcome rests on and that were contested; otherwise its outcome with its paragraph. */
function reasonsFor(turn: Turn, unit: UnitAt, language: Language): readonly ReportedReason[] {
  const answer = why(turn, unit);
  if (!answer) return [];
  const reasons = reasonsOf(sliceTurn(turn, answer.slice), language);
  const paragraph = citationNumber(answer.citation);
  return reasons.length > 0
    ? reasons
    : [{ sentence: whyText(answer, turn, language).headline, paragraph }];
}

/** For each set of choices that separates two editions: how all editions answer them, and where. */
function toldParting(
  { first, second, causes }: EditionsParted,
  { editions }: SettledDispute,
  words: DisputeWords,
  language: Language,
): readonly ReportSection[] {
  const answers = ({ choice }: ChoiceThatDiffers): readonly string[] => {
    const options = new Map<string, string[]>();
    for (const edition of editions) {
      const option = choiceAnswer(choice, edition, language);
      options.set(option, [...(options.get(option) ?? []), citedFor(edition, choice, words)]);
    }
    return [...options].map(([option, cited]) => words.option(cited, option));
  };
  return causes.map((cause: Cause, place) => {
    const labels = cause.map((one) => choiceLabel(one, language));
    return {
      title: place === 0 ? words.parts(first.name, second.name, labels) : words.or(labels),
      lines: cause.flatMap(answers),
    };
  });
}

/** `1971 [XII.4]`: an edition with its paragraph for a choice, or with what it follows where it leaves the choice open. */
function citedFor(
  { name, choiceCitations }: Edition,
  choice: keyof Choices,
  words: DisputeWords,
): string {
  const citation = choiceCitations[choice];
  const followed = preferenceFollowed(citation);
  const number = followed === null ? citationNumber(citation) : words.preferred(`DATC ${followed}`);
  if (number === '') return name;
  return `${name} [${citation.source === name ? number.replace('DATC ', '') : number}]`;
}
