import { spaceOf } from '../board/board.ts';
import type { FactOf, UnitAt } from '../trace/fact.ts';
import { kindAt, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import { destination, factsOf, headToHead, type Telling } from './telling.ts';
import { counted, listed } from './words.ts';

const BOUNDS = { exactly: '', 'at-least': 'at least ', 'at-most': 'at most ' } as const;

type Strength = FactOf<'strength'> | FactOf<'attack'> | FactOf<'hold'>;

/** `Silesia’s support is cut`, for those among the premises. */
function cuts(t: Telling): string | null {
  const cut = factsOf(t.because, 'support-cut').map((fact) => unitsOwn(fact.unit));
  if (cut.length === 0) return null;
  return `${listed(cut)} support${cut.length === 1 ? ' is' : 's are'} cut`;
}

/** What a number is made of: `: its own army and one support`. */
function parts({ type, unit, bound, supports }: Strength, t: Telling): string {
  const own = `its own ${kindAt(unit, t.units)}`;
  const count = supports.length;
  const cut = cuts(t);
  const sum = count === 0 ? `${own} alone` : `${own} and ${counted(count, 'support')}`;
  switch (bound) {
    case 'exactly':
      return cut === null ? `: ${sum}.` : `: ${sum}, because ${cut}.`;
    case 'at-least':
      if (type === 'attack') return `: ${sum}.`;
      return count === 0
        ? `: ${own}, whatever becomes of its supports.`
        : `: ${sum}, whatever becomes of the others.`;
    case 'at-most':
      if (count === 0 && cut === null) return `: ${sum}.`;
      if (cut === null)
        return `: ${sum}, even if ${count === 1 ? 'that' : 'none'} is ${count === 1 ? 'not ' : ''}cut.`;
      return count === 0 ? `: ${sum}, because ${cut}.` : `: ${sum} at best, because ${cut}.`;
  }
}

function attacks(unit: UnitAt, t: Telling): string {
  const to = destination(unit, t);
  return `${unitName(unit)} attacks${to === null ? '' : ` ${placeName(to)}`}`;
}

/** The strength of a move, with the supports of all powers. */
export function strength(fact: FactOf<'strength'>, t: Telling): string {
  return `${attacks(fact.unit, t)} with ${BOUNDS[fact.bound]}${String(fact.value)}${parts(fact, t)}`;
}

/** The strength of a move against the unit in its way, without the supports by that unit’s own power. */
export function attack(fact: FactOf<'attack'>, t: Telling): string {
  const told = `${attacks(fact.unit, t)} with ${BOUNDS[fact.bound]}${String(fact.value)}${parts(fact, t)}`;
  const names = fact.uncounted.map(unitsOwn);
  if (names.length === 0) return told;
  const one = names.length === 1;
  const count = defenderStays(fact, t)
    ? `${one ? 'support does' : 'supports do'} not count`
    : `${one ? 'support' : 'supports'} may not count`;
  return `${told} ${listed(names)} ${count}, because no power can help to dislodge a unit of its own.`;
}

/** Whether it is known that the unit in the way stays or comes the other way. */
function defenderStays({ unit }: FactOf<'attack'>, t: Telling): boolean {
  const to = destination(unit, t);
  const space = to === null ? unit : spaceOf(to);
  return (
    destination(space, t) === null ||
    headToHead(unit, space, t) ||
    t.because.some(
      ({ fact }) => 'unit' in fact && fact.unit === space && fact.type !== 'support-given',
    )
  );
}

/** The strength of a unit in its space. */
export function hold(fact: FactOf<'hold'>, t: Telling): string {
  const { unit, bound, value, supports } = fact;
  const holds = `holds with ${BOUNDS[bound]}${String(value)}`;
  const to = destination(unit, t);
  if (to !== null) {
    return bound === 'at-most'
      ? `${unitName(unit)} is ordered to move, so it ${holds}: nobody can support it in place.`
      : `${unitName(unit)} was ordered to ${spaceName(spaceOf(to))} but does not get there, so it ${holds}: nobody can support it in place.`;
  }
  if (bound !== 'exactly' || supports.length > 0 || cuts(t) !== null) {
    return `${unitName(unit)} ${holds}${parts(fact, t)}`;
  }
  return t.orders.has(unit) || !t.written.some((order) => spaceOf(order.unit.at) === unit)
    ? `${unitName(unit)} ${holds}. It was not ordered to move, and nobody supports it.`
    : `${unitName(unit)} ${holds}. Its order is not followed, and nobody supports it.`;
}

/** Supports in place that do not help, because their unit was ordered to move; supports that count elsewhere. */
export function strengthNearMiss(
  fact: FactOf<'attack'> | FactOf<'hold'>,
  t: Telling,
): string | null {
  if (fact.type === 'attack') {
    const to = destination(fact.unit, t);
    if (to === null || fact.uncounted.length === 0) return null;
    const it = fact.uncounted.length === 1 ? 'it still counts' : 'they still count';
    return `${it} against other units ordered to ${spaceName(spaceOf(to))}.`;
  }
  const idle = t.before.find(({ fact: earlier }) => {
    if (earlier.type !== 'void' || earlier.reason !== 'moves') return false;
    const order = t.orders.get(earlier.unit);
    return order?.type === 'support-hold' && spaceOf(order.target.at) === fact.unit;
  });
  return idle?.fact.type === 'void'
    ? `${unitsOwn(idle.fact.unit)} support in place is lost: ${unitName(fact.unit)} was ordered to move.`
    : null;
}
