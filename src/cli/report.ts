import { spaceOf } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { LANGUAGES, type LanguageTag } from '../explain/languages/languages.ts';
import { asWritten, outcomeWords, sentence, verdict } from '../explain/tell.ts';
import { formatOrder, formatPiece } from '../orders/format-order.ts';
import type { Citation } from '../rules/citation.ts';
import type { Dislodged, RuledOrder } from '../trace/ruling.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { REPORT_WORDS } from './report-words.ts';

/** A ruling for people: what it comes to and why, every order with its outcome, who is dislodged; with `trace` every step. */
export function report(title: string, turn: Turn, trace: boolean, language: LanguageTag): string {
  const words = REPORT_WORDS[language];
  const { headline, why } = verdict(turn, LANGUAGES[language]);
  const { dislodged, steps } = turn.ruling;
  const lines = [
    `${title} (${turn.edition.name})`,
    headline,
    ...(why === headline ? [] : [why]),
    '',
    ...orderLines(turn, language),
    ...(dislodged.length > 0 ? ['', words.dislodged] : []),
    ...dislodged.map((one) => dislodgedLine(one, turn, language)),
    ...(trace && steps.length > 0 ? ['', words.steps] : []),
    ...(trace ? steps.map((step) => stepLine(step, turn, language)) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function orderLines(turn: Turn, language: LanguageTag): readonly string[] {
  const rows = turn.ruling.orders.map((ruled) => rowOf(ruled, turn, language));
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  return POWERS.flatMap((power) => {
    const own = rows.filter((row) => row.power === power);
    if (own.length === 0) return [];
    return [
      REPORT_WORDS[language].power(power),
      ...own.map(({ text, fate }) => `  ${text.padEnd(width)}  ${fate}`),
    ];
  });
}

interface Row {
  readonly power: Power | undefined;
  readonly text: string;
  readonly fate: string;
}

function rowOf(ruled: RuledOrder, turn: Turn, language: LanguageTag): Row {
  const telling = LANGUAGES[language];
  const { dislodged } = telling.outcomes;
  const { word, detail } = outcomeWords(ruled, turn, telling);
  // A support that is cut because its unit is dislodged has that for its detail already.
  const details = ruled.dislodged && detail === dislodged ? '' : detail;
  const told = details === '' ? word : `${word} (${details})`;
  const written = ruled.order ? asWritten(ruled.order, telling) : '';
  const fate = [told, ruled.dislodged ? dislodged : '', written]
    .filter((part) => part !== '')
    .join(', ');
  if (ruled.order) return { power: ruled.order.power, text: formatOrder(ruled.order), fate };
  const unit = unitAt(turn, ruled.unit);
  const silent = REPORT_WORDS[language].noOrder;
  return { power: unit?.power, text: unit ? `${formatPiece(unit)}, ${silent}` : '', fate };
}

function dislodgedLine(
  { unit, by, retreats }: Dislodged,
  turn: Turn,
  language: LanguageTag,
): string {
  const loser = unitAt(turn, unit);
  if (!loser) return `  ${unit}`;
  const to = retreats.map(formatLocation).join(', ');
  const { fallen } = REPORT_WORDS[language];
  return `  ${fallen(loser.power, formatPiece(loser), formatLocation(by), to)}`;
}

const stepLine = (step: Step, turn: Turn, language: LanguageTag): string =>
  numbered(step, sentence(step, turn, LANGUAGES[language]), turn.ruling.steps.length, language);

/** A step of any phase in a line: its number, its sentence, what it rests on and where its rule is. */
export function numbered<F extends AnyFact>(
  { id, because, citation }: Step<F>,
  told: string,
  steps: number,
  language: LanguageTag,
): string {
  const number = String(id + 1).padStart(String(steps).length);
  const premises = because.map((one) => String(one + 1)).join(', ');
  const from = premises === '' ? '' : `${REPORT_WORDS[language].from} ${premises}; `;
  return `  ${number}. ${told} [${from}${formatCitation(citation, language)}]`;
}

export function formatCitation({ source, paragraph }: Citation, language: LanguageTag): string {
  return source === 'house' ? REPORT_WORDS[language].houseRule : `${source} ${paragraph}`;
}

const unitAt = ({ position }: Turn, space: string) =>
  position.units.find(({ at }) => spaceOf(at) === space);
