import { boardIn, spaceOf, type Board } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import { powerName } from '../explain/languages/german/grammar.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';
import { PHASE_TITLES } from '../explain/languages/phase-titles.ts';
import {
  adjustmentSentence,
  asWritten,
  outcomeWords,
  retreatSentence,
  sentence,
  verdict,
} from '../explain/in-words.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatPiece,
  formatRetreatOrder,
} from '../orders/format-order.ts';
import type { Citation } from '../rules/citation.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { AdjustmentOutcome } from '../trace/adjustment-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatOutcome } from '../trace/retreat-ruling.ts';
import type { Dislodged, RuledOrder } from '../trace/ruling.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { loadLanguage } from '../explain/languages/load-language.ts';

/** A language, and the further words of a report. */
interface Wording {
  readonly language: Language;
  readonly words: ReportWords;
  readonly board: Board;
}

/** The phases of a turn as text; with `trace` every step of them. */
export type FormatPhases = (title: string, phases: RuledPhases, trace: boolean) => string;

/** The reports of a language. Loads only that one, besides English, which the notation needs. */
export async function openReport(tag: LanguageTag): Promise<FormatPhases> {
  const [language, words] = [await loadLanguage(tag), REPORT_WORDS[tag]];
  return (title, { movement, retreats, adjustments }, trace) => {
    const first = movement ?? retreats ?? adjustments;
    const wording = { language, words, board: boardIn(first?.position ?? {}) };
    const edition = first?.edition.name ?? '';
    const head = `${title} (${edition})`;
    const sections = [
      movement ? [head, ...movesLines(movement, trace, wording)] : [head],
      ...(retreats ? [retreatLines(retreats, trace, wording)] : []),
      ...(adjustments ? [adjustmentLines(adjustments, trace, wording)] : []),
    ];
    return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
  };
}

/**
 * The verdict on the moves and its reasons, every order with its outcome, the dislodged units; with `trace` every step.
 */
function movesLines(turn: Turn, trace: boolean, wording: Wording): readonly string[] {
  const { language, words } = wording;
  const { headline, why } = verdict(turn, language);
  const { dislodged, steps } = turn.ruling;
  return [
    headline,
    ...(why === headline ? [] : [why]),
    '',
    ...orderLines(turn, wording),
    ...(dislodged.length > 0 ? ['', words.dislodged] : []),
    ...dislodged.map((one) => dislodgedLine(one, turn, wording)),
    ...(trace && steps.length > 0 ? ['', words.steps] : []),
    ...(trace ? steps.map((step) => stepLine(step, turn, wording)) : []),
  ];
}

function orderLines(turn: Turn, wording: Wording): readonly string[] {
  const rows = turn.ruling.orders.map((ruled) => rowOf(ruled, turn, wording));
  return tableOf(rows, () => '', wording);
}

interface Row {
  readonly power: Power | undefined;
  readonly text: string;
  readonly fate: string;
}

function rowOf(ruled: RuledOrder, turn: Turn, wording: Wording): Row {
  const { language } = wording;
  const { dislodged } = language.outcomes;
  const { word, detail } = outcomeWords(ruled, turn, language);
  // For a support that is cut because its unit is dislodged, the detail says so already.
  const details = ruled.dislodged && detail === dislodged ? '' : detail;
  const outcome = details === '' ? word : `${word} (${details})`;
  const written = ruled.order ? asWritten(ruled.order, language) : '';
  const fate = [outcome, ruled.dislodged ? dislodged : '', written]
    .filter((part) => part !== '')
    .join(', ');
  if (ruled.order)
    return { power: ruled.order.power, text: formatOrder(ruled.order, wording.board), fate };
  const unit = unitAt(turn, ruled.unit);
  const silent = wording.words.noOrder;
  return {
    power: unit?.power,
    text: unit ? `${formatPiece(unit, wording.board)}, ${silent}` : '',
    fate,
  };
}

function dislodgedLine({ unit, by, retreats }: Dislodged, turn: Turn, wording: Wording): string {
  const loser = unitAt(turn, unit);
  if (!loser) return `  ${unit}`;
  const to = retreats.map((at) => formatLocation(at, wording.board)).join(', ');
  const { board, words } = wording;
  const [piece, from] = [formatPiece(loser, board), formatLocation(by, board)];
  return `  ${words.dislodgedUnit(words.owned(loser.power, board), piece, from, to)}`;
}

const stepLine = (step: Step, turn: Turn, wording: Wording): string =>
  numbered(step, sentence(step, turn, wording.language), turn.ruling.steps.length, wording);

/** A step of any phase on one line: its number, its sentence, its premises and its rule. */
function numbered<F extends AnyFact>(
  { id, because, citation }: Step<F>,
  sentence: string,
  steps: number,
  wording: Wording,
): string {
  const number = String(id + 1).padStart(String(steps).length);
  const premises = because.map((one) => String(one + 1)).join(', ');
  const from = premises === '' ? '' : `${wording.words.from} ${premises}; `;
  return `  ${number}. ${sentence} [${from}${formatCitation(citation, wording)}]`;
}

function formatCitation({ source, paragraph }: Citation, wording: Wording): string {
  return source === 'house' ? wording.words.houseRule : `${source} ${paragraph}`;
}

const unitAt = ({ position }: Turn, space: string) =>
  position.units.find(({ at }) => spaceOf(at) === space);

/** A retreat phase for people: every order with its outcome and the reason; with `trace` the premises of each step. */
function retreatLines(turn: RetreatTurn, trace: boolean, wording: Wording): readonly string[] {
  const { board, words } = wording;
  const { position, ruling } = turn;
  const rows = ruling.orders.flatMap(({ order, unit, outcome }): readonly Row[] => {
    const fate = words.retreat[outcome];
    if (order) return [{ power: order.power, text: formatRetreatOrder(order, board), fate }];
    const silent = position.dislodged.find((one) => spaceOf(one.unit.at) === unit)?.unit;
    return silent
      ? [{ power: silent.power, text: `${formatPiece(silent, board)}, ${words.noOrder}`, fate }]
      : [];
  });
  return [
    words.retreats,
    ...tableOf(rows, () => '', wording),
    ...why(ruling.steps, (step) => retreatSentence(step, turn, wording.language), trace, wording),
  ];
}

/** The same for an adjustment phase, with the units removed because nobody chose which. */
function adjustmentLines(
  turn: AdjustmentTurn,
  trace: boolean,
  wording: Wording,
): readonly string[] {
  const { board, words } = wording;
  const { ruling } = turn;
  const rows = [
    ...ruling.orders.map(({ order, outcome }): Row => {
      const fate = words.adjustment[outcome];
      return { power: order.power, text: formatAdjustmentOrder(order, board), fate };
    }),
    ...ruling.removed.units.map((unit): Row => {
      const text = `${formatPiece(unit, board)}, ${words.noOrder}`;
      return { power: unit.power, text, fate: words.adjustment.removes };
    }),
  ];
  const counts = new Map(
    ruling.steps.flatMap(({ fact }) =>
      fact.type === 'adjustment'
        ? [[fact.power, ` (${words.holdings(fact.centres, fact.units)})`] as const]
        : [],
    ),
  );
  return [
    words.adjustments,
    ...tableOf(rows, (power) => counts.get(power) ?? '', wording),
    ...why(
      ruling.steps,
      (step) => adjustmentSentence(step, turn, wording.language),
      trace,
      wording,
    ),
  ];
}

function tableOf(
  rows: readonly Row[],
  about: (power: Power) => string,
  wording: Wording,
): readonly string[] {
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  return wording.board.powers.flatMap((power) => {
    const own = rows.filter((row) => row.power === power);
    if (own.length === 0) return [];
    return [
      `${wording.words.power(power)}${about(power)}`,
      ...own.map(({ text, fate }) => `  ${text.padEnd(width)}  ${fate}`),
    ];
  });
}

function why<F extends AnyFact>(
  steps: readonly Step<F>[],
  tell: (step: Step<F>) => string,
  trace: boolean,
  wording: Wording,
): readonly string[] {
  if (steps.length === 0) return [];
  if (trace)
    return [
      '',
      wording.words.steps,
      ...steps.map((step) => numbered(step, tell(step), steps.length, wording)),
    ];
  return [
    '',
    ...steps.map((step) => `  ${tell(step)} [${formatCitation(step.citation, wording)}]`),
  ];
}

/** The words of a report besides those that a language has for a turn. */
interface ReportWords {
  readonly power: (power: Power) => string;
  readonly dislodged: string;
  readonly steps: string;
  readonly retreats: string;
  readonly adjustments: string;
  readonly noOrder: string;
  readonly houseRule: string;
  /** Before the numbers of premises. */
  readonly from: string;
  /** About a dislodged unit; texts are notation. `to`: empty if it may go nowhere. */
  /** Whose a piece is, before its name: `German`, `Deutschland,`. */
  readonly owned: (power: Power, board: Board) => string;
  readonly dislodgedUnit: (whose: string, piece: string, from: string, to: string) => string;
  readonly holdings: (centres: number, units: number) => string;
  readonly retreat: Readonly<Record<RetreatOutcome, string>>;
  readonly adjustment: Readonly<Record<AdjustmentOutcome, string>>;
}

const REPORT_WORDS: Readonly<Record<LanguageTag, ReportWords>> = {
  en: {
    power: (power) => power,
    dislodged: 'Dislodged',
    steps: 'Steps',
    ...PHASE_TITLES.en,
    noOrder: 'no order',
    houseRule: 'house rule',
    from: 'from',
    owned: (power, { nationality }) => nationality[power] ?? power,
    dislodgedUnit: (whose, piece, from, to) =>
      `${whose} ${piece} from ${from}: ${to === '' ? 'nowhere to go, disbanded' : `may go to ${to}`}`,
    holdings: (centres, units) => `centres ${String(centres)}, units ${String(units)}`,
    retreat: {
      retreats: 'retreats',
      collides: 'collides',
      disbands: 'disbands',
      illegal: 'illegal',
      ambiguous: 'ambiguous',
    },
    adjustment: { builds: 'builds', waives: 'waives', removes: 'removes', illegal: 'illegal' },
  },
  de: {
    power: powerName,
    dislodged: 'Vertrieben',
    steps: 'Schritte',
    ...PHASE_TITLES.de,
    noOrder: 'kein Befehl',
    houseRule: 'Hausregel',
    from: 'aus',
    owned: (power) => `${powerName(power)},`,
    dislodgedUnit: (whose, piece, from, to) =>
      `${whose} ${piece}, von ${from} aus: ${to === '' ? 'kein Rückzug, aufgelöst' : `darf nach ${to}`}`,
    holdings: (centres, units) => `Zentren ${String(centres)}, Einheiten ${String(units)}`,
    retreat: {
      retreats: 'zieht sich zurück',
      collides: 'stößt zusammen',
      disbands: 'aufgelöst',
      illegal: 'unzulässig',
      ambiguous: 'mehrdeutig',
    },
    adjustment: {
      builds: 'gebaut',
      waives: 'verzichtet',
      removes: 'aufgelöst',
      illegal: 'unzulässig',
    },
  },
};
