import { type Position, spaceOf, type Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Order } from '../order.ts';
import { inOrderOfText, type ParsedOrders } from '../reading.ts';
import { resolve } from '../resolve.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { readSeen } from '../unseen.ts';
import { parseWith } from './parse.ts';
import { RETREAT_WORDS, withPhaseWords } from './phase-words.ts';
import { A_RETREAT, retreatAt, type WrittenRetreat } from './retreat-grammar.ts';
import { sourceOf } from './source.ts';

/** The board in a retreat phase, as far as a reader needs it: a dislodged unit and its attacker share a space. */
export interface BoardOfRetreats extends Position {
  readonly dislodged: readonly { readonly unit: Unit }[];
}

export interface RetreatReadOptions {
  /** Settles letters, coasts and ambiguous names, of dislodged units first. */
  readonly position?: BoardOfRetreats | undefined;
  /** Whose orders these are, as long as no heading says otherwise. */
  readonly power?: Power | undefined;
}

/** The position as a power means it: where its own unit was dislodged, that is the unit it speaks of. */
function seenBy(power: Power | null | undefined, board: BoardOfRetreats): Position {
  const fallen = board.dislodged.map(({ unit }) => unit);
  const own = fallen.filter((unit) => !power || unit.power === power);
  const spaces = new Set(own.map(({ at }) => spaceOf(at)));
  return { units: [...own, ...board.units.filter(({ at }) => !spaces.has(spaceOf(at)))] };
}

function orderOf(order: Order, { meant }: WrittenRetreat): RetreatPhaseOrder {
  const { power, unit, repairs } = order;
  const ordered = { power, unit, ...(repairs ? { repairs } : {}) };
  if (meant === 'disband') return { ...ordered, type: 'disband' };
  if (meant === 'retreat' && order.type === 'move')
    return { ...ordered, type: 'retreat', to: order.to };
  return order;
}

/**
 * Reads the orders of a retreat phase: `A Vie-Tyr`, `A Vie R Tyr`, `A Vie retreats to Tyr`, `A Vie D`, `disband F Edi`.
 * Holds, supports, convoys and moves via convoy are read as the orders they are: the adjudicator calls them
 * illegal. Headings, errors, repairs and limits as for `readOrders`. Never throws.
 * Source: 1971 XI.1, XI.2; the notations of the e-mail judge, jDip and python-diplomacy.
 */
export function readRetreats(
  text: string,
  options: RetreatReadOptions = {},
): ParsedOrders<RetreatPhaseOrder> {
  return readSeen(text, (seen) => readText(seen, options));
}

function readText(text: string, options: RetreatReadOptions): ParsedOrders<RetreatPhaseOrder> {
  const cut = sourceOf(text);
  if (!cut.ok) return { orders: [], spans: [], errors: [cut.error], repairs: [] };
  const parsed = parseWith(withPhaseWords(cut.value.source, RETREAT_WORDS), retreatAt, A_RETREAT);
  const { position } = options;
  const readings = parsed.written.map((written) => {
    const power = written.power === undefined ? options.power : written.power;
    const seen = position && seenBy(power, position);
    return resolve([written], { power: options.power, position: seen }, cut.value.repairs);
  });
  const isNothingRead = parsed.written.length === 0;
  return {
    orders: readings.flatMap(({ orders }, index) =>
      orders.flatMap((order) => {
        const written = parsed.written[index];
        return written ? [orderOf(order, written)] : [];
      }),
    ),
    spans: readings.flatMap(({ spans }) => spans),
    errors: [
      ...cut.value.errors,
      ...parsed.errors,
      ...readings.flatMap(({ errors }) => errors),
    ].sort(inOrderOfText),
    repairs: isNothingRead
      ? []
      : [...cut.value.repairs, ...readings.flatMap(({ repairs }) => repairs)].sort(inOrderOfText),
  };
}
