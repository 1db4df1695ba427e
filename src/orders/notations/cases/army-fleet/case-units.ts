import type { Location, MovesAboard, SpaceId } from '../../../../board/board.ts';
import {
  SPACE_IDS,
  canBeIn,
  fleetLocations,
  isLocation,
  spaceOf,
} from '../../../../board/board.ts';
import { POWERS, type Power } from '../../../../board/powers.ts';
import { SPACES } from '../../../../board/spaces.ts';
import { err, ok, type Result } from '../../../../result.ts';

/** A unit of a case of the Army/Fleet module. `aboard`: for a fleet with an army aboard. */
export interface CaseUnit {
  readonly power: Power;
  readonly kind: 'A' | 'F';
  readonly at: Location;
  readonly aboard: MovesAboard | null;
}

/** `A MAR`, `F STP/SC`, `AF WES 2` or `A/F WES 2` (1 if there is no number); or what is wrong. */
export function readCaseUnit(power: Power, text: string): Result<CaseUnit, string> {
  const [, kind, at = '', moves] =
    /^(A|F|AF) ([A-Z]{3}(?:\/[A-Z]C)?)(?: ([1-3]))?$/.exec(text.replace('A/F ', 'AF ')) ?? [];
  if (kind === undefined) return err('expected "A LOC", "F LOC" or "AF SEA 1", 2 or 3');
  if (!isLocation(at)) return err(`unknown province "${at}"`);
  if (kind === 'AF') {
    if (SPACES[spaceOf(at)].kind !== 'sea') return err('an army and fleet can only be at sea');
    return ok({ power, kind: 'F', at, aboard: Number(moves ?? 1) as MovesAboard });
  }
  if (moves !== undefined) return err('only an army and fleet has a number of moves');
  if (kind === 'A')
    return SPACE_IDS.includes(at as SpaceId) && canBeIn('A', spaceOf(at))
      ? ok({ power, kind, at, aboard: null })
      : err('an army cannot be there');
  return fleetLocations(spaceOf(at)).includes(at)
    ? ok({ power, kind: 'F', at, aboard: null })
    : err('a fleet cannot be there');
}

/** `FRANCE AF WES 2`. */
export function writeCaseUnit({ power, kind, at, aboard }: CaseUnit): string {
  const name = power.toUpperCase();
  return aboard === null ? `${name} ${kind} ${at}` : `${name} AF ${at} ${String(aboard)}`;
}

export const powerNamed = (name: string): Power | undefined =>
  POWERS.find((power) => power.toUpperCase() === name.toUpperCase());
