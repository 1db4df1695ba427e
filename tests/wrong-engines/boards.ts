import { fleetLocations, spaceOf, type Location, type UnitKind } from '../../src/board/board.ts';
import { STANDARD_PLAN } from '../../src/board/plan.ts';
import { boardOf, type NumberedBoard } from '../../src/law/board.ts';

const { reach } = STANDARD_PLAN;

const boardWhere = (wrong: typeof reach): NumberedBoard =>
  boardOf({ ...STANDARD_PLAN, reach: (kind, at) => [...new Set(wrong(kind, at))] });

/** Without one border, for one kind of unit. */
export const without = (of: UnitKind, one: Location, other: Location): NumberedBoard =>
  boardWhere((kind, at) => {
    const to = at === one ? other : at === other ? one : null;
    return reach(kind, at).filter((near) => kind !== of || near !== to);
  });

const coastsOf = (at: string): readonly Location[] => fleetLocations(spaceOf(at as Location));

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
