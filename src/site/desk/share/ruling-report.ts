import { POWERS, type Power } from '../../../board/powers.ts';
import type { Language } from '../../../explain/languages/language.ts';
import { shortVersion } from '../../../explain/messages/turn/short-version.ts';
import { stopSentence, verdict } from '../../../explain/in-words.ts';
import { citationNumber } from '../../../rules/sections.ts';
import { BADGES, type ShownOutcome } from '../../../ui/kit/icons.ts';
import { adjustmentRows, retreatRows, type PhasePower } from '../../../ui/phases/phase-rows.ts';
import { rowsAt } from '../../../ui/player/order-rows.ts';
import type { RuledDesk } from '../desk.ts';
import type { SharingForm, SharingWords } from '../languages/desk-words.ts';

/** A sentence and its paragraph; empty for a house rule. */
export interface ReportedReason {
  readonly sentence: string;
  readonly paragraph: string;
}

interface Line {
  readonly order: string;
  readonly fate: string;
  /** Whether the order did not do what it says, or its unit is dislodged. */
  readonly failed: boolean;
}

/** A ruling for sharing. */
export interface RulingReport {
  /** `Fall 1901, retreats. Rules of 2023`. */
  readonly title: string;
  /** Its verdict, in a sentence or two; empty if there is none. */
  readonly headline: string;
  readonly powers: readonly { readonly power: string; readonly lines: readonly Line[] }[];
  readonly reasons: readonly ReportedReason[];
  /** The claims of others about it: a pasted text, the sides of a dispute. */
  readonly others: readonly Others[];
  readonly link: string;
}

export interface Others {
  readonly title: string;
  readonly sentences: readonly string[];
}

const isFailure = (fate: ShownOutcome): boolean => BADGES[fate].tone !== 'plain';

/** The outcomes of the orders with the reasons: what was contested for moves, every step for other phases. */
export function reportOf(
  ruled: RuledDesk,
  { language, words, title, others = [], link }: ReportOptions,
): RulingReport {
  const head = { title: `${title}. ${words.rulesOf(ruled.turn.edition.name)}`, others, link };
  switch (ruled.phase) {
    case 'movement': {
      const { turn } = ruled;
      const { headline, why } = verdict(turn, language);
      const { steps } = turn.ruling;
      return {
        ...head,
        headline: why === headline ? headline : `${headline} ${why}`,
        powers: rowsAt(turn, steps.length, true, language).map(({ power, rows }) => ({
          power: language.study.power(power),
          lines: rows.map(({ text, fate, word, dislodged }) => ({
            order: text,
            fate: dislodged ? `${word}, ${words.dislodged}` : word,
            failed: dislodged || isFailure(fate),
          })),
        })),
        reasons: shortVersion(turn).flatMap((stop): readonly ReportedReason[] => {
          const step = steps[stop.step];
          if (!step) return [];
          const sentence = stopSentence(stop, turn, language);
          return [{ sentence, paragraph: citationNumber(step.citation) }];
        }),
      };
    }
    case 'retreats':
      return {
        ...head,
        headline: '',
        ...phaseReport(retreatRows(ruled.turn, language), language, words),
      };
    case 'adjustments':
      return {
        ...head,
        headline: '',
        ...phaseReport(adjustmentRows(ruled.turn, language), language, words),
      };
  }
}

export interface ReportOptions {
  readonly language: Language;
  readonly words: SharingWords;
  readonly title: string;
  readonly others?: readonly Others[];
  readonly link: string;
}

function phaseReport(
  powers: readonly PhasePower[],
  { study }: Language,
  words: SharingWords,
): Pick<RulingReport, 'powers' | 'reasons'> {
  const orderOf = (power: Power): number => POWERS.indexOf(power);
  return {
    powers: powers
      .toSorted((one, other) => orderOf(one.power) - orderOf(other.power))
      .map(({ power, rows, count }) => ({
        power: count === '' ? study.power(power) : `${study.power(power)} (${count})`,
        lines: rows.map(({ text, fate, word, silent }) => ({
          order: silent ? `${text}, ${words.noOrder}` : text,
          fate: word,
          failed: isFailure(fate),
        })),
      })),
    reasons: powers.flatMap((one) => [
      ...one.sentences,
      ...one.rows.flatMap((row) => row.sentences),
    ]),
  };
}

/** A chat message must not be longer than this. */
const CHAT = 600;

type ReportWords = Pick<SharingWords, 'reasons' | 'more'>;

export function formatReport(report: RulingReport, form: SharingForm, words: ReportWords): string {
  switch (form) {
    case 'text':
      return asText(report, words.reasons);
    case 'markdown':
      return asMarkdown(report, words.reasons);
    case 'chat':
      return asChat(report, words.more);
  }
}

const filled = (lines: readonly (string | null)[]): string =>
  `${lines.filter((line) => line !== null).join('\n')}\n`;
const cited = ({ sentence, paragraph }: ReportedReason): string =>
  paragraph === '' ? sentence : `${sentence} [${paragraph}]`;

function asText(
  { title, headline, powers, reasons, others, link }: RulingReport,
  why: string,
): string {
  const width = Math.max(
    0,
    ...powers.flatMap(({ lines }) => lines.map(({ order }) => order.length)),
  );
  return filled([
    title,
    ...(headline === '' ? [] : ['', headline]),
    ...powers.flatMap(({ power, lines }) => [
      '',
      power,
      ...lines.map(({ order, fate }) => `  ${order.padEnd(width)}  ${fate}`),
    ]),
    ...(reasons.length > 0 ? ['', why] : []),
    ...reasons.map((reason, place) => `${String(place + 1)}. ${cited(reason)}`),
    ...others.flatMap((one) => ['', one.title, ...one.sentences.map((each) => `- ${each}`)]),
    '',
    link,
  ]);
}

/** Escapes characters that have a meaning in Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);

function asMarkdown(
  { title, headline, powers, reasons, others, link }: RulingReport,
  why: string,
): string {
  return filled([
    `## ${plain(title)}`,
    ...(headline === '' ? [] : ['', `**${plain(headline)}**`]),
    ...powers.flatMap(({ power, lines }) => [
      '',
      `**${plain(power)}**`,
      '',
      ...lines.map(({ order, fate }) => `- ${plain(order)}: *${plain(fate)}*`),
    ]),
    ...(reasons.length > 0 ? ['', `### ${plain(why)}`, ''] : []),
    ...reasons.map((reason, place) => `${String(place + 1)}. ${plain(cited(reason))}`),
    ...others.flatMap((one) => [
      '',
      `### ${plain(one.title)}`,
      '',
      ...one.sentences.map((each) => `- ${plain(each)}`),
    ]),
    '',
    `<${link}>`,
  ]);
}

/**
 * The outcomes of as many orders as there is room for, those that failed first, and how many more there are; the link
 * has them.
 */
function asChat(
  { title, headline, powers, others, link }: RulingReport,
  more: ReportWords['more'],
): string {
  const orders = powers.flatMap(({ lines: own }) => own);
  const lines = [
    ...orders
      .toSorted((one, other) => Number(other.failed) - Number(one.failed))
      .map(({ order, fate }) => `${order}: ${fate}`),
    ...others.flatMap((one) => one.sentences),
  ];
  const start = headline === '' ? title : `${title}. ${headline}`;
  let text = start;
  for (const [place, line] of lines.entries()) {
    const next = `${text}${text === start ? '\n' : '; '}${line}`;
    if (next.length > CHAT) return `${text}; ${more(lines.length - place)}\n${link}\n`;
    text = next;
  }
  return `${text}\n${link}\n`;
}
