import type { Language } from '../explain/languages/language.ts';
import { shortVersion } from '../explain/messages/turn/short-version.ts';
import { stopSentence, verdict } from '../explain/in-words.ts';
import { citationNumber } from '../rules/sections.ts';
import type { Turn } from '../trace/turn.ts';
import { adjustmentRows, retreatRows, type PhasePower } from '../ui/phases/phase-rows.ts';
import { rowsAt } from '../ui/player/order-rows.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import type { SharingWords } from './sharing-words.ts';

/** A sentence and its paragraph; empty for a house rule. */
export interface ReportedReason {
  readonly sentence: string;
  readonly paragraph: string;
}

/** Something said of a ruling besides its orders. */
export interface ReportSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A dispute, told to readers who see nothing else. */
export interface ToldDispute {
  /** The disputed order. */
  readonly title: string;
  /** Who claims what, and who is right under which editions. */
  readonly lines: readonly string[];
  /** What separates the editions, with the paragraphs. */
  readonly partings: readonly ReportSection[];
  /** Why the order has its outcome under the edition in force. */
  readonly reasons: readonly ReportedReason[];
}

interface Line {
  readonly order: string;
  readonly fate: string;
}

/** A ruling for sharing. */
export interface RulingReport {
  /** `Fall 1901, retreats. Rules of 2023`. */
  readonly title: string;
  /** What is in dispute: told first, with no other reasons than its own. */
  readonly dispute: ToldDispute | null;
  /** The verdict, in a sentence or two, and the reason that explains it best. Both may be empty. */
  readonly headline: string;
  readonly why: string;
  readonly powers: readonly { readonly power: string; readonly lines: readonly Line[] }[];
  readonly reasons: readonly ReportedReason[];
  /** What follows the orders. */
  readonly others: readonly ReportSection[];
  readonly link: string;
}

export interface ReportOptions {
  readonly language: Language;
  readonly words: SharingWords;
  readonly title: string;
  readonly dispute?: ToldDispute | null;
  readonly others?: readonly ReportSection[];
  readonly link: string;
}

/** The outcomes of the orders with the reasons: what was contested for moves, every step for other phases. */
export function reportOf(ruled: PhaseTurn, options: ReportOptions): RulingReport {
  const { language, words, title, dispute = null, others = [], link } = options;
  const head = {
    title: `${title}. ${words.rulesOf(ruled.turn.edition.name)}`,
    dispute,
    headline: '',
    why: '',
    others,
    link,
  };
  switch (ruled.phase) {
    case 'movement': {
      const { turn } = ruled;
      return {
        ...head,
        ...(dispute ? {} : verdict(turn, language)),
        powers: rowsAt(turn, turn.ruling.steps.length, true, language).map(({ power, rows }) => ({
          power: language.board.power(power),
          lines: rows.map(({ text, word, dislodged }) => ({
            order: text,
            fate: dislodged ? `${word}, ${words.dislodged}` : word,
          })),
        })),
        reasons: dispute ? [] : reasonsOf(turn, language),
      };
    }
    case 'retreats':
      return { ...head, ...phaseReport(retreatRows(ruled.turn, language), language, words) };
    case 'adjustments':
      return { ...head, ...phaseReport(adjustmentRows(ruled.turn, language), language, words) };
  }
}

/** What decided the contested orders, step by step. That nobody attacks a support goes without saying. */
export const reasonsOf = (turn: Turn, language: Language): readonly ReportedReason[] =>
  shortVersion(turn).flatMap((stop): readonly ReportedReason[] => {
    const step = turn.ruling.steps[stop.step];
    if (!step || (step.fact.type === 'support-given' && step.fact.attackers.length === 0))
      return [];
    const sentence = stopSentence(stop, turn, language);
    return [{ sentence, paragraph: citationNumber(step.citation) }];
  });

function phaseReport(
  powers: readonly PhasePower[],
  { board }: Language,
  words: SharingWords,
): Pick<RulingReport, 'powers' | 'reasons'> {
  return {
    powers: powers.map(({ power, rows, count }) => ({
      power: count === '' ? board.power(power) : `${board.power(power)} (${count})`,
      lines: rows.map(({ text, word, silent }) => ({
        order: silent ? `${text}, ${words.noOrder}` : text,
        fate: word,
      })),
    })),
    reasons: powers.flatMap((one) => [
      ...one.sentences,
      ...one.rows.flatMap((row) => row.sentences),
    ]),
  };
}
