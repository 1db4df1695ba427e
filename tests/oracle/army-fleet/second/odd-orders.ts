import type { Location } from '../../../../src/board/board.ts';
import { LOCATIONS, SPACE_IDS, spaceOf } from '../../../../src/board/board.ts';
import { SEAS, armySteps, fleetSteps, isSea } from './board.ts';
import type { Unit } from './board.ts';
import type { Dice } from './dice.ts';

/** An order that can be read but need not mean anything: what is legal is for the two programs to say. */
export function oddOrder(unit: Unit, units: readonly Unit[], dice: Dice): string {
  const { kind, at } = unit;
  const places = units.map((one) => one.at);
  const any = (): Location => dice.pick(dice.chance(0.4) ? SPACE_IDS : places);
  const near = (): Location =>
    dice.pick([...fleetSteps(at), ...armySteps(at), ...places].map(spaceOf));
  const shores = SPACE_IDS.filter((space) => !isSea(space));
  const shore = (): Location => {
    const to = near();
    return isSea(to) ? dice.pick(shores) : to;
  };
  const other = (): string => {
    const one = dice.pick(units);
    const letter = one.moves > 0 ? dice.pick(['AF', 'A', 'F']) : one.kind;
    return `${letter} ${one.at}`;
  };
  const letter = unit.moves > 0 && dice.chance(0.7) ? 'AF' : kind;
  const own = `${letter} ${at}`;
  const common = [
    () => `${own} - ${near()}`,
    () => `${own} - ${any()}`,
    () => `${own} S ${other()}`,
    () => `${own} S ${other()} - ${near()}`,
    () => `${own} S ${other()} - ${dice.pick(LOCATIONS)}`,
    () => `${own} S ${dice.pick(['A', 'F', 'AF'])} ${any()} - ${near()}`,
  ];
  const armys = [
    () => `A ${at} BOARDS F ${dice.pick(SEAS)}`,
    () => `A ${at} BOARDS F ${spaceOf(near())}`,
    () => `A ${at} - ${near()} FERRY`,
  ];
  const fleets = [() => `F ${at} FERRY A ${shore()} - ${shore()}`];
  const atSea = [
    () => `A DISEMBARKS ${shore()}, F ${at} - ${near()}`,
    () => `A DISEMBARKS ${shore()}, F ${at} S ${other()} - ${near()}`,
    () => `${own} - ${near()}, A DISEMBARKS ${shore()}`,
  ];
  const special = kind === 'A' ? armys : isSea(at) ? [...fleets, ...atSea] : fleets;
  return dice.pick([...common, ...special])();
}
