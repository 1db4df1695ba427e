import { known } from '../../support/known.ts';
import { SPACE_IDS, fleetLocations } from '../../../src/board/board.ts';
import type { Location, SpaceId } from '../../../src/board/board.ts';
import { ARMY_NEIGHBOURS } from '../../../src/board/adjacency.ts';
import { SPACES } from '../../../src/board/spaces.ts';
import type { Power } from '../../../src/board/powers.ts';
import type { CaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { fleetReach, isSea, land } from './orders.ts';

const SEAS = SPACE_IDS.filter((id) => SPACES[id].kind === 'sea');

/** A turn as texts of the case format. */
export interface RandomTurn {
  readonly units: readonly CaseUnit[];
  readonly orders: readonly { readonly power: Power; readonly text: string }[];
}

/** Returns a number from 0 up to a limit, a new one with each call. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
}

/**
 * A known turn with other units near it, some orders left out or changed, and sometimes a unit of another power: what
 * is rare at random is near what is known to be rare.
 */
export function variation(model: RandomTurn, dice: Dice): RandomTurn {
  const pick = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];
  const powers = (['France', 'Italy', 'England'] as const).slice(0, 2 + dice(2));
  const units = model.units.map((unit) =>
    dice(12) === 0 ? { ...unit, power: known(pick(powers)) } : unit,
  );
  const near = [
    ...new Set(units.flatMap(({ kind, at }) => (kind === 'F' ? fleetReach(at).map(land) : []))),
  ];
  for (let more = dice(4); more > 0; more -= 1) {
    const space = pick(near.filter((one) => units.every(({ at }) => land(at) !== one)));
    if (space === undefined) break;
    const power = known(pick([...units.map((unit) => unit.power), known(pick(powers))]));
    const fleetAt = pick(fleetLocations(space).filter((at) => fleetReach(at).length > 0));
    if (isSea(space)) {
      const aboard = dice(3) === 0 ? ((1 + dice(3)) as 1 | 2 | 3) : null;
      units.push({ power, kind: 'F', at: space, aboard });
    } else if (dice(2) > 0 || !fleetAt) units.push({ power, kind: 'A', at: space, aboard: null });
    else units.push({ power, kind: 'F', at: fleetAt, aboard: null });
  }
  const plans = new Map(
    units.map((unit) => {
      const text = model.orders.find((order) => isFor(order.text, unit))?.text;
      const kept = text !== undefined && dice(10) < 8 ? text : null;
      return [
        unit,
        kept === null ? planOf(unit, units, dice) : { text: kept, named: nameIn(kept, unit) },
      ];
    }),
  );
  const orders = units.flatMap((unit) => {
    const text = model.orders.find((order) => isFor(order.text, unit))?.text;
    const isKept = text !== undefined && plans.get(unit)?.text === text;
    const told = isKept ? text : orderOf(unit, plans, dice);
    return told === null ? [] : [{ power: unit.power, text: told }];
  });
  return { units, orders };
}

/** Whether an order is for the unit: `A DISEMBARKS TUN, F WES H` is for the fleet. */
const isFor = (text: string, { kind, at }: CaseUnit): boolean =>
  kind === 'A'
    ? text.startsWith(`A ${at} `)
    : new RegExp(`^(?:A DISEMBARKS [A-Z]{3}, )?A?F ${at} `).test(text);

/** How a support would name what an order does. */
function nameIn(text: string, { kind, at }: CaseUnit): string {
  const landing = /DISEMBARKS ([A-Z]{3})/.exec(text);
  if (landing) return `A ${land(at)} - ${landing[1] ?? ''}`;
  const move = / - ([A-Z]{3}(?:\/[A-Z]C)?)/.exec(text);
  return move && !text.includes(' S ') ? `${kind} ${at} - ${move[1] ?? ''}` : '';
}

/** Units of two or three powers crowded around two adjacent seas, each ordered to something near. */
export function randomTurn(dice: Dice): RandomTurn {
  const pick = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];
  const centre = known(pick(SEAS));
  const other = pick(fleetReach(centre).filter(isSea).map(land)) ?? centre;
  const around = new Set<SpaceId>([centre, other]);
  for (const sea of [centre, other]) for (const at of fleetReach(sea)) around.add(land(at));
  const powers = (['France', 'Italy', 'England'] as const).slice(0, 2 + dice(2));
  const units: CaseUnit[] = [];
  for (const space of around) {
    if (dice(100) >= (isSea(space) ? 70 : 45)) continue;
    const power = known(pick(powers));
    const fleetAt = pick(fleetLocations(space).filter((at) => fleetReach(at).length > 0));
    if (isSea(space)) {
      const aboard = dice(2) === 0 ? ((1 + dice(3)) as 1 | 2 | 3) : null;
      units.push({ power, kind: 'F', at: space, aboard });
    } else if (dice(3) > 0 || !fleetAt) units.push({ power, kind: 'A', at: space, aboard: null });
    else units.push({ power, kind: 'F', at: fleetAt, aboard: null });
  }
  return { units, orders: ordersFor(units, dice) };
}

/** Each unit is ordered to something near, many to help with what another does. */
export function ordersFor(units: readonly CaseUnit[], dice: Dice): RandomTurn['orders'] {
  const plans = new Map(units.map((unit) => [unit, planOf(unit, units, dice)]));
  return units.flatMap((unit) => {
    const text = orderOf(unit, plans, dice);
    return text === null ? [] : [{ power: unit.power, text }];
  });
}

/** What a unit that moves is meant to do, so that others may support it. */
interface Plan {
  readonly text: string | null;
  /** How a support names it. */
  readonly named: string;
}

const coastOf = (sea: Location): readonly SpaceId[] =>
  fleetReach(sea)
    .map(land)
    .filter((space) => !isSea(space));

function planOf(unit: CaseUnit, units: readonly CaseUnit[], dice: Dice): Plan | null {
  const pick = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];
  const isBusyAt = (space: string): boolean => units.some((one) => land(one.at) === space);
  const toward = <T extends string>(list: readonly T[]): T | undefined =>
    dice(2) === 0 ? (pick(list.filter((at) => isBusyAt(land(at)))) ?? pick(list)) : pick(list);
  const at = unit.at;
  if (unit.kind === 'A') {
    const fleets = units.filter(
      (one) =>
        one.kind === 'F' && isSea(one.at) && fleetReach(one.at).some((to) => land(to) === land(at)),
    );
    const fleet = pick(fleets);
    const roll = dice(10);
    if (fleet && roll < 3) return { text: `A ${at} BOARDS F ${fleet.at}`, named: '' };
    if (fleet && roll < 6) {
      const to = toward(coastOf(fleet.at).filter((one) => one !== at));
      if (to) return { text: `A ${at} - ${to} FERRY`, named: `A ${at} - ${to}` };
    }
    const to = toward(ARMY_NEIGHBOURS[land(at)] ?? []);
    return to && roll < 9 ? { text: `A ${at} - ${to}`, named: `A ${at} - ${to}` } : null;
  }
  const seas = fleetReach(at).filter(isSea);
  if (isSea(at) && dice(10) < 6) {
    const shore = toward(coastOf(at));
    const sea = toward(seas);
    const roll = dice(8);
    if (roll < 2 && sea) {
      const far = toward(coastOf(sea));
      if (far) return { text: `AF ${at} - ${sea}, A DISEMBARKS ${far}`, named: `A ${at} - ${far}` };
    }
    const away = toward(fleetReach(at));
    if (shore && unit.aboard !== null) {
      const first = `A DISEMBARKS ${shore}, F ${at}`;
      const named = `A ${at} - ${shore}`;
      if (roll < 4 && away)
        return { text: `${first} - ${away}`, named: dice(2) === 0 ? named : `AF ${at} - ${away}` };
      if (roll < 6) return { text: `${first} H`, named };
      return { text: `${first} S A - ${shore}`, named };
    }
  }
  const to = toward(dice(3) === 0 ? fleetReach(at) : seas.length > 0 ? seas : fleetReach(at));
  const letter = unit.aboard === null ? 'F' : 'AF';
  return to && dice(10) < 8
    ? { text: `${letter} ${at} - ${to}`, named: `${letter} ${at} - ${to}` }
    : null;
}

function orderOf(
  unit: CaseUnit,
  plans: ReadonlyMap<CaseUnit, Plan | null>,
  dice: Dice,
): string | null {
  const pick = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];
  const letter = unit.aboard === null ? unit.kind : 'AF';
  const own = plans.get(unit);
  const ferries = [...plans].flatMap(([army, plan]) =>
    army.kind === 'A' && plan?.text?.endsWith(' FERRY') === true ? [plan.named] : [],
  );
  const near = ferries.filter((one) => fleetReach(unit.at).some((to) => one.includes(land(to))));
  if (unit.kind === 'F' && isSea(unit.at) && near.length > 0 && dice(2) === 0)
    return `F ${unit.at} FERRY ${pick(near) ?? ''}`;
  if (own && dice(10) < 6) return own.text;
  const reach =
    unit.kind === 'F' ? fleetReach(unit.at).map(land) : (ARMY_NEIGHBOURS[land(unit.at)] ?? []);
  const helped = [...plans].flatMap(([other, plan]) => {
    if (other === unit) return [];
    const goal = plan?.named.split(' - ')[1];
    if (plan && goal !== undefined && reach.includes(land(goal))) return [plan.named];
    const otherLetter = other.aboard === null ? other.kind : 'AF';
    return reach.includes(land(other.at)) ? [`${otherLetter} ${other.at}`] : [];
  });
  const help = pick(helped);
  if (help) {
    // Sometimes a support of an army to where it is: it could land there again (A27).
    const [kind, at = ''] = help.split(' ');
    const isBack = kind === 'A' && !help.includes(' - ') && dice(4) === 0;
    return `${letter} ${unit.at} S ${help}${isBack ? ` - ${at}` : ''}`;
  }
  if (own) return own.text;
  return dice(4) === 0 ? null : `${letter} ${unit.at} H`;
}
