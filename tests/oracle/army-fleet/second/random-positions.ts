import type { SpaceId } from '../../../../src/board/board.ts';
import { fleetLocations, spaceOf } from '../../../../src/board/board.ts';
import { POWERS } from '../../../../src/board/powers.ts';
import { SEAS, armySteps, fleetSteps, isSea, seasOff } from './board.ts';
import type { Unit } from './board.ts';
import type { Dice } from './dice.ts';

const NAMES = POWERS.map((power) => power.toUpperCase());

const spacesRound = (sea: SpaceId): readonly SpaceId[] => [
  ...new Set(fleetSteps(sea).map(spaceOf)),
];

/** The locations of a space where a fleet can be and from which it can leave. */
const portsOf = (space: SpaceId) => fleetLocations(space).filter((at) => fleetSteps(at).length > 0);

const seaUnit = (power: string, at: SpaceId, share: number, dice: Dice): Unit => {
  const moves = dice.chance(share) ? 1 + dice.below(3) : 0;
  return { power, kind: 'F', at, moves };
};

/** Units of up to three powers crowded around one or two adjacent seas, often with armies aboard. */
export function randomPosition(dice: Dice): readonly Unit[] {
  const centre = dice.pick(SEAS);
  const near = dice.shuffled(spacesRound(centre)).slice(0, 2 + dice.below(6));
  const other = dice.chance(0.7) ? (near.find(isSea) ?? centre) : null;
  const beyond =
    other === null ? [] : dice.shuffled(spacesRound(other)).slice(0, 1 + dice.below(4));
  const spaces = dice.shuffled([...new Set([centre, ...near, ...beyond])]);
  const powers = dice.shuffled(NAMES).slice(0, dice.chance(0.15) ? 1 : 2 + dice.below(2));
  const seas = spaces.filter(isSea).slice(0, 1 + dice.below(4));
  const taken = [...new Set([...seas, ...spaces])].slice(0, 2 + dice.below(8));
  return taken.map((space): Unit => {
    const power = dice.pick(powers);
    if (isSea(space)) return seaUnit(power, space, 0.6, dice);
    return dice.chance(0.55)
      ? { power, kind: 'A', at: space, moves: 0 }
      : { power, kind: 'F', at: dice.pick(portsOf(space)), moves: 0 };
  });
}

/** The units of a known case with up to four others near them. */
export function unitsNear(known: readonly Unit[], isChanged: boolean, dice: Dice): readonly Unit[] {
  const units = isChanged ? known.map((unit) => changed(unit, known, dice)) : [...known];
  const powers = [...new Set(units.map(({ power }) => power))];
  if (powers.length < 2 || dice.chance(0.3)) powers.push(dice.pick(NAMES));
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const reached = units.flatMap(({ kind, at }) =>
    kind === 'A' ? [...armySteps(at), ...seasOff(at)] : fleetSteps(at).map(spaceOf),
  );
  const near = dice.shuffled([...new Set(reached)].filter((space) => !taken.has(space)));
  const added = near.slice(0, dice.below(5)).map((space): Unit => {
    const power = dice.pick(powers);
    if (isSea(space)) return seaUnit(power, space, 0.5, dice);
    const ports = portsOf(space);
    return ports.length === 0 || dice.chance(0.5)
      ? { power, kind: 'A', at: space, moves: 0 }
      : { power, kind: 'F', at: dice.pick(ports), moves: 0 };
  });
  return [...units, ...added];
}

/** Sometimes a unit of another power, or a fleet with an army aboard or without. */
function changed(unit: Unit, units: readonly Unit[], dice: Dice): Unit {
  const others = units.map(({ power }) => power).filter((power) => power !== unit.power);
  const power = others.length > 0 && dice.chance(0.08) ? dice.pick(others) : unit.power;
  const isTurned = unit.kind === 'F' && isSea(unit.at) && dice.chance(0.08);
  const turned = unit.moves > 0 ? 0 : 1;
  return { ...unit, power, moves: isTurned ? turned : unit.moves };
}
