import {
  canBeIn,
  spaceIn,
  spaceOf,
  type Board,
  type Owners,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import { inferPosition } from '../../orders/infer-position.ts';
import type { Edition } from '../../rules/edition.ts';

/**
 * Why a position is not possible; null: it is. Every unit must be allowed where it is, no two share a space, there are not too
 * many units, and powers own only centres.
 */
export function positionProblem(
  { units, owners }: { readonly units: readonly Unit[]; readonly owners: Owners },
  board: Board,
  { armiesAboard }: Pick<Edition, 'armiesAboard'>,
): string | null {
  const most = board.centres.length;
  if (units.length > most)
    return `There are ${String(units.length)} units; at most ${String(most)} are allowed.`;
  const armies = units.filter((unit) => isBerth(unitAt(unit)));
  const [army] = armiesAboard
    ? armies.filter((one) => !units.some((unit) => isFleetOf(one, unit)))
    : armies;
  if (army)
    return `No army can be in ${spaceIn(spaceOf(army.at), board).name}: at sea an army is aboard a fleet of its power, under the Army/Fleet module.`;
  const holds = units
    .filter((unit) => !armies.includes(unit))
    .map(({ power, kind, at }) => ({ type: 'hold', power, unit: { kind, at } }) as const);
  const twice = firstTwice(units);
  if (twice) return `There are two units in ${spaceIn(twice, board).name}.`;
  const astray = holds.find(({ unit }) => !canBeIn(unit.kind, spaceOf(unit.at), board));
  if (astray) {
    const { kind, at } = astray.unit;
    return `No ${kind === 'A' ? 'army' : 'fleet'} can be in ${spaceIn(spaceOf(at), board).name}.`;
  }
  const absent = [...units.map(({ power }) => power), ...Object.values(owners)].find(
    (power) => !board.powers.includes(power),
  );
  if (absent) return `${absent} does not play in this game.`;
  const read = inferPosition(holds, board);
  if (!read.ok) return read.error.map(({ message }) => message).join(' ');
  const odd = Object.keys(owners).find(
    (space) => !board.centres.some((centre) => centre === space),
  );
  return odd === undefined ? null : `${odd} is not a supply centre.`;
}

/** Whether the army is aboard this unit. */
const isFleetOf = (army: Unit, { power, kind, at }: Unit): boolean =>
  kind === 'F' && power === army.power && at === army.at;

function firstTwice(units: readonly Unit[]): SpaceId | undefined {
  const names = units.map(unitAt);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  return twice && spaceOf(twice);
}
