import { spaceOf } from '../../../../src/board/board.ts';
import { isSea, locationNamed } from './board.ts';
import type { Unit } from './board.ts';

/**
 * Leaves out the orders that the second program and the adjudicator are known to read otherwise, where the module says nothing.
 * On everything else they must agree.
 *
 * - The hold support of an army aboard by itself (`F NWG S A BAR`): the adjudicator takes it for illegal, the second program
 *   for the fleet's.
 * - A fleet that names as supported a landing from its own sea that is not ordered with it (`AF WES S A WES - TUN`, or
 *   `A DISEMBARKS TUN, F WES S A - NAF`): void or illegal.
 * - A support of the landing of an army that has not boarded since another was ordered to board the fleet, too (VII.4): it
 *   supports something that does not take place, so it is void or it is given.
 * - An army that boards, and lands where it came from while whoever was at sea there follows it round: a cycle of one outcome,
 *   or none. Nothing hangs on which, since the outcome is the same.
 */
export function withoutNamedReadings(
  texts: ReadonlyMap<Unit, string>,
): readonly (readonly [Unit, string])[] {
  const all = [...texts];
  const boarded = all.flatMap(([unit, text]) => {
    const sea = / BOARDS F (\S+)$/.exec(text)?.[1];
    return sea === undefined ? [] : [{ unit, sea }];
  });
  const landings = all.flatMap(([unit, text]) => {
    const [, to, shore] = / - (\S+), A DISEMBARKS (\S+)$/.exec(text) ?? [];
    if (to === undefined || shore === undefined) return [];
    const boarders = boarded.filter(({ sea }) => sea === unit.at).map((one) => one.unit);
    return [{ to, shore, boarders }];
  });
  function isNamedReading(unit: Unit, text: string): boolean {
    const [, of, at, to] = / S (A|F|AF) ([A-Z]\S+)(?: - (\S+))?$/.exec(text) ?? [];
    if (of === 'A' && at !== undefined) {
      if (to === undefined) return isSea(locationNamed(at));
      if (at === unit.at) return true;
      const shore = spaceOf(locationNamed(to));
      if (landings.some((one) => one.shore === shore && one.boarders.length > 1)) return true;
    }
    const own = / S A - (\S+)$/.exec(text)?.[1];
    if (own !== undefined) return !text.startsWith(`A DISEMBARKS ${own},`);
    const goes = /^\S+ \S+ - ([A-Z]{3})/.exec(text)?.[1];
    return landings.some(
      ({ to: sea, shore, boarders }) =>
        sea === unit.at && shore === goes && boarders.some((army) => army.at === shore),
    );
  }
  return all.filter(([unit, text]) => !isNamedReading(unit, text));
}
