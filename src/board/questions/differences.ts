import { type Board, type SpaceId, spaceOf, STANDARD, type Unit } from '../board.ts';
import { homeOwners, ownersAtStart } from '../centres.ts';
import { STANDARD_CALENDAR } from '../calendar.ts';
import type { Power } from '../powers.ts';

/** Something in which a board is not as the standard one, or a game on it not as the standard game. */
export type BoardChange =
  /** Another map. */
  | { readonly is: 'map'; readonly spaces: number }
  /** Not all powers of the map play. */
  | { readonly is: 'powers'; readonly powers: readonly Power[]; readonly of: number }
  /** Some powers have no player. */
  | { readonly is: 'idle'; readonly powers: readonly Power[] }
  /** A variant: each of these powers has the name of its one home. */
  | { readonly is: 'centres-as-powers'; readonly powers: number }
  /** The units are built before the first move, at the end of a year. */
  | { readonly is: 'builds-first'; readonly year: number }
  /** A variant: other units at the start. */
  | { readonly is: 'units'; readonly units: readonly Unit[] }
  /** A variant: homes of a power that is not at home there on the standard board. */
  | { readonly is: 'homes'; readonly power: Power; readonly homes: readonly SpaceId[] }
  /** Some homes have no owner at the start. */
  | { readonly is: 'unowned'; readonly owned: number; readonly homes: number }
  /** A power begins with more units than centres. */
  | {
      readonly is: 'surplus';
      readonly power: Power;
      readonly units: number;
      readonly centres: number;
    }
  | { readonly is: 'builds'; readonly where: Exclude<Board['builds'], 'home'> }
  | { readonly is: 'winning'; readonly needed: number; readonly of: number };

/** In what a board differs from the standard one. */
export function differences(board: Board): readonly BoardChange[] {
  const { powers, start, builds, winning, centres, spaces } = board;
  const owners = ownersAtStart(board);
  const homes = homeOwners(board);
  const owned = Object.keys(owners).length;
  const size = Object.keys(homes).length;
  return [
    ...(board.of ? inVariant(board, board.of) : [{ is: 'map', spaces: spaces.size } as const]),
    ...(board.idle ? [{ is: 'idle', powers: board.idle } as const] : []),
    ...(start.season === 'Winter' && start.units.length === 0
      ? [{ is: 'builds-first', year: (board.calendar ?? STANDARD_CALENDAR).first } as const]
      : []),
    ...(size > owned ? [{ is: 'unowned', owned, homes: size } as const] : []),
    ...powers.flatMap((power): readonly BoardChange[] => {
      const units = start.units.filter((unit) => unit.power === power).length;
      const own = Object.values(owners).filter((owner) => owner === power).length;
      return units > own ? [{ is: 'surplus', power, units, centres: own }] : [];
    }),
    ...(builds === STANDARD.builds || builds === 'home'
      ? []
      : [{ is: 'builds', where: builds } as const]),
    ...(winning === null ||
    (winning === STANDARD.winning && centres.length === STANDARD.centres.length)
      ? []
      : [{ is: 'winning', needed: winning, of: centres.length } as const]),
  ];
}

function inVariant({ powers, start, spaces }: Board, of: Board): readonly BoardChange[] {
  if (!powers.some((power) => of.powers.includes(power)))
    return [{ is: 'centres-as-powers', powers: powers.length }];
  const isAsUsual = (unit: Unit): boolean =>
    of.start.units.some(
      ({ power, kind, at }) => power === unit.power && kind === unit.kind && at === unit.at,
    );
  const count = (units: readonly Unit[], power: Power): number =>
    units.filter((unit) => unit.power === power).length;
  const other = powers.filter(
    (power) =>
      count(start.units, power) !== count(of.start.units, power) ||
      start.units.some((unit) => unit.power === power && !isAsUsual(unit)),
  );
  const units = start.units.filter(({ power }) => other.includes(power));
  return [
    ...(powers.length < of.powers.length
      ? [{ is: 'powers', powers, of: of.powers.length } as const]
      : []),
    ...(units.length > 0 ? [{ is: 'units', units } as const] : []),
    ...powers.flatMap((power): readonly BoardChange[] => {
      const homes = [...spaces].flatMap(([id, { home }]) =>
        home === power && of.spaces.get(id)?.home !== power ? [spaceOf(id)] : [],
      );
      return homes.length > 0 ? [{ is: 'homes', power, homes }] : [];
    }),
  ];
}
