import { boardOf, fleetLocations, neighbours, spaceOf, STANDARD } from '../../src/board/board.ts';
import type { Location, UnitKind } from '../../src/board/board.ts';
import { numbered, type NumberedBoard } from '../../src/law/board.ts';

type Reach = (kind: UnitKind, at: Location) => readonly Location[];

const reach: Reach = (kind, at) => neighbours({ kind, at });

const boardWhere = (wrong: Reach): NumberedBoard => {
  const borders = (kind: UnitKind) =>
    new Map(STANDARD.locations.map((at) => [at, [...new Set(wrong(kind, at))]]));
  return numbered(boardOf({ ...STANDARD, armies: borders('A'), fleets: borders('F') }));
};

/** Without one border, for one kind of unit. */
export const without = (of: UnitKind, one: Location, other: Location): NumberedBoard =>
  boardWhere((kind, at) => {
    const to = at === one ? other : at === other ? one : null;
    return reach(kind, at).filter((near) => kind !== of || near !== to);
  });

const coastsOf = (at: Location): readonly Location[] => fleetLocations(spaceOf(at));

/** A fleet goes where it could go from any coast of its space. */
export const COASTS_FORGOTTEN = boardWhere((kind, at) =>
  kind === 'A' ? reach(kind, at) : coastsOf(at).flatMap((coast) => reach(kind, coast)),
);

/** A fleet also goes wherever an army could, if there is a coast. */
export const FLEETS_BY_LAND = boardWhere((kind, at) =>
  kind === 'A' || reach('F', at).length === 0
    ? reach(kind, at)
    : [
        ...reach('F', at),
        ...reach('A', at).filter((to) => coastsOf(to).some((coast) => coast === to)),
      ],
);
