import {
  neighbours,
  type Piece,
  type SpaceId,
  spaceIn,
  spaceOf,
  STANDARD,
  type Unit,
  type UnitKind,
} from '../../board/board.ts';
import { CENTRES } from '../../board/centres.ts';
import { POWERS, type Power } from '../../board/powers.ts';

/** What the board says of a power at the start of the game: facts, without advice. */
export interface PowerFacts {
  readonly centres: readonly SpaceId[];
  readonly units: readonly Unit[];
  /** Where its units can meet those of another in the first season. */
  readonly meets: readonly { readonly power: Power; readonly spaces: readonly SpaceId[] }[];
  /** The centres without an owner that it can reach in the first year, and who else can. */
  readonly free: readonly { readonly centre: SpaceId; readonly rivals: readonly Power[] }[];
  /** The spaces where it can meet others, and which of its centres can be reached from there. */
  readonly gates: readonly { readonly space: SpaceId; readonly centres: readonly SpaceId[] }[];
}

const unitsOf = (power: Power): readonly Unit[] =>
  STANDARD.start.units.filter((unit) => unit.power === power);

/** The spaces where a unit can be after one move, with the one where it stands. */
const reach = (piece: Piece): readonly SpaceId[] => [
  spaceOf(piece.at),
  ...neighbours(piece).map((at) => spaceOf(at)),
];

const reachOf = (power: Power): ReadonlySet<SpaceId> => new Set(unitsOf(power).flatMap(reach));

/** The spaces that the units of a power can reach in two moves. */
const yearOf = (power: Power): ReadonlySet<SpaceId> =>
  new Set(
    unitsOf(power).flatMap((unit) =>
      neighbours(unit).flatMap((at) => [spaceOf(at), ...reach({ kind: unit.kind, at })]),
    ),
  );

const KINDS: readonly UnitKind[] = ['A', 'F'];

export function factsOf(power: Power): PowerFacts {
  const centres = CENTRES.filter((centre) => spaceIn(centre).home === power);
  const others = POWERS.filter((one) => one !== power);
  const [own, ownYear] = [reachOf(power), yearOf(power)];
  const meets = others.flatMap((other) => {
    const theirs = reachOf(other);
    const spaces = STANDARD.spaceIds.filter((space) => own.has(space) && theirs.has(space));
    return spaces.length > 0 ? [{ power: other, spaces }] : [];
  });
  const years = others.map((other) => [other, yearOf(other)] as const);
  return {
    centres,
    units: unitsOf(power),
    meets,
    free: CENTRES.filter((centre) => spaceIn(centre).home === null && ownYear.has(centre)).map(
      (centre) => ({
        centre,
        rivals: years.flatMap(([other, year]) => (year.has(centre) ? [other] : [])),
      }),
    ),
    gates: [...new Set(meets.flatMap(({ spaces }) => spaces))].flatMap((space) => {
      const inside = centres.filter(
        (centre) =>
          centre !== space &&
          KINDS.some((kind) =>
            neighbours({ kind, at: space }).some((location) => spaceOf(location) === centre),
          ),
      );
      return inside.length > 0 ? [{ space, centres: inside }] : [];
    }),
  };
}
