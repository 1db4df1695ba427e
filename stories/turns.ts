import { adjudicate } from '../src/law/adjudicate.ts';
import type { Turn } from '../src/trace/turn.ts';
import { inferPosition } from '../src/orders/infer-position.ts';
import { readOrders } from '../src/orders/notations/rulebook/read-rulebook.ts';
import type { EditionId } from '../src/rules/edition.ts';
import { EDITIONS } from '../src/rules/editions.ts';

/** A turn for a story; the units are those with orders. */
export function turnFor(text: string, edition: EditionId = '1971'): Turn {
  const first = readOrders(text);
  const position = inferPosition(first.orders);
  if (first.errors.length > 0 || !position.ok)
    throw new Error(`the story’s orders do not read: ${text}`);
  const { orders } = readOrders(text, { position: position.value });
  return {
    position: position.value,
    orders,
    edition: EDITIONS[edition],
    ruling: adjudicate(position.value, orders, EDITIONS[edition]),
  };
}

export const EXAMPLE_9 = `
Germany: A Ber-Pru, A Sil S A Ber-Pru
Russia: A Pru-Sil, A War S A Pru-Sil, F Bal-Pru
`;

export const EXAMPLE_12 = `
England: A Lon-Bel, F Eng C A Lon-Bel, F Nth C A Lon-Bel
France: F Bre-Eng, F Iri S F Bre-Eng
`;

/** Orders with every kind of outcome. */
export const MOTLEY = `
Austria: A Vie-Tri, F Tri H
England: A Lon-Nwy, F Nth C A Lon-Bel, F Edi-Mos
France: A Par-Bur, A Mar S A Par-Bur
Germany: A Mun-Bur, A Kie S A Ber, A Ber H
Italy: A Ven S A Rom-Apu, A Rom-Nap
`;

/** Badly written orders with only one possible meaning. */
export const MESSY = `
England: A Lon-Nth-Bel, F Nth C F Lon-Bel
France: A Gas-Spa(nc), F Mid-Brest(ec), A Bur S German A Lon-Bel
`;

/** The step, as counted by the stepper, after which a fact is stated. */
export function stepOf(turn: Turn, type: string, unit: string): number {
  const id = turn.ruling.steps.findIndex(
    ({ fact }) => fact.type === type && 'unit' in fact && fact.unit === unit,
  );
  if (id === -1) throw new Error(`no step ${type} ${unit}`);
  return id + 1;
}
