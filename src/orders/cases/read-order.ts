import {
  spaceOf,
  type Location,
  type Piece,
  type SpaceId,
  type Unit,
  type UnitKind,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import { parseKind, parseLocation } from './words.ts';

const FORMS =
  'expected "X LOC H", "X LOC - DEST [VIA]", "X LOC S X2 LOC2 [- DEST2]" or "X LOC C A LOC2 - DEST2"';

type Units = ReadonlyMap<SpaceId, Unit>;

/**
 * Reads an order of the case format. The unit must be on the board; whether it is the power's own, and whether
 * the order is legal, is for the adjudicator (DATC 6.A.6). The position knows the coast of a unit better than the
 * order (DATC 4.B.5), and an army's coast is left out (DATC 4.B.6).
 */
export function readOrder(power: Power, text: string, units: Units): Result<Order, string> {
  const words = text.split(' ');
  const ordered = readPiece(words[0], words[1], units);
  if (!ordered.ok) return ordered;
  const unit = ordered.value;
  const stands = units.get(spaceOf(unit.at));
  if (stands?.kind !== unit.kind) return err(`there is no ${words.slice(0, 2).join(' ')}`);
  switch (words[2]) {
    case 'H':
      return words.length === 3 ? ok({ power, unit, type: 'hold' }) : err(FORMS);
    case '-':
      return readMove(power, unit, words);
    case 'S':
      return readSupport(power, unit, words, units);
    case 'C':
      return readConvoy(power, unit, words, units);
    default:
      return err(FORMS);
  }
}

function readMove(power: Power, unit: Piece, words: readonly string[]): Result<Order, string> {
  const viaConvoy = words.length === 5 && words[4] === 'VIA';
  if (words.length !== 4 && !viaConvoy) return err(FORMS);
  const to = readDestination(unit.kind, words[3]);
  return to.ok ? ok({ power, unit, type: 'move', to: to.value, viaConvoy }) : to;
}

function readSupport(
  power: Power,
  unit: Piece,
  words: readonly string[],
  units: Units,
): Result<Order, string> {
  const moves = words.length === 7 && words[5] === '-';
  if (words.length !== 5 && !moves) return err(FORMS);
  const target = readPiece(words[3], words[4], units);
  if (!target.ok) return target;
  if (!moves) return ok({ power, unit, type: 'support-hold', target: target.value });
  const to = readDestination(target.value.kind, words[6]);
  if (!to.ok) return to;
  return ok({ power, unit, type: 'support-move', target: target.value, to: to.value });
}

function readConvoy(
  power: Power,
  unit: Piece,
  words: readonly string[],
  units: Units,
): Result<Order, string> {
  if (words.length !== 7 || words[5] !== '-') return err(FORMS);
  const target = readPiece(words[3], words[4], units);
  if (!target.ok) return target;
  const to = parseLocation(words[6]);
  if (!to.ok) return to;
  return ok({ power, unit, type: 'convoy', target: target.value, to: spaceOf(to.value) });
}

/** A piece that an order speaks of, where it stands if it is on the board. */
function readPiece(
  letter: string | undefined,
  place: string | undefined,
  units: Units,
): Result<Piece, string> {
  const kind = parseKind(letter);
  if (kind === undefined || place === undefined) return err(FORMS);
  const read = readDestination(kind, place);
  if (!read.ok) return read;
  const stands = units.get(spaceOf(read.value));
  return ok({ kind, at: stands?.kind === kind ? stands.at : read.value });
}

function readDestination(kind: UnitKind, place: string | undefined): Result<Location, string> {
  const location = parseLocation(place);
  return location.ok && kind === 'A' ? ok(spaceOf(location.value)) : location;
}
