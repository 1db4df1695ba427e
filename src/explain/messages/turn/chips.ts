import { formatLocation } from '../../../board/names.ts';
import { openTable } from '../../../open-table.ts';
import type { ArmyFleetChip } from '../army-fleet/fleet-message.ts';
import type {
  Bound,
  Fact,
  FactOf,
  FactType,
  RulebookFactType,
  UnitAt,
} from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { MessageKinds } from '../message-kinds.ts';
import { scoreOf } from '../movement.ts';
import { orderShort, pieceShort } from '../notation.ts';
import { shortRepair, type WrittenMessage } from '../repaired.ts';
import { contextOf, exact, type Context } from '../context.ts';
import type { Score } from '../who.ts';

/** A fact in short. Units and orders are in notation, which is the same in every language. */
export type ChipMessage =
  | { readonly say: 'repaired'; readonly repair: WrittenMessage }
  | MessageKinds<
      'illegal' | 'void' | 'no-path' | 'move-rotates' | 'move-stopped',
      { readonly order: string }
    >
  | MessageKinds<
      'ambiguous' | 'convoy-available' | 'convoy-disrupted' | 'support-given' | 'support-cut',
      { readonly unit: string }
    >
  | { readonly say: 'route'; readonly order: string; readonly by: 'land' | 'convoy' }
  | { readonly say: 'path'; readonly order: string; readonly fleets: readonly string[] }
  | MessageKinds<
      'strength' | 'attack' | 'hold',
      { readonly order: string; readonly bound: Bound; readonly value: number }
    >
  | { readonly say: 'move-succeeds'; readonly order: string; readonly score: Score | null }
  | { readonly say: 'move-bounces'; readonly order: string; readonly score: Score | null }
  | { readonly say: 'move-blocked'; readonly order: string; readonly by: string }
  | MessageKinds<'rotation' | 'paradox', { readonly units: readonly string[] }>
  | { readonly say: 'army-fleet'; readonly chip: ArmyFleetChip }
  | { readonly say: 'dislodged'; readonly unit: string; readonly by: string }
  | { readonly say: 'retreats'; readonly unit: string; readonly to: readonly string[] };

/** A unit with its order if the order counts, otherwise alone: `A Pru–Sil`, `A Sil`. */
export function ordered(at: UnitAt, t: Context): string {
  const order = t.orders.get(at);
  return order === undefined ? pieceShort(at, t.units, t.board) : orderShort(order, t.board);
}

export type ChipRows<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>, t: Context) => ChipMessage;
};

export const CHIPS = openTable<ChipRows<FactType>, RulebookFactType>({
  repaired: ({ repair }) => ({ say: 'repaired', repair: shortRepair(repair) }),
  illegal: ({ order }, t) => ({ say: 'illegal', order: orderShort(order, t.board) }),
  ambiguous: ({ type: say, unit }, t) => ({ say, unit: pieceShort(unit, t.units, t.board) }),
  void: ({ type: say, unit }, t) => ({ say, order: ordered(unit, t) }),
  route: ({ type: say, unit, by }, t) => ({ say, order: ordered(unit, t), by }),
  'convoy-available': ({ type: say, unit }, t) => ({
    say,
    unit: pieceShort(unit, t.units, t.board),
  }),
  'convoy-disrupted': ({ type: say, unit }, t) => ({
    say,
    unit: pieceShort(unit, t.units, t.board),
  }),
  path: ({ type: say, unit, fleets }, t) => ({
    say,
    order: ordered(unit, t),
    fleets: fleets.map((fleet) => pieceShort(fleet, t.units, t.board)),
  }),
  'no-path': ({ type: say, unit }, t) => ({ say, order: ordered(unit, t) }),
  'support-given': ({ type: say, unit }, t) => ({ say, unit: pieceShort(unit, t.units, t.board) }),
  'support-cut': ({ type: say, unit }, t) => ({ say, unit: pieceShort(unit, t.units, t.board) }),
  strength: ({ type: say, unit, bound, value }, t) => ({
    say,
    order: ordered(unit, t),
    bound,
    value,
  }),
  attack: ({ type: say, unit, bound, value }, t) => ({
    say,
    order: ordered(unit, t),
    bound,
    value,
  }),
  hold: ({ type: say, unit, bound, value }, t) => ({
    say,
    order: pieceShort(unit, t.units, t.board),
    bound,
    value,
  }),
  'move-succeeds': (fact, t) => ({
    say: fact.type,
    order: ordered(fact.unit, t),
    score: exact(t) ? scoreOf(fact) : null,
  }),
  'move-bounces': ({ type: say, unit, attack, by }, t) => ({
    say,
    order: ordered(unit, t),
    score: exact(t) ? { attack, against: by.strength } : null,
  }),
  'move-blocked': ({ type: say, unit, by }, t) => ({
    say,
    order: ordered(unit, t),
    by: pieceShort(by, t.units, t.board),
  }),
  rotation: ({ type: say, core }, t) => ({
    say,
    units: core.map((unit) => pieceShort(unit, t.units, t.board)),
  }),
  paradox: ({ type: say, convoys }, t) => ({
    say,
    units: convoys.map((unit) => pieceShort(unit, t.units, t.board)),
  }),
  'move-rotates': ({ type: say, unit }, t) => ({ say, order: ordered(unit, t) }),
  'move-stopped': ({ type: say, unit }, t) => ({ say, order: ordered(unit, t) }),
  dislodged: ({ type: say, unit, by }, t) => ({
    say,
    unit: pieceShort(unit, t.units, t.board),
    by: pieceShort(by, t.units, t.board),
  }),
  retreats: ({ type: say, unit, to }, t) => ({
    say,
    unit: pieceShort(unit, t.units, t.board),
    to: to.map((at) => formatLocation(at, t.board)),
  }),
});

/** A fact in short, as premises are shown. */
export function chipMessage(step: Step, turn: Turn): ChipMessage {
  const message = CHIPS.row(step.fact.type) as (fact: Fact, t: Context) => ChipMessage;
  return message(step.fact, contextOf(step, turn));
}
