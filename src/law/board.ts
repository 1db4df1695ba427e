import type { Location, SpaceKind, UnitKind } from '../board/board.ts';
import { STANDARD_PLAN, type BoardPlan } from '../board/plan.ts';

type Numbers = readonly number[];

/** A board in numbers. Locations are the spaces in their order, then the coasts of split spaces. */
export interface NumberedBoard {
  /** By location. */
  readonly names: readonly Location[];
  readonly locationOf: ReadonlyMap<string, number>;
  /** By location: its space. */
  readonly spaceOf: Numbers;
  /** By space. */
  readonly kinds: readonly (SpaceKind | 'berth')[];
  /** By space: its coasts, if it is split. */
  readonly coasts: readonly Numbers[];
  /** By kind of unit and location: the locations that a unit there can go to, without a convoy. */
  readonly goes: Readonly<Record<UnitKind, readonly Numbers[]>>;
  /** The same as spaces. */
  readonly reaches: Readonly<Record<UnitKind, readonly Numbers[]>>;
  /** By space: the seas that a fleet can come from. */
  readonly seas: readonly Numbers[];
  /** By space: the berth of an army aboard in that sea (Army/Fleet module); by berth: its sea. */
  readonly berthIn: readonly (number | undefined)[];
  readonly seaOf: readonly (number | undefined)[];
}

/** The board of a plan. Ids are names only: nothing is read from their letters. Throws if two are the same. */
export function boardOf({ spaces: land, berths = [], reach }: BoardPlan): NumberedBoard {
  const spaces = [...land, ...berths.map(({ id }) => ({ id, kind: 'berth', coasts: [] }) as const)];
  const ids = spaces.map(({ id }) => id);
  const names = [...ids, ...spaces.flatMap(({ coasts }) => coasts)] as readonly Location[];
  const locationOf = new Map<string, number>(names.map((name, location) => [name, location]));
  if (locationOf.size < names.length) throw new Error('two places have the same name');
  const numbers = (all: readonly string[]): Numbers =>
    all.flatMap((name) => locationOf.get(name) ?? []).sort((a, b) => a - b);
  const coasts = spaces.map((space) => numbers(space.coasts));
  const owner = new Map(coasts.flatMap((all, space) => all.map((coast) => [coast, space])));
  const spaceOf = names.map((_, location) => owner.get(location) ?? location);
  const kinds = spaces.map(({ kind }) => kind);
  const goesAs = (kind: UnitKind): readonly Numbers[] =>
    names.map((at) => numbers(reach(kind, at)));
  const goes = { A: goesAs('A'), F: goesAs('F') };
  const inSpaces = (all: readonly Numbers[]): readonly Numbers[] =>
    all.map((locations) => [...new Set(locations.map((at) => spaceOf[at] ?? at))]);
  const reaches = { A: inSpaces(goes.A), F: inSpaces(goes.F) };
  const seas = ids.map((_, space) => {
    const places = [space, ...(coasts[space] ?? [])];
    const near = new Set(places.flatMap((at) => reaches.F[at] ?? []));
    return [...near].filter((at) => kinds[at] === 'sea').sort((a, b) => a - b);
  });
  const berthIn = ids.map((id) => locationOf.get(berths.find(({ sea }) => sea === id)?.id ?? ''));
  const seaOf = ids.map((id) => locationOf.get(berths.find((berth) => berth.id === id)?.sea ?? ''));
  return { names, locationOf, spaceOf, kinds, coasts, goes, reaches, seas, berthIn, seaOf };
}

export const STANDARD: NumberedBoard = boardOf(STANDARD_PLAN);
