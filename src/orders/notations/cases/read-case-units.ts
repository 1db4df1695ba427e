import { SPACE_IDS, spaceOf, type Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { unitPlaceError } from '../../../board/unit-place.ts';
import { err, ok, type Result } from '../../../result.ts';
import { isRecord } from './case-line.ts';
import {
  formatPower,
  kindAt,
  locationAt,
  locationError,
  parsePower,
  quoted,
  spaceNumberAt,
} from './case-words.ts';

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

/** The units of a case, in the order of the line and by the numbers of their spaces. */
export interface PlacedUnits {
  readonly units: readonly Unit[];
  readonly bySpace: readonly (Unit | undefined)[];
}

export function readUnits(fields: Readonly<Record<string, unknown>>): Result<PlacedUnits, string> {
  const listed = textsByPower(fields, 'units');
  if (!listed.ok) return listed;
  const units: Unit[] = [];
  const bySpace = new Array<Unit | undefined>(SPACE_IDS.length).fill(undefined);
  for (const [power, texts] of listed.value) {
    for (const text of texts) {
      const unit = readUnit(power, text);
      if (typeof unit === 'string')
        return err(`unit "${quoted(text)}" of ${formatPower(power)}: ${unit}`);
      const space = spaceNumberAt(unit.at, 0);
      if (bySpace[space]) return err(`two units in ${spaceOf(unit.at)}`);
      bySpace[space] = unit;
      units.push(unit);
    }
  }
  return ok({ units, bySpace });
}

/** `F STP/SC`; or why there is no such unit. */
function readUnit(power: Power, text: string): Unit | string {
  const kind = kindAt(text, 0);
  if (kind === undefined || text.includes(' ', 2)) return 'expected A or F and a province';
  const at = locationAt(text, 2);
  if (at === undefined) return locationError(text, 2);
  return unitPlaceError(kind, at) ?? { power, kind, at };
}
