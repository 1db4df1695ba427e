import { spaceOf, type Position, type SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { WrittenAdjustment } from '../interpret/written-order.ts';
import type { Doubt, Statement, WrittenText } from './written-text.ts';

/** Of units that are listed without a verb among adjustments. */
const BUILD_OR_REMOVE = ['build', 'remove'];

const isOf = ({ line, column, length, readings }: Doubt, written: WrittenAdjustment): boolean =>
  line === written.line &&
  column === written.column &&
  length === written.length &&
  readings.join() === BUILD_OR_REMOVE.join();

/**
 * Units listed without a verb among adjustments, as what they can only be: one that stands there is removed, one for a
 * free home centre is built. Without a position they are builds if they can be, and stay in doubt.
 */
export function withBareUnits(
  written: WrittenText,
  position: Position | undefined,
  usual: Power | undefined,
): WrittenText {
  const doubts = new Set(written.doubts);
  if (!written.doubts.some(({ readings }) => readings.join() === BUILD_OR_REMOVE.join()))
    return written;
  const statements = written.statements.map((each): Statement => {
    if (each.phase !== 'adjustments') return each;
    const doubt = written.doubts.find((one) => isOf(one, each.written));
    if (!doubt) return each;
    const verb = verbOf(each.written, position, usual);
    const { meant, isSure } = verb;
    doubts.delete(doubt);
    if (!isSure)
      doubts.add(meant === 'build' ? doubt : { ...doubt, readings: BUILD_OR_REMOVE.toReversed() });
    return { ...each, written: { ...each.written, verb: meant } };
  });
  return { ...written, statements, doubts: [...doubts] };
}

interface Verb {
  readonly meant: 'build' | 'remove';
  readonly isSure: boolean;
}

function verbOf(
  { power: own, unit }: WrittenAdjustment,
  position: Position | undefined,
  usual: Power | undefined,
): Verb {
  const power = (own === undefined ? usual : own) ?? null;
  const spaces = unit?.place?.spaces ?? [];
  const isHome = (space: SpaceId): boolean =>
    SPACES[space].home !== null && (power === null || SPACES[space].home === power);
  const guess: Verb = { meant: spaces.some(isHome) ? 'build' : 'remove', isSure: false };
  if (!position) return guess;
  const there = position.units.filter(({ at }) => spaces.includes(spaceOf(at)));
  if (there.some((one) => power === null || one.power === power))
    return { meant: 'remove', isSure: true };
  return there.length === 0 && guess.meant === 'build' && power !== null
    ? { meant: 'build', isSure: true }
    : guess;
}
