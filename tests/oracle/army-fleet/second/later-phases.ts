import type { Location } from '../../../../src/board/board.ts';
import { SPACE_IDS, fleetLocations, spaceOf } from '../../../../src/board/board.ts';
import { SPACES } from '../../../../src/board/spaces.ts';
import { armySteps, fleetSteps, isSea, pieceName, writeUnits } from './board.ts';
import type { ByPower, Unit } from './board.ts';
import type { Dislodged } from './movement.ts';

/** A phase after a movement phase, as cases state what is expected of it, and the units that it leaves. */
export interface LaterPhase {
  readonly says: Readonly<Record<string, unknown>>;
  readonly after: readonly Unit[];
}

const ordersIn = (texts: ByPower) =>
  Object.entries(texts).flatMap(([power, list]) => list.map((text) => ({ power, text })));

export function ruleRetreats(
  units: readonly Unit[],
  dislodged: readonly Dislodged[],
  texts: ByPower,
): LaterPhase {
  const outcomes: Record<string, string> = {};
  const goals = new Map<Dislodged, { readonly to: Location; readonly text: string | null }>();
  const sentOff = new Set<Dislodged>();
  for (const { power, text } of ordersIn(texts)) {
    outcomes[text] = 'illegal';
    const [, at = '', to] = /^(?:A|F|AF) (\S+) (?:D|- (\S+))$/.exec(text) ?? [];
    const one = dislodged.find(
      ({ unit }) => unit.power === power && spaceOf(unit.at) === at.slice(0, 3),
    );
    if (!one) continue;
    if (to === undefined) {
      sentOff.add(one);
      outcomes[text] = 'disbands';
      continue;
    }
    const fits = one.retreats.filter(
      (open) => open === to || (to.length === 3 && spaceOf(open) === to),
    );
    const [goal] = fits;
    if (goal === undefined || fits.length > 1) continue;
    goals.set(one, { to: goal, text });
    outcomes[text] = 'retreats';
  }
  // IV.e: a displaced fleet without a legal order turns to the right.
  for (const one of dislodged)
    if (one.displaced !== null && !goals.has(one) && !sentOff.has(one))
      goals.set(one, { to: one.displaced, text: null });
  const after = [...units];
  const removed: string[] = [];
  for (const one of dislodged) {
    const { unit, losesArmy } = one;
    const goal = goals.get(one);
    // 1982 XI.2: all units that retreat to one space are removed.
    const isClash = [...goals].some(
      ([other, { to }]) => other !== one && goal && spaceOf(to) === spaceOf(goal.to),
    );
    if (!goal || isClash) {
      removed.push(`${unit.power} ${pieceName(unit)}`);
      if (goal && goal.text !== null) outcomes[goal.text] = 'disbands';
      continue;
    }
    if (losesArmy) removed.push(`${unit.power} A ${unit.at}`);
    after.push({ ...unit, at: goal.to, moves: losesArmy ? 0 : unit.moves });
  }
  const says = { orders: outcomes, removed: removed.toSorted(), units_after: writeUnits(after) };
  return { says, after };
}

/** The seas from which an army in the province could be put ashore elsewhere, given enough fleets. */
function seasFrom(at: Location): ReadonlySet<Location> {
  const seas = new Set(fleetLocations(spaceOf(at)).flatMap(fleetSteps).filter(isSea));
  for (const sea of seas) for (const next of fleetSteps(sea)) if (isSea(next)) seas.add(next);
  return seas;
}

/** A step of an army is a march, or a crossing of any number of seas. */
const stepsHome = ({ kind }: Unit, at: Location): readonly Location[] =>
  kind === 'F' ? fleetSteps(at) : [...armySteps(at), ...(isSea(at) ? [] : overSeasFrom(at))];

const overSeasFrom = (at: Location): readonly Location[] =>
  [...seasFrom(at)].flatMap((sea) =>
    fleetSteps(sea)
      .filter((step) => !isSea(step))
      .map(spaceOf),
  );

function distanceHome(unit: Unit): number {
  const homes = new Set(
    SPACE_IDS.filter((space) => SPACES[space].home?.toUpperCase() === unit.power),
  );
  let ring: readonly Location[] = [unit.at];
  const seen = new Set(ring);
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.some((at) => homes.has(spaceOf(at)))) return distance;
    const next = new Set(ring.flatMap((at) => stepsHome(unit, at)).filter((at) => !seen.has(at)));
    for (const at of next) seen.add(at);
    ring = [...next];
  }
  return Infinity;
}

/** 1982 XIII: the farthest from home first, then fleets, then alphabetically. */
function firstToGo(units: readonly Unit[]): Unit | undefined {
  const nameOf = ({ at }: Unit): string => SPACES[spaceOf(at)].name;
  return units
    .map((unit) => ({ unit, distance: distanceHome(unit) }))
    .toSorted((one, other) => {
      if (one.distance !== other.distance) return other.distance - one.distance;
      if (one.unit.kind !== other.unit.kind) return one.unit.kind === 'F' ? -1 : 1;
      return nameOf(one.unit) < nameOf(other.unit) ? -1 : 1;
    })[0]?.unit;
}

export function ruleRemovals(units: readonly Unit[], texts: ByPower, owners: ByPower): LaterPhase {
  let left = units;
  const outcomes: Record<string, string> = {};
  const removed: Record<string, readonly string[]> = {};
  const cost = ({ moves }: Unit): number => (moves > 0 ? 2 : 1);
  /** Removes a unit, or only the army aboard. */
  function remove(unit: Unit, onlyArmy: boolean): void {
    left = left.flatMap((one) => {
      if (one !== unit) return [one];
      return onlyArmy ? [{ ...one, moves: 0 }] : [];
    });
  }
  for (const power of new Set(units.map((unit) => unit.power))) {
    // II.a: an army and its fleet count as two.
    const size = units
      .filter((unit) => unit.power === power)
      .reduce((sum, one) => sum + cost(one), 0);
    let excess = size - (owners[power] ?? []).length;
    for (const text of texts[power] ?? []) {
      const [, letter, at = ''] = /^REMOVE (A|F|AF) (\S+)$/.exec(text) ?? [];
      outcomes[text] = 'illegal';
      const unit = left.find((one) => one.power === power && spaceOf(one.at) === at.slice(0, 3));
      if (!unit || excess < 1) continue;
      const onlyArmy = letter === 'A' && unit.kind === 'F';
      if (onlyArmy && unit.moves === 0) continue;
      excess -= onlyArmy ? 1 : cost(unit);
      remove(unit, onlyArmy);
      outcomes[text] = 'removes';
    }
    const list: string[] = [];
    for (; excess > 0; excess -= 1) {
      const unit = firstToGo(left.filter((one) => one.power === power));
      if (!unit) break;
      // IV.c: the army instead of its fleet.
      list.push(`${unit.moves > 0 ? 'A' : unit.kind} ${unit.at}`);
      remove(unit, unit.moves > 0);
    }
    if (list.length > 0) removed[power] = list;
  }
  const says = { orders: outcomes, removed, units_after: writeUnits(left) };
  return { says, after: left };
}
