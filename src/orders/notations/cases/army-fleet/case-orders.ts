import type { Location, SpaceId } from '../../../../board/board.ts';
import { canReach, isLocation, spaceOf } from '../../../../board/board.ts';
import { SPACES } from '../../../../board/spaces.ts';
import { err, ok, type Result } from '../../../../result.ts';
import { boarderMeant } from '../../army-fleet/boarder-meant.ts';
import type { CaseUnit } from './case-units.ts';

/** A unit that an order names. `aboard`: the army aboard the fleet of that sea. */
export interface NamedUnit {
  readonly at: SpaceId;
  readonly aboard: boolean;
}

/** What one part of an order tells one unit to do. */
export type OrderPart =
  | { readonly does: 'hold'; readonly unit: NamedUnit }
  | {
      readonly does: 'move';
      readonly unit: NamedUnit;
      readonly to: Location;
      readonly ferry: boolean;
    }
  | { readonly does: 'support-hold'; readonly unit: NamedUnit; readonly target: NamedUnit }
  | {
      readonly does: 'support-move';
      readonly unit: NamedUnit;
      readonly target: NamedUnit;
      readonly to: Location;
    }
  | {
      readonly does: 'ferry';
      readonly unit: NamedUnit;
      readonly army: SpaceId;
      readonly to: SpaceId;
    }
  | { readonly does: 'board'; readonly unit: NamedUnit; readonly fleet: SpaceId }
  | {
      readonly does: 'land';
      readonly unit: NamedUnit;
      readonly to: SpaceId;
      readonly when: 'first' | 'after';
    };

const FORMS =
  'expected "A LOC BOARDS F SEA", "A LOC - LOC FERRY", "F SEA FERRY A LOC - LOC", "AF SEA - SEA, A DISEMBARKS LOC", "A DISEMBARKS LOC, F SEA ..." or an order of the rulebook';

const LOC = '([A-Z]{3}(?:/[A-Z]C)?)';
const PIECE = '(A|F|AF)';
const form = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

const BOARDS = form(`A ${LOC} (?:BOARDS|B) (?:F|AF) ${LOC}`);
const FERRY = form(`(?:F|AF) ${LOC} (?:FERRY|C) A ${LOC} - ${LOC}(?: \\(FAST FERRY\\))?`);
const AFTER = form(`(?:F|AF) ${LOC} - ${LOC}[,;] A DISEMBARKS ${LOC}`);
const FIRST = /^A DISEMBARKS ([A-Z]{3})[,;] (.+)$/;
const OWN = form(`(?:F|AF) ${LOC} S A - ${LOC}`);
const SUPPORT = form(`${PIECE} ${LOC} S ${PIECE} ${LOC}(?: - ${LOC})?`);
const MOVE = form(`${PIECE} ${LOC} - ${LOC}( FERRY| FF| VIA)?`);
const HOLD = form(`${PIECE} ${LOC} H`);

const isSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';

/** A unit by its letter and its place: an army at sea is the one aboard there. */
const named = (letter: string, at: Location): NamedUnit => ({
  at: spaceOf(at),
  aboard: letter === 'A' && isSea(at),
});
const fleetAt = (at: Location): NamedUnit => ({ at: spaceOf(at), aboard: false });
const armyAboardAt = (at: Location): NamedUnit => ({ at: spaceOf(at), aboard: true });

/** The parts of an order, in the order of its text; or what is wrong with it. */
export function readCaseOrder(written: string): Result<readonly OrderPart[], string> {
  const text = written.replaceAll('A/F ', 'AF ');
  const first = FIRST.exec(text);
  if (first) {
    const [, to = '', rest = ''] = first;
    const fleet = readFleetOfLanding(rest);
    if (!fleet.ok) return fleet;
    if (!isLocation(to)) return unknown([to]);
    const unit = armyAboardAt(fleet.value.unit.at);
    return ok([{ does: 'land', unit, to: spaceOf(to), when: 'first' }, fleet.value]);
  }
  const after = AFTER.exec(text);
  if (after) {
    const [, at = '', to = '', province = ''] = after;
    if (!isLocation(at) || !isLocation(to) || !isLocation(province))
      return unknown([at, to, province]);
    return ok([
      { does: 'move', unit: fleetAt(at), to, ferry: false },
      { does: 'land', unit: armyAboardAt(at), to: spaceOf(province), when: 'after' },
    ]);
  }
  const one = readPart(text);
  return one.ok ? ok([one.value]) : one;
}

/** The order of a fleet whose army lands first: its support of that landing need not say where the army is. */
function readFleetOfLanding(text: string): Result<OrderPart, string> {
  const own = OWN.exec(text);
  if (!own) return readPart(text);
  const [, at = '', to = ''] = own;
  if (!isLocation(at) || !isLocation(to)) return unknown([at, to]);
  return ok({ does: 'support-move', unit: fleetAt(at), target: armyAboardAt(at), to });
}

function readPart(text: string): Result<OrderPart, string> {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text);
    if (found) return read(found.slice(1));
  }
  return err(FORMS);
}

type Words = readonly (string | undefined)[];

const READERS: readonly (readonly [RegExp, (words: Words) => Result<OrderPart, string>])[] = [
  [
    BOARDS,
    ([at = '', fleet = '']) =>
      isLocation(at) && isLocation(fleet)
        ? ok({ does: 'board', unit: fleetAt(at), fleet: spaceOf(fleet) })
        : unknown([at, fleet]),
  ],
  [
    FERRY,
    ([at = '', army = '', to = '']) =>
      isLocation(at) && isLocation(army) && isLocation(to)
        ? ok({ does: 'ferry', unit: fleetAt(at), army: spaceOf(army), to: spaceOf(to) })
        : unknown([at, army, to]),
  ],
  [SUPPORT, readSupport],
  [
    MOVE,
    ([letter = '', at = '', to = '', word]) => {
      if (!isLocation(at) || !isLocation(to)) return unknown([at, to]);
      const goal = letter === 'A' ? spaceOf(to) : to;
      return ok({ does: 'move', unit: named(letter, at), to: goal, ferry: word !== undefined });
    },
  ],
  [
    HOLD,
    ([letter = '', at = '']) =>
      isLocation(at) ? ok({ does: 'hold', unit: named(letter, at) }) : unknown([at]),
  ],
];

function readSupport([letter = '', at = '', other = '', of = '', to]: Words): Result<
  OrderPart,
  string
> {
  if (!isLocation(at) || !isLocation(of)) return unknown([at, of]);
  const unit = named(letter, at);
  const target = named(other, of);
  if (to === undefined) return ok({ does: 'support-hold', unit, target });
  if (!isLocation(to)) return unknown([to]);
  return ok({ does: 'support-move', unit, target, to: other === 'A' ? spaceOf(to) : to });
}

const unknown = (words: readonly string[]): Result<never, string> =>
  err(`unknown province "${words.find((word) => !isLocation(word)) ?? ''}"`);

const sails = (from: SpaceId, to: SpaceId): boolean => canReach({ kind: 'F', at: from }, to);

/** Whether a landing afterwards goes from that sea to that province, and the fleet and the army can go there. */
const landsFrom = (parts: readonly OrderPart[], sea: SpaceId, to: SpaceId): boolean => {
  const [move, land] = parts;
  const isThere = move?.does === 'move' && spaceOf(move.to) === sea;
  const isMeant = land?.does === 'land' && land.when === 'after' && land.to === to;
  return isThere && isMeant && sails(spaceOf(move.unit.at), sea) && sails(sea, to);
};

/**
 * A4: a support may name a landing by the sea that the army lands from, if exactly one landing of the turn fits and no
 * unit that began in that sea is ordered there. `orders`: the parts of all orders. Returns the unit that the support is
 * for.
 */
export function landingMeant(
  target: NamedUnit,
  to: SpaceId,
  orders: readonly (readonly OrderPart[])[],
  units: readonly CaseUnit[],
): NamedUnit {
  if (!target.aboard) return target;
  const isOrdered = orders
    .flat()
    .some(
      (part) =>
        (part.does === 'move' || part.does === 'land') &&
        part.unit.at === target.at &&
        spaceOf(part.to) === to,
    );
  const fitting = orders.filter((parts) => landsFrom(parts, target.at, to));
  const [only] = fitting;
  if (isOrdered || fitting.length !== 1 || !only) return target;
  const start = only[0]?.unit.at ?? target.at;
  const fleet = units.find((unit) => spaceOf(unit.at) === start);
  if (!fleet) return target;
  if (fleet.aboard !== null) return { at: start, aboard: true };
  const boarding = orders
    .flat()
    .filter((part) => part.does === 'board' && part.fleet === start)
    .flatMap(({ unit }) => {
      const army = units.find(({ kind, at }) => kind === 'A' && at === unit.at);
      return army ? [{ power: army.power, at: unit.at, unit }] : [];
    });
  const boarder = boarderMeant({ power: fleet.power, at: start }, boarding);
  return boarder ? boarder.unit : target;
}
