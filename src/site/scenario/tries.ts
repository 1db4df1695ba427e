import { legalOrders } from '../../law/legal-orders.ts';
import { fleetLocations, SPACE_IDS, spaceOf, type Position, type Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { POWERS } from '../../board/powers.ts';
import { unitAt } from '../../board/unit-at.ts';
import { SPACES } from '../../board/spaces.ts';
import { orderShort } from '../../explain/messages/notation.ts';
import { whatIf, type Edit } from '../../ask/what-if.ts';
import type { Order } from '../../orders/order.ts';
import { POSSIBLE_ORDERS } from '../../ask/possible-orders.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { Turn } from '../../trace/turn.ts';
import type { TriedEdits } from '../../ui/ask/inquiry.svelte.ts';
import type { Address } from '../address.ts';

/** Our pages never write more edits than this. */
const MOST = 30;

/** Changes as words for an address: `F_Bal_H`, `A_Pru-Sil`, `none_BAL`, `no_BAL`, `new_Italy_A_TYR`. */
export const writeTries = (tries: TriedEdits): readonly (readonly string[])[] =>
  tries.map((edits) => edits.map(writeEdit));

function writeEdit(edit: Edit): string {
  switch (edit.type) {
    case 'order':
      return edit.order ? written(edit.order) : `none_${edit.unit}`;
    case 'remove':
      return `no_${edit.unit}`;
    case 'add':
      return written(edit.unit);
  }
}

/** An order, or an added unit. */
const written = (what: Order | Unit): string =>
  'at' in what
    ? `new_${what.power}_${what.kind}_${what.at}`
    : orderShort(what).replaceAll(' ', '_').replaceAll('–', '-');

/**
 * Reads such words for a turn: orders that are legal under any edition, of units that are there; units to remove; and
 * units that can be added to vacant spaces. Null unless every word is understood: a part would be a different question.
 */
export function readTries(turn: Turn, words: Address['tries']): TriedEdits | null {
  if (words === 'too-long' || words.flat().length > MOST) return null;
  let now = turn;
  const tries: (readonly Edit[])[] = [];
  for (const one of words) {
    const edits: Edit[] = [];
    for (const word of one) {
      const edit = readEdit(now, word);
      if (!edit) return null;
      edits.push(edit);
      now = whatIf(now, [edit]);
    }
    tries.push(edits);
  }
  return tries;
}

function readEdit(turn: Turn, word: string): Edit | null {
  const [, kind, name] = /^(none|no)_([A-Z]{3}(?:\/AB)?)$/.exec(word) ?? [];
  const unit = turn.position.units.map(unitAt).find((at) => at === name);
  if (unit && kind === 'none') return { type: 'order', unit, order: null };
  if (unit) return { type: 'remove', unit };
  return word.startsWith('new_') ? readUnit(turn.position, word) : readOrder(turn, word);
}

function readUnit({ units }: Position, word: string): Edit | null {
  for (const at of SPACE_IDS) {
    if (units.some((other) => spaceOf(other.at) === at)) continue;
    for (const power of POWERS) {
      const armies: readonly Unit[] = SPACES[at].kind === 'sea' ? [] : [{ power, kind: 'A', at }];
      const fleets = fleetLocations(at).map((place): Unit => ({ power, kind: 'F', at: place }));
      const unit = [...armies, ...fleets].find((one) => written(one) === word);
      if (unit) return { type: 'add', unit };
    }
  }
  return null;
}

/** Legal under any edition that can rule the turn. */
function readOrder({ position, orders, edition }: Turn, word: string): Edit | null {
  const rulebooks = edition.comparedWith.map((id) => EDITIONS[id]);
  for (const each of rulebooks.length > 0 ? rulebooks : [edition])
    for (const unit of POSSIBLE_ORDERS.row(each.law).units(position)) {
      const there = position.units.find((one) => unitAt(one) === unit);
      if (there && !word.startsWith(`${there.kind}_${formatLocation(there.at)}`)) continue;
      const order = legalOrders(position, unit, each, orders).find((one) => written(one) === word);
      if (order) return { type: 'order', unit, order };
    }
  return null;
}
