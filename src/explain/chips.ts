import type { Turn } from '../trace/turn.ts';
import { formatLocation } from '../board/names.ts';
import type { Bound, Fact, FactOf, FactType, UnitAt } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { score } from './movement.ts';
import { orderShort, pieceShort, spaceName } from './names.ts';
import { repairShort } from './repaired.ts';
import { telling, type Telling } from './telling.ts';
import { listed, possessive } from './words.ts';

const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'at least ',
  'at-most': 'at most ',
};

/** A unit with its order if that counts, else alone: `A Pru–Sil`, `A Sil`. */
function ordered(at: UnitAt, t: Telling): string {
  const order = t.orders.get(at);
  return order === undefined ? pieceShort(at, t.units) : orderShort(order);
}

const CHIPS: { readonly [T in FactType]: (fact: FactOf<T>, t: Telling) => string } = {
  repaired: ({ repair }) => repairShort(repair),
  illegal: ({ order }) => `${orderShort(order)} is illegal`,
  ambiguous: ({ unit }, t) => `${pieceShort(unit, t.units)} has orders that differ`,
  void: ({ unit }, t) => `${ordered(unit, t)} is void`,
  route: ({ unit, by }, t) =>
    `${ordered(unit, t)} goes ${by === 'convoy' ? 'by convoy' : 'over land'}`,
  'convoy-available': ({ unit }, t) =>
    `${possessive(pieceShort(unit, t.units))} convoy is available`,
  'convoy-disrupted': ({ unit }, t) => `${possessive(pieceShort(unit, t.units))} convoy is broken`,
  path: ({ unit, fleets }, t) =>
    `${ordered(unit, t)} has a path, by ${listed(fleets.map((fleet) => pieceShort(fleet, t.units)))}`,
  'no-path': ({ unit }, t) => `${ordered(unit, t)} has no path`,
  'support-given': ({ unit }, t) => `${possessive(pieceShort(unit, t.units))} support is given`,
  'support-cut': ({ unit }, t) => `${possessive(pieceShort(unit, t.units))} support is cut`,
  strength: ({ unit, bound, value }, t) =>
    `${ordered(unit, t)} attacks with ${BOUNDS[bound]}${String(value)}`,
  attack: ({ unit, bound, value }, t) =>
    `${ordered(unit, t)} attacks with ${BOUNDS[bound]}${String(value)} against the unit there`,
  hold: ({ unit, bound, value }, t) =>
    `${pieceShort(unit, t.units)} holds with ${BOUNDS[bound]}${String(value)}`,
  'move-succeeds': (fact, t) => `${ordered(fact.unit, t)} succeeds${score(fact)}`,
  'move-bounces': ({ unit, attack, by }, t) =>
    `${ordered(unit, t)} bounces, ${String(attack)} against ${String(by.strength)}`,
  'move-blocked': ({ unit, by }, t) =>
    `${ordered(unit, t)} is blocked by its own ${pieceShort(by, t.units)}`,
  rotation: ({ core }, t) =>
    `${listed(core.map((unit) => pieceShort(unit, t.units)))} wait for one another`,
  paradox: ({ convoys }, t) =>
    `A paradox around ${listed(convoys.map((unit) => pieceShort(unit, t.units)))}`,
  'move-rotates': ({ unit }, t) => `${ordered(unit, t)} succeeds, in the circle`,
  'move-stopped': ({ unit }, t) => `${ordered(unit, t)} is stopped by the paradox`,
  dislodged: ({ unit, by }, t) => `${pieceShort(unit, t.units)} is dislodged from ${spaceName(by)}`,
  retreats: ({ unit, to }, t) =>
    to.length === 0
      ? `${pieceShort(unit, t.units)} has no retreat`
      : `${pieceShort(unit, t.units)} may retreat to ${listed(to.map(formatLocation), 'or')}`,
};

/** A fact in short, as a premise is shown: `A Pru–Sil succeeds, 2 against 1`. */
export function chip(step: Step, turn: Turn): string {
  const tell = CHIPS[step.fact.type] as (fact: Fact, t: Telling) => string;
  return tell(step.fact, telling(step, turn));
}
