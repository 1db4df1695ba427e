import { SPACE_IDS, type SpaceId } from '../../board/board.ts';
import { type GameDate, isSameDate } from '../../game/date.ts';
import type { GameAudit } from '../../game/finding.ts';

/** The space of the first unit whose order a record reports differently in a phase; null if there is none. */
export function disputedUnit(audit: GameAudit | undefined, when: GameDate): SpaceId | null {
  const differences = audit?.differences.filter((one) => isSameDate(one.when, when)) ?? [];
  for (const { findings } of differences) {
    const found = findings.find(({ what }) => what === 'order');
    // In the case format: `A PAR - BUR`.
    const [, at = ''] = found?.order.split(' ') ?? [];
    const space = SPACE_IDS.find((id) => id === at.split('/')[0]);
    if (space !== undefined) return space;
  }
  return null;
}
