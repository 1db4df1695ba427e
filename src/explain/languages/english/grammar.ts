import { coastOf, hasStandardMap, spaceIn, spaceOf, STANDARD } from '../../../board/board.ts';
import type { Board, Location, SpaceId, UnitKind } from '../../../board/board.ts';
import { coastName, fullName } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import { isBerth } from '../../../board/unit-at.ts';
import type { Mover, Who } from '../../messages/who.ts';

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** `2` -> `two`, `23` -> `twenty-three`: enough for all units on a board. */
export function numberWord(count: number): string {
  const tens = ['twenty', 'thirty'][Math.floor(count / 10) - 2];
  if (tens === undefined) return NUMBERS[count] ?? String(count);
  return count % 10 === 0 ? tens : `${tens}-${numberWord(count % 10)}`;
}

/** `counted(1, 'support')` -> `one support`, `counted(2, 'support')` -> `two supports`. */
export function counted(count: number, noun: string): string {
  return `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `A, B and C`; with `or`: `A, B or C`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `Warsaw’s`, `Naples’`. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** `2 against 1`. */
export const against = (attack: number, other: number): string =>
  `${String(attack)} against ${String(other)}`;

/** A sea of the standard board as a name for the fleet in it, and as a short name on the ruler. */
const SEAS: Readonly<Partial<Record<SpaceId, string>>> = {
  ADR: 'Adriatic',
  AEG: 'Aegean',
  BAL: 'Baltic',
  BAR: 'Barents Sea',
  BLA: 'Black Sea',
  BOT: 'Gulf of Bothnia',
  EAS: 'Eastern Mediterranean',
  ENG: 'Channel',
  HEL: 'Helgoland',
  ION: 'Ionian',
  IRI: 'Irish Sea',
  LYO: 'Gulf of Lyon',
  MAO: 'Mid-Atlantic',
  NAO: 'North Atlantic',
  NTH: 'North Sea',
  NWG: 'Norwegian Sea',
  SKA: 'Skagerrak',
  TYS: 'Tyrrhenian',
  WES: 'Western Mediterranean',
};

/** A unit; without its kind where only its space is known. */
type Named = Pick<Who, 'at' | 'spaceNamed'> & Partial<Pick<Who, 'kind'>>;

export const kindName = (kind: UnitKind): string => (kind === 'A' ? 'army' : 'fleet');

export const kindsName = (kind: UnitKind): string => (kind === 'A' ? 'armies' : 'fleets');

/** `an army`. */
export const aUnit = (kind: UnitKind): string => (kind === 'A' ? 'an army' : 'a fleet');

/** A unit in a space that the sentence has named: `the army there`. */
export const unitThere = ({ kind }: Pick<Who, 'kind'>): string => `the ${kindName(kind)} there`;

/** `Paris and the army from London`: the other way round it would be one army from two places. */
export function unitsListed(names: readonly string[]): string {
  const isFrom = (name: string): boolean => / (?:from|aboard) /.test(name);
  return listed([...names.filter((name) => !isFrom(name)), ...names.filter(isFrom)]);
}

/** How the places, units and powers of a board are called in sentences. */
export interface EnglishGrammar {
  /** A space in a sentence: `Silesia`, `the Baltic Sea`. */
  readonly spaceName: (space: SpaceId) => string;
  /** A location in a sentence: `the south coast of Spain`. */
  readonly placeName: (location: Location) => string;
  /** A place in a list: `Black Sea`, `Spain (south coast)`. */
  readonly placeInList: (location: Location) => string;
  /** A space where there is little room: `Silesia`, `Channel`. */
  readonly shortName: (space: SpaceId) => string;
  /**
   * A unit in a sentence. In a province it is called by the name of the province, as players do ("Prussia takes
   * Silesia"); at sea it is a fleet ("the Baltic fleet").
   */
  readonly unitName: (unit: Named) => string;
  /** `Warsaw’s`, `the Baltic fleet’s`. */
  readonly unitsOwn: (unit: Named) => string;
  /** A unit where its space alone would mislead: `the army in Silesia`. */
  readonly unitIn: (unit: Who) => string;
  /** An army that comes over sea is named by where it comes from: `the army from London`. */
  readonly moverName: (unit: Mover) => string;
  /** The adjective of a power: `the Austrian army`. */
  readonly nationality: (power: Power) => string;
  /** What a power builds in: `home centre`. */
  readonly site: string;
  /** When a unit takes the centre that it is in: `at the end of Fall`. */
  readonly whenCounted: string;
}

export function grammarOn(board: Board): EnglishGrammar {
  const known = (id: SpaceId): string => spaceIn(id, board).name;
  const isSea = (id: SpaceId): boolean => board.spaces.get(id)?.kind === 'sea';
  const briefly = (id: SpaceId): string =>
    (hasStandardMap(board) ? SEAS[id] : undefined) ?? known(id);
  const fleetName = (sea: SpaceId): string => `the ${briefly(sea)} fleet`;

  function spaceName(space: SpaceId): string {
    if (isBerth(space)) return fleetName(spaceOf(space));
    return isSea(space) ? `the ${known(space)}` : known(space);
  }
  function placeName(location: Location): string {
    if (location.endsWith('/AB')) return fleetName(spaceOf(location));
    const coast = coastOf(location);
    const space = spaceName(spaceOf(location));
    return coast === '' ? space : `the ${coastName(coast)} of ${space}`;
  }
  function unitName({ at, kind, spaceNamed }: Named): string {
    if (isBerth(at)) return `the army aboard ${fleetName(spaceOf(at))}`;
    if (isSea(at)) return fleetName(at);
    return spaceNamed && kind ? `the ${kindName(kind)} from ${known(at)}` : known(at);
  }
  return {
    spaceName,
    placeName,
    placeInList: (location) => fullName(location, board),
    shortName: (space) => briefly(spaceOf(space)),
    unitName,
    unitsOwn: (unit) => possessive(unitName(unit)),
    unitIn: ({ at, kind }) =>
      `the ${kindName(kind)} ${isBerth(at) ? 'aboard' : 'in'} ${spaceName(at)}`,
    moverName: (unit) =>
      unit.crosses && !isBerth(unit.at) ? `the army from ${spaceName(unit.at)}` : unitName(unit),
    nationality: (power) => board.nationality[power] ?? power,
    site: board.builds === 'anywhere' ? 'centre' : 'home centre',
    // Other boards have seasons of their own.
    whenCounted: hasStandardMap(board) ? 'at the end of Fall' : 'when centres are counted',
  };
}

/** The same on the standard board. */
export const standardGrammar: EnglishGrammar = grammarOn(STANDARD);
