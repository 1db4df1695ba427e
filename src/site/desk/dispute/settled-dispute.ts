import {
  claimsOn,
  disputeOn,
  otherReadings,
  type Claim,
  type Dispute,
  type DisputeRuling,
  type DisputeSide,
} from '../../../ask/dispute.ts';
import { answerFor } from '../../../ask/editions-compared.ts';
import { ruledOf } from '../../../ask/fate.ts';
import type { Language } from '../../../explain/languages/language.ts';
import { orderShort } from '../../../explain/messages/notation.ts';
import { answerSentence } from '../../../explain/in-words.ts';
import type { Order } from '../../../orders/order.ts';
import type { Edition } from '../../../rules/edition.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { DisputeWords } from '../languages/desk-words.ts';
import type { Disputed } from '../link/link-questions.ts';

/** A dispute about the order of a unit, and who is right. */
export interface SettledDispute {
  readonly unit: UnitAt;
  readonly order: Order;
  readonly claims: readonly Claim[];
  /** Other possible readings of the order. */
  readonly others: readonly Order[];
  readonly sides: readonly [DisputeSide, DisputeSide];
  readonly dispute: Dispute;
}

const CLAIMED = ['succeeds', 'fails'] as const;

/** Null: no such order was ruled. `asked`: the choices made so far; the edition of the turn is named first. */
export function settledDispute(
  turn: Turn,
  unit: UnitAt,
  asked: Disputed | null,
  editions: readonly Edition[],
): SettledDispute | null {
  const order = ruledOf(turn, unit)?.order;
  if (!order) return null;
  const claims = claimsOn(order.type);
  const others = otherReadings(turn.position, order, turn.edition);
  const sideOf = (place: 0 | 1): DisputeSide => {
    const claim = (asked?.claims ?? CLAIMED)[place];
    return {
      claim: claims.includes(claim) ? claim : (claims[place] ?? 'stays'),
      reading: others[asked?.readings[place] ?? -1] ?? null,
    };
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  const inForceFirst = [turn.edition, ...editions.filter(({ id }) => id !== turn.edition.id)];
  const dispute = disputeOn(turn.position, turn.orders, unit, sides, inForceFirst);
  return { unit, order, claims, others, sides, dispute };
}

/** Under which editions each side is right. */
export function editionsBySide(
  { order, sides, dispute }: SettledDispute,
  { editions, holds }: DisputeRuling,
  words: DisputeWords,
): { readonly by: string; readonly holds: string } {
  const [first, second] = sides.map(({ claim }) => words.claims(claim, order.type));
  return {
    by: dispute.rulings.length > 1 ? words.by(editions.map(({ name }) => name)) : words.byAll,
    holds: words.holds(holds, [first ?? '', second ?? '']),
  };
}

/** The outcome of the order in a ruling, as a side reads the order. */
export function outcomeFor(
  { unit }: SettledDispute,
  { by }: DisputeRuling,
  side: 0 | 1,
  turn: Turn,
  language: Language,
): string {
  const ruling = by[side];
  return answerSentence(unit, answerFor(ruling, unit), ruling.orders, turn.position, language);
}

/** A dispute in sentences, for sharing. */
export function disputeSentences(
  settled: SettledDispute,
  turn: Turn,
  words: DisputeWords,
  language: Language,
): readonly string[] {
  const { order, dispute } = settled;
  const { readings } = dispute;
  const outcomeIn = (ruling: DisputeRuling, side: 0 | 1): string =>
    outcomeFor(settled, ruling, side, turn, language);
  const subject = readings
    ? words.readings(orderShort(readings[0]), orderShort(readings[1]))
    : `${words.about}: ${orderShort(order)}.`;
  return [
    subject,
    ...dispute.rulings.map((ruling) => {
      const { by, holds } = editionsBySide(settled, ruling, words);
      const outcome = readings
        ? readings.map(
            (one, side) =>
              `${words.ifRead(orderShort(one))} ${outcomeIn(ruling, side === 0 ? 0 : 1)}`,
          )
        : [outcomeIn(ruling, 0)];
      return [`${by} ${holds}`, ...outcome].join(' ');
    }),
  ];
}
