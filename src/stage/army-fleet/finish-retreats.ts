import { unitAt } from '../../board/unit-at.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Frame, UnitMark } from '../model/drawable.ts';

/**
 * A frame of a retreat phase with the armies aboard dislodged fleets, crossed out if their fleet retreated ashore
 * without them.
 */
export function finishRetreats(frame: Frame, ruled: RetreatTurn, open: boolean): Frame {
  const { position, ruling } = ruled;
  const lost = new Set(
    ruling.steps.flatMap(({ fact }) => (!open && fact.type === 'army-lost' ? [fact.unit] : [])),
  );
  const units = frame.units.flatMap((mark): readonly UnitMark[] => {
    const retreater = position.dislodged.find(
      ({ unit }) => mark.key === `dislodged:${unitAt(unit)}`,
    );
    const army = retreater?.aboard;
    if (!army) return [mark];
    const unit = unitAt(army);
    const aboard: UnitMark = {
      ...mark,
      ...{ key: `dislodged:${unit}`, unit, kind: 'A', deck: 1, disbanded: lost.has(unit) ? 1 : 0 },
    };
    return [{ ...mark, spent: army.moves ?? 1 }, aboard];
  });
  return { ...frame, units };
}
