import { fleetLocations, spaceOf, type SpaceId, type Unit } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { err, ok, type Result } from '../../result.ts';
import { isRecord } from './line.ts';
import { parseKind, parseLocation, parsePower, quoted } from './words.ts';
import type { Power } from '../../board/powers.ts';

/** The texts that a field lists by power, in the order of the line. */
export function textsByPower(
  fields: Readonly<Record<string, unknown>>,
  field: 'units' | 'orders',
): Result<readonly (readonly [Power, readonly string[]])[], string> {
  const value = fields[field];
  if (!isRecord(value)) return err(`"${field}" must be an object of lists by power`);
  const found: (readonly [Power, readonly string[]])[] = [];
  for (const name in value) {
    const power = parsePower(name);
    if (power === undefined) return err(`unknown power "${quoted(name)}" in "${field}"`);
    const list = value[name];
    if (!Array.isArray(list) || !list.every((text) => typeof text === 'string'))
      return err(`"${field}" of ${name} must be a list of texts`);
    found.push([power, list]);
  }
  return ok(found);
}

/** The units of a case by their spaces, in the order of the line. */
export function readUnits(
  fields: Readonly<Record<string, unknown>>,
): Result<ReadonlyMap<SpaceId, Unit>, string> {
  const listed = textsByPower(fields, 'units');
  if (!listed.ok) return listed;
  const units = new Map<SpaceId, Unit>();
  for (const [power, texts] of listed.value) {
    for (const text of texts) {
      const unit = readUnit(power, text);
      if (!unit.ok) return err(`unit "${quoted(text)}" of ${power.toUpperCase()}: ${unit.error}`);
      const space = spaceOf(unit.value.at);
      if (units.has(space)) return err(`two units in ${space}`);
      units.set(space, unit.value);
    }
  }
  return ok(units);
}

/** `F STP/SC`: where it can stand, on a coast if the province has several. */
function readUnit(power: Power, text: string): Result<Unit, string> {
  const [letter, place, ...rest] = text.split(' ');
  const kind = parseKind(letter);
  if (kind === undefined || place === undefined || rest.length > 0)
    return err('expected A or F and a province');
  const location = parseLocation(place);
  if (!location.ok) return location;
  const at = location.value;
  const space = spaceOf(at);
  if (kind === 'A') {
    if (SPACES[space].kind === 'sea') return err('an army cannot stand at sea');
    return at === space ? ok({ power, kind, at }) : err('an army stands on no coast');
  }
  if (SPACES[space].kind === 'inland') return err('a fleet cannot stand inland');
  return fleetLocations(space).includes(at)
    ? ok({ power, kind, at })
    : err('a fleet there must name its coast');
}
