import type { Location, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import type { Fallen } from './rule-movement.ts';

/** An order for a dislodged unit; `to` null: off the board. */
export interface GivenRetreat {
  readonly power: Power;
  readonly at: SpaceId;
  readonly to: Location | null;
}

export type RetreatOutcome = 'retreats' | 'disbands' | 'illegal';

export interface ModuleRetreats {
  readonly orders: readonly RetreatOutcome[];
  /** As they were before the moves: whole units, or only the army of a fleet that goes ashore. */
  readonly removed: readonly CaseUnit[];
  readonly after: readonly CaseUnit[];
}

/** IV.a to IV.e, and XI of the base game: an army aboard goes with its fleet. */
export function ruleRetreats(
  standing: readonly CaseUnit[],
  dislodged: readonly Fallen[],
  given: readonly GivenRetreat[],
): ModuleRetreats {
  const meant = given.map((order) => meaningOf(order, dislodged));
  const goals = dislodged.map((fallen) => goalOf(fallen, given, meant));
  const isAlone = (to: Location): boolean =>
    goals.filter((goal) => goal !== null && spaceOf(goal) === spaceOf(to)).length === 1;
  const removed: CaseUnit[] = [];
  const after: CaseUnit[] = [...standing];
  for (const [place, { unit }] of dislodged.entries()) {
    const to = goals[place] ?? null;
    if (to === null || !isAlone(to)) {
      removed.push(unit);
      continue;
    }
    const isAtSea = SPACES[spaceOf(to)].kind === 'sea';
    if (unit.aboard !== null && !isAtSea) removed.push({ ...unit, kind: 'A', aboard: null });
    after.push({ ...unit, at: to, aboard: isAtSea ? unit.aboard : null });
  }
  const orders = meant.map((meaning): RetreatOutcome => {
    if (meaning === 'illegal') return 'illegal';
    return meaning.to !== null && isAlone(meaning.to) ? 'retreats' : 'disbands';
  });
  return { orders, removed, after };
}

type Meaning = 'illegal' | { readonly fallen: Fallen; readonly to: Location | null };

function meaningOf({ power, at, to }: GivenRetreat, dislodged: readonly Fallen[]): Meaning {
  const fallen = dislodged.find(({ unit }) => unit.power === power && spaceOf(unit.at) === at);
  if (!fallen) return 'illegal';
  if (to === null) return { fallen, to };
  if (fallen.retreats.includes(to)) return { fallen, to };
  // A coast that is not named: the only one open.
  const near = fallen.retreats.filter((location) => spaceOf(location) === to);
  const [only, another] = near;
  return only !== undefined && another === undefined ? { fallen, to: only } : 'illegal';
}

/** Where it goes by its legal order, or where nobody orders it; null: it is disbanded. Different legal orders are none. */
function goalOf(
  fallen: Fallen,
  given: readonly GivenRetreat[],
  meant: readonly Meaning[],
): Location | null {
  const legal = given.flatMap((_, place) => {
    const meaning = meant[place];
    return meaning && meaning !== 'illegal' && meaning.fallen === fallen ? [meaning.to] : [];
  });
  const [first] = legal;
  if (first === undefined) return fallen.displaced;
  return legal.every((to) => to === first) ? first : null;
}
