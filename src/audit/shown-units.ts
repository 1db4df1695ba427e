import { spaceOf, type Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import { START } from '../board/start.ts';
import type { GameDate } from '../game/date.ts';
import { readWritten, type TextOrder } from '../orders/notations/read-text.ts';
import type { RecordedPhase } from '../orders/notations/recorded/recorded-phase.ts';
import type { ListedUnit } from '../orders/notations/written-text.ts';

/** The units that a record shows before a phase: it lists them, or orders each. */
export interface ShownUnits {
  readonly units: readonly Unit[];
  readonly isListed: boolean;
}

/** The units of a list that gives the kind and the power of each; null: some of these are missing. */
function wholeUnits(listed: readonly ListedUnit[] | null): readonly Unit[] | null {
  const units = listed?.flatMap(({ power, kind, at }): readonly Unit[] =>
    power && kind ? [{ power, kind, at }] : [],
  );
  return units && units.length === listed?.length && units.length > 0 ? units : null;
}

/**
 * The units of the first Spring. If every unit of the powers that give orders in a record has one in it, nobody else
 * plays.
 */
export function startUnits(phases: readonly RecordedPhase[]): readonly Unit[] {
  const [first] = phases;
  const powers = new Set(
    phases.flatMap(({ written }) => written.statements.map((each) => each.written.power)),
  );
  const playing = START.units.filter(({ power }) => powers.has(power));
  const told = first ? powersTold(first, playing) : new Set();
  return playing.length > 0 && playing.every(({ power }) => told.has(power))
    ? playing
    : START.units;
}

export const isFirst = ({ year, season, phase }: GameDate): boolean =>
  year === 1901 && season === 'Spring' && phase === 'movement';

/**
 * The units that a record lists before a phase or, in a movement phase, orders. Null: neither. `told`: the powers whose
 * units all had orders in the last such phase.
 */
export function shownUnits(
  phase: RecordedPhase,
  expected: readonly Unit[] | null,
  told: ReadonlySet<Power>,
): ShownUnits | null {
  const listed = wholeUnits(phase.units);
  if (listed) return { units: listed, isListed: true };
  if (phase.when.phase !== 'movement') return null;
  const units = expected ? asOrdered(phase, expected, told) : unitsOrdered(phase);
  return units && { units, isListed: false };
}

/** The units that orders imply, if each unit has one. */
const unitsOrdered = ({ ordersEveryUnit, written }: RecordedPhase): readonly Unit[] | null =>
  ordersEveryUnit ? wholeUnits(readWritten(written, {}).units) : null;

/**
 * The units that are expected, with those that are ordered instead of some. An order may leave out letter, coast and
 * power. A power of which a record tells only a few orders has its other units, too.
 */
function asOrdered(
  { ordersEveryUnit, written }: RecordedPhase,
  expected: readonly Unit[],
  told: ReadonlySet<Power>,
): readonly Unit[] {
  const { orders, units: ordered } = readWritten(written, {});
  const follows = new Set(
    orders.flatMap(({ results, ...order }) => (results.includes('void') ? [] : [placeOf(order)])),
  );
  const isOrdered = (unit: Unit): boolean => ordered.some((one) => isIts(one, unit));
  const strange = ordered.flatMap((one): readonly Unit[] => {
    if (expected.some((unit) => isIts(one, unit))) return [];
    // Sites keep orders for units that are not there, as void.
    const { power, kind, at } = one;
    if (!power || !follows.has(spaceOf(at))) return [];
    return [{ power, kind: kind ?? (SPACES[spaceOf(at)].kind === 'sea' ? 'F' : 'A'), at }];
  });
  const taken = new Set(strange.map(({ at }) => spaceOf(at)));
  const isMissing = (unit: Unit): boolean =>
    taken.has(spaceOf(unit.at)) ||
    (ordersEveryUnit && (told.has(unit.power) || isMostlyOrdered(unit.power)));
  return [...expected.filter((unit) => isOrdered(unit) || !isMissing(unit)), ...strange];

  function isMostlyOrdered(power: Power): boolean {
    const own = expected.filter((unit) => unit.power === power);
    return own.filter(isOrdered).length * 2 > own.length;
  }
}

/** The powers whose units all have orders in a movement phase. */
export function powersTold({ written }: RecordedPhase, units: readonly Unit[]): ReadonlySet<Power> {
  const ordered = new Set(readWritten(written, {}).units.map(({ at }) => spaceOf(at)));
  const left = new Set(units.flatMap(({ power, at }) => (ordered.has(spaceOf(at)) ? [] : [power])));
  return new Set(units.map(({ power }) => power).filter((power) => !left.has(power)));
}

/** The space of the unit in an order in the case format. */
const placeOf = ({ text }: Pick<TextOrder, 'text'>): string =>
  (text.split(' ', 2)[1] ?? '').split('/', 1)[0] ?? '';

/** Whether what an order says of its unit fits this one. */
function isIts({ power, kind, at }: ListedUnit, unit: Unit): boolean {
  const hasCoasts = at.includes('/') && unit.at.includes('/');
  return (
    (hasCoasts ? at === unit.at : spaceOf(at) === spaceOf(unit.at)) &&
    (kind === null || kind === unit.kind) &&
    (power === null || power === unit.power)
  );
}
