import { spaceOf } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../board/powers.ts';
import { outcomeWords } from '../explain/outcomes.ts';
import { asWritten } from '../explain/repaired.ts';
import { sentence } from '../explain/sentences.ts';
import { verdict } from '../explain/verdict.ts';
import { formatOrder, formatPiece } from '../orders/notation.ts';
import type { Citation } from '../rules/citation.ts';
import type { Dislodged, RuledOrder } from '../trace/ruling.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/** A ruling for people: what it comes to and why, every order with its outcome, who is dislodged; with `trace` every step. */
export function report(title: string, turn: Turn, trace: boolean): string {
  const { headline, why } = verdict(turn);
  const { dislodged, steps } = turn.ruling;
  const lines = [
    `${title} (${turn.edition.name})`,
    headline,
    ...(why === headline ? [] : [why]),
    '',
    ...orderLines(turn),
    ...(dislodged.length > 0 ? ['', 'Dislodged'] : []),
    ...dislodged.map((one) => dislodgedLine(one, turn)),
    ...(trace && steps.length > 0 ? ['', 'Steps'] : []),
    ...(trace ? steps.map((step) => stepLine(step, turn)) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function orderLines(turn: Turn): readonly string[] {
  const rows = turn.ruling.orders.map((ruled) => rowOf(ruled, turn));
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  return POWERS.flatMap((power) => {
    const own = rows.filter((row) => row.power === power);
    if (own.length === 0) return [];
    return [power, ...own.map(({ text, fate }) => `  ${text.padEnd(width)}  ${fate}`)];
  });
}

interface Row {
  readonly power: Power | undefined;
  readonly text: string;
  readonly fate: string;
}

function rowOf(ruled: RuledOrder, turn: Turn): Row {
  const { word, detail } = outcomeWords(ruled, turn);
  // A support that is cut because its unit is dislodged has that for its detail already.
  const details = ruled.dislodged && detail === 'dislodged' ? '' : detail;
  const told = details === '' ? word : `${word} (${details})`;
  const written = ruled.order ? asWritten(ruled.order) : '';
  const fate = [told, ruled.dislodged ? 'dislodged' : '', written]
    .filter((part) => part !== '')
    .join(', ');
  if (ruled.order) return { power: ruled.order.power, text: formatOrder(ruled.order), fate };
  const unit = unitAt(turn, ruled.unit);
  return { power: unit?.power, text: unit ? `${formatPiece(unit)}, no order` : '', fate };
}

function dislodgedLine({ unit, by, retreats }: Dislodged, turn: Turn): string {
  const loser = unitAt(turn, unit);
  const name = loser ? `${NATIONALITY[loser.power]} ${formatPiece(loser)}` : unit;
  const to = retreats.map(formatLocation).join(', ');
  const fate = to === '' ? 'nowhere to go, disbanded' : `may go to ${to}`;
  return `  ${name} from ${formatLocation(by)}: ${fate}`;
}

const stepLine = (step: Step, turn: Turn): string =>
  numbered(step, sentence(step, turn), turn.ruling.steps.length);

/** A step of any phase in a line: its number, its sentence, what it rests on and where its rule is. */
export function numbered<F extends AnyFact>(
  { id, because, citation }: Step<F>,
  told: string,
  steps: number,
): string {
  const number = String(id + 1).padStart(String(steps).length);
  const premises = because.map((one) => String(one + 1)).join(', ');
  const from = premises === '' ? '' : `from ${premises}; `;
  return `  ${number}. ${told} [${from}${formatCitation(citation)}]`;
}

export function formatCitation({ source, paragraph }: Citation): string {
  return source === 'house' ? 'house rule' : `${source} ${paragraph}`;
}

const unitAt = ({ position }: Turn, space: string) =>
  position.units.find(({ at }) => spaceOf(at) === space);
