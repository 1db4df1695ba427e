import { known } from '../../support/known.ts';
import type { GivenParts } from '../../../src/law/army-fleet/rule-movement.ts';
import type { Location } from '../../../src/board/board.ts';
import { turningRight } from '../../../src/board/clockwise.ts';
import { ARMY_NEIGHBOURS } from '../../../src/board/adjacency.ts';
import type { CaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { writeCaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import type { OrderPart } from '../../../src/orders/notations/cases/army-fleet/case-orders.ts';
import { lawOf, spaceOfName } from './law.ts';
import type { Mover } from './law.ts';
import { fleetReach, follow, isSea, land } from './orders.ts';
import type { Name } from './orders.ts';
import { solve } from './solve.ts';
import { consequences } from './world.ts';

/** What army-fleet.md says about a turn, as far as two rulings are compared. */
export interface Divined {
  readonly orders: readonly string[];
  readonly starved: readonly string[];
  readonly dislodged: readonly string[];
  readonly cycles: readonly string[];
  readonly after: readonly string[];
}

/** Rules a turn by trying everything. Null if too many decisions are open. */
export function divineArmyFleet(
  units: readonly CaseUnit[],
  given: readonly GivenParts[],
): Divined | null {
  const followed = follow(units, given);
  const law = lawOf(followed);
  const solved = solve(law);
  if (!solved) return null;
  const { pieces, illegal } = followed;
  const { world, stopped, cycles } = solved;
  const follows = consequences(law, world);
  const wins = (mover: Mover): boolean => world.succeeds.get(mover) === true;
  const itself = (unit: Name): Mover | undefined =>
    law.movers.find((mover) => mover.unit === unit && !mover.by.startsWith('landing'));
  const landing = (army: Name): Mover | undefined =>
    law.movers.find((mover) => mover.unit === army && mover.by.startsWith('landing'));

  function failure(mover: Mover): string {
    if (stopped.has(mover)) return 'stopped';
    if (!follows.path(mover)) {
      if (mover.by === 'landing-first') return 'disrupted';
      if (mover.by !== 'itself') return 'no-path';
      const own = known(
        law.movers.find((one) => one.by === 'landing-first' && one.fleet === mover.fleet),
      );
      return follows.isDisrupted(own) ? 'disrupted' : 'recalled';
    }
    const there = pieces.get(`F ${land(mover.to)}`) ?? pieces.get(`A ${land(mover.to)}`);
    const stays = there !== undefined && !follows.hasLeft(there.name);
    return stays && there.power === mover.power ? 'blocked' : 'bounces';
  }
  const told = (mover: Mover): string => (wins(mover) ? 'succeeds' : failure(mover));

  function outcome(part: OrderPart): string {
    if (illegal.has(part)) return 'illegal';
    const own = part.unit.aboard ? `A ${part.unit.at}` : `F ${part.unit.at}`;
    const name = pieces.has(own) ? own : `A ${part.unit.at}`;
    if (part.does === 'land') {
      const fleet = `F ${part.unit.at}`;
      const army = pieces.has(own) ? own : [...law.boards].find(([, one]) => one === fleet)?.[0];
      if (law.voidLandings.has(fleet)) return 'void';
      return told(known(landing(known(army))));
    }
    switch (part.does) {
      case 'hold':
        return 'holds';
      case 'support-hold':
      case 'support-move':
        return law.void.has(name) ? 'void' : follows.isGiven(name) ? 'given' : 'cut';
      case 'ferry':
        return law.void.has(name) ? 'void' : follows.isLost(name) ? 'disrupted' : 'available';
      case 'board':
        if (law.void.has(name)) return 'void';
        if (follows.goesAboard(name)) return 'succeeds';
        return world.kept.has(name) ? 'stopped' : 'attacked';
      case 'move': {
        if (law.void.has(name)) return 'void';
        if (!law.ferried.has(name)) return told(known(itself(name)));
        if (follows.goesAboard(name)) return wins(known(landing(name))) ? 'succeeds' : 'aboard';
        return world.kept.has(name) ? 'stopped' : 'no-path';
      }
    }
  }

  const starved: string[] = [];
  const dislodged: string[] = [];
  const after: string[] = [];
  for (const unit of units) {
    const name = `${unit.kind} ${land(unit.at)}`;
    const mover = itself(name);
    if (unit.kind === 'A') {
      const landed = landing(name);
      if (follows.goesAboard(name)) {
        if (landed && wins(landed)) after.push(writeCaseUnit({ ...unit, at: landed.to }));
      } else if (follows.isDislodged(name)) dislodged.push(tell(unit, name, null));
      else after.push(writeCaseUnit(mover && wins(mover) ? { ...unit, at: mover.to } : unit));
      continue;
    }
    let aboard = 0;
    if (unit.aboard !== null) {
      const own = landing(`A ${land(unit.at)}`);
      if (own && wins(own))
        after.push(writeCaseUnit({ ...unit, kind: 'A', at: own.to, aboard: null }));
      else aboard = unit.aboard + 1;
    }
    for (const army of [...law.boards.keys(), ...law.ferried]) {
      const carrier = law.ferried.has(army)
        ? known(law.ferries.get(army)).find((ferry) => !follows.isLost(ferry))
        : law.boards.get(army);
      const landed = landing(army);
      if (carrier === name && follows.goesAboard(army) && !(landed && wins(landed))) aboard = 1;
    }
    if (aboard > 3) {
      starved.push(land(unit.at));
      aboard = 0;
    }
    const left = aboard === 0 ? null : (aboard as 1 | 2 | 3);
    if (follows.isDislodged(name)) dislodged.push(tell(unit, name, left));
    else
      after.push(
        writeCaseUnit({ ...unit, at: mover && wins(mover) ? mover.to : unit.at, aboard: left }),
      );
  }

  function isOpen(space: string, by: Mover): boolean {
    if (space === by.from) return false;
    const there = pieces.get(`F ${space}`) ?? pieces.get(`A ${space}`);
    if (there && !follows.hasLeft(there.name)) return false;
    const entering = law.movers.filter((mover) => land(mover.to) === space);
    return !entering.some(
      (mover) => wins(mover) || (follows.path(mover) && !follows.isBeaten(mover)),
    );
  }

  function tell(unit: CaseUnit, name: Name, aboard: 1 | 2 | 3 | null): string {
    const by = known(
      law.movers.find((mover) => land(mover.to) === spaceOfName(name) && wins(mover)),
    );
    const near: readonly Location[] =
      unit.kind === 'F' ? fleetReach(unit.at) : (ARMY_NEIGHBOURS[land(unit.at)] ?? []);
    const open = near.filter((at) => isOpen(land(at), by)).sort();
    const seas = open.filter(isSea);
    const isTied = aboard !== null && seas.length > 0;
    const mover = itself(name);
    const own = law.movers.find((one) => one.by === 'landing-first' && one.fleet === name);
    const isDisplaced =
      isTied &&
      own !== undefined &&
      mover !== undefined &&
      !isSea(mover.to) &&
      follows.isDisrupted(own);
    const displaced = isDisplaced
      ? turningRight(land(unit.at), mover.to).find((at) => seas.includes(at))
      : undefined;
    const lost = aboard !== null && !isTied && open.length > 0 ? ' army lost' : '';
    const kind = aboard === null ? unit.kind : 'AF';
    const retreats = (isTied ? seas : open).join(' ');
    return `${kind} ${unit.at} by ${by.from}: ${retreats}${lost}${displaced ? ` displaced ${displaced}` : ''}`;
  }

  return {
    orders: given.map(({ parts }) => parts.map(outcome).join(', ')),
    starved: starved.sort(),
    dislodged: dislodged.sort(),
    cycles: cycles.map(({ worlds, how }) => `${String(worlds)} ${how}`).sort(),
    after: after.sort(),
  };
}
