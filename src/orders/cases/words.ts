import { LOCATIONS, spaceOf, type Location, type UnitKind } from '../../board/board.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';

const POWERS_BY_NAME: ReadonlyMap<string, Power> = new Map(
  POWERS.map((power) => [power.toUpperCase(), power]),
);
const NAMES_OF_POWERS: ReadonlyMap<Power, string> = new Map(
  POWERS.map((power) => [power, power.toUpperCase()]),
);
const LOCATIONS_BY_NAME: ReadonlyMap<string, Location> = new Map(
  LOCATIONS.map((location) => [location, location]),
);

/** `AUSTRIA`. */
export function formatPower(power: Power): string {
  return NAMES_OF_POWERS.get(power) ?? power.toUpperCase();
}

export function parsePower(text: string): Power | undefined {
  return POWERS_BY_NAME.get(text);
}

export function parseKind(text: string | undefined): UnitKind | undefined {
  return text === 'A' || text === 'F' ? text : undefined;
}

/** `STP/SC`: the board's own names, in capitals, and nothing else. */
export function parseLocation(text: string | undefined): Result<Location, string> {
  const location = LOCATIONS_BY_NAME.get(text ?? '');
  if (location !== undefined) return ok(location);
  const [space = '', coast] = (text ?? '').split('/');
  const isSpace = LOCATIONS_BY_NAME.has(space) && spaceOf(space as Location) === space;
  return err(
    isSpace && coast !== undefined
      ? `${space} has no coast "${quoted(coast)}"`
      : `unknown province "${quoted(text ?? '')}"`,
  );
}

const LONGEST_QUOTE = 60;

/** Words of the line for a message about them. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;
}
