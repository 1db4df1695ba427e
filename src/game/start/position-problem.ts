import { canBeIn, spaceIn, spaceOf, STANDARD } from '../../board/board.ts';
import type { Board, Owners, SpaceId, Unit, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { Edition } from '../../rules/edition.ts';

/** Why a position is not possible, and where; the board is left out if it is the standard one. */
export type ImpossiblePosition =
  | { readonly why: 'crowded'; readonly units: number; readonly most: number }
  /** The power does not play. */
  | { readonly why: 'absent'; readonly power: Power }
  /** What owns it is no centre: whatever a file calls it. */
  | { readonly why: 'no-centre'; readonly space: string }
  | ({ readonly space: SpaceId; readonly board?: Board } & (
      | { readonly why: 'army-at-sea' | 'two-units' }
      | { readonly why: 'astray'; readonly kind: UnitKind }
      /** A fleet there must be on one of its coasts. */
      | { readonly why: 'no-coast' }
    ));

/**
 * Why a position is not possible; null: it is. Every unit must be allowed where it is, no two share a space, there are not too
 * many units, and powers own only centres.
 */
export function positionProblem(
  { units, owners }: { readonly units: readonly Unit[]; readonly owners: Owners },
  board: Board,
  { armiesAboard }: Pick<Edition, 'armiesAboard'>,
): ImpossiblePosition | null {
  const on = board === STANDARD ? {} : { board };
  const most = board.centres.length;
  if (units.length > most) return { why: 'crowded', units: units.length, most };
  const armies = units.filter((unit) => isBerth(unitAt(unit)));
  const [army] = armiesAboard
    ? armies.filter((one) => !units.some((unit) => isFleetOf(one, unit)))
    : armies;
  if (army) return { why: 'army-at-sea', space: spaceOf(army.at), ...on };
  const others = units.filter((unit) => !armies.includes(unit));
  const twice = firstTwice(units);
  if (twice) return { why: 'two-units', space: twice, ...on };
  const astray = others.find(({ kind, at }) => !canBeIn(kind, spaceOf(at), board));
  if (astray) {
    const { kind, at } = astray;
    return { why: 'astray', kind, space: spaceOf(at), ...on };
  }
  const absent = [...units.map(({ power }) => power), ...Object.values(owners)].find(
    (power) => !board.powers.includes(power),
  );
  if (absent) return { why: 'absent', power: absent };
  const coastless = others.find(
    ({ kind, at }) => kind === 'F' && at === spaceOf(at) && spaceIn(at, board).coasts.length > 0,
  );
  if (coastless) return { why: 'no-coast', space: spaceOf(coastless.at), ...on };
  const odd = Object.keys(owners).find(
    (space) => !board.centres.some((centre) => centre === space),
  );
  return odd === undefined ? null : { why: 'no-centre', space: odd };
}

/** Whether the army is aboard this unit. */
const isFleetOf = (army: Unit, { power, kind, at }: Unit): boolean =>
  kind === 'F' && power === army.power && at === army.at;

function firstTwice(units: readonly Unit[]): SpaceId | undefined {
  const names = units.map(unitAt);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  return twice && spaceOf(twice);
}
