import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../../../src/board/adjacency.ts';
import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { LOCATIONS, SPACE_IDS, spaceOf } from '../../../../src/board/board.ts';
import { SPACES } from '../../../../src/board/spaces.ts';

/** The board as this program uses it. */

export const isSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';
export const SEAS: readonly SpaceId[] = SPACE_IDS.filter(isSea);

export const armySteps = (at: Location): readonly SpaceId[] => ARMY_NEIGHBOURS[spaceOf(at)] ?? [];
export const fleetSteps = (at: Location): readonly Location[] => FLEET_NEIGHBOURS[at] ?? [];

/** Whether a fleet in the sea could go to the land province, on any coast. */
export const touches = (sea: Location, province: Location): boolean =>
  isSea(sea) &&
  !isSea(province) &&
  fleetSteps(sea).some((step) => spaceOf(step) === spaceOf(province));

/** The seas from which a fleet could go to the province. */
export const seasOff = (province: Location): readonly SpaceId[] =>
  SEAS.filter((sea) => touches(sea, province));

export function locationNamed(text: string): Location {
  const location = LOCATIONS.find((one) => one === text);
  if (location === undefined) throw new Error(`no place ${text}`);
  return location;
}

export interface Unit {
  /** As cases write it: `FRANCE`. */
  readonly power: string;
  readonly kind: 'A' | 'F';
  readonly at: Location;
  /** For a fleet: how many moves an army has been aboard; 0 without one (A/F II.b). */
  readonly moves: number;
}

export type ByPower = Readonly<Record<string, readonly string[]>>;

/** `AF` names a fleet with an army aboard, for one move unless specified otherwise. */
export function readUnits(lists: ByPower): readonly Unit[] {
  return Object.entries(lists).flatMap(([power, texts]) =>
    texts.map((text): Unit => {
      const [kind, at = '', moves] = text.split(' ');
      return {
        power,
        kind: kind === 'A' ? 'A' : 'F',
        at: locationNamed(at),
        moves: kind === 'AF' ? Number(moves ?? 1) : 0,
      };
    }),
  );
}

/** `F LYO`, `AF WES`. */
export const pieceName = ({ kind, at, moves }: Unit): string => `${moves > 0 ? 'AF' : kind} ${at}`;

/** `FRANCE AF WES 2`. */
const writeUnit = (unit: Unit): string =>
  `${unit.power} ${pieceName(unit)}${unit.moves > 0 ? ` ${String(unit.moves)}` : ''}`;

export const writeUnits = (units: readonly Unit[]): readonly string[] =>
  units.map(writeUnit).toSorted();
