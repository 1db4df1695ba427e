import { neighbours, spaceOf, type Location, type Unit } from '../../board/board.ts';
import { CENTRES } from '../../board/centres.ts';
import { unitPlace } from '../../board/places.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Power } from '../../board/powers.ts';
import type { Format } from '../../stage/model/format.ts';
import type { View } from '../../stage/model/format.ts';
import { fitView } from '../../stage/model/view.ts';
import type { EntryTask } from './task.ts';

/** What a unit at the edge of the section keeps for the arrows and marks round it, in px at scale 1. */
const ROOM = 44;

/**
 * The section of the map on which orders are drawn: it does not change while they are. On a large board all that may be
 * ordered; on a small one, where a finger could not part them, what the active power can reach.
 */
export function entrySection(task: EntryTask, active: Power, format: Format): View {
  const isSmall = format.id === 'compact';
  const all = placesOf(task, isSmall ? active : null);
  const seen = all.length > 0 ? all : placesOf(task, null);
  const kept = [...new Set(seen)].map((at) => ({
    ...unitPlace(at),
    room: ROOM * format.scale.max,
  }));
  return fitView(kept, format, format.zoom.usual);
}

/** At the zoom at which the whole board fills a wide one, units are drawn at this scale; and how it grows coming closer. */
const WHOLE = { zoom: 0.68, scale: 0.8, growth: 0.3 } as const;

/**
 * The format with the section to draw on, in which units keep their size whatever is ordered: nothing may jump under the
 * hand that draws.
 */
export function entryFormat(format: Format, view: View): Format {
  const grown = WHOLE.scale * Math.pow(view.zoom / WHOLE.zoom, WHOLE.growth);
  const scale = Math.min(format.scale.max, Math.max(format.scale.min, grown));
  return { ...format, view, scale: { max: scale, min: scale } };
}

const around = (unit: Unit): readonly Location[] => [unit.at, ...neighbours(unit)];

/** The places that count: of one power, or of all. */
function placesOf(task: EntryTask, of: Power | null): readonly Location[] {
  const counts = (power: Power): boolean => of === null || of === power;
  const { units } = task.position;
  switch (task.phase) {
    case 'movement':
      return units.filter(({ power }) => counts(power)).flatMap(around);
    case 'retreats':
      return task.position.dislodged.flatMap(({ unit, retreats, barred }) =>
        counts(unit.power) ? [unit.at, ...retreats, ...barred.map(({ at }) => at)] : [],
      );
    case 'adjustments':
      return [
        ...units.filter(({ power }) => counts(power)).map(({ at }) => at),
        ...CENTRES.filter((centre) => {
          const { home } = SPACES[spaceOf(centre)];
          return home !== null && counts(home);
        }),
      ];
  }
}
