import type { PhaseRecord } from '../../game/record/record.ts';

/** The phases of a Spring, or of a Fall with the Winter after it. */
export interface SeasonRecord {
  /** `Spring 1901`. */
  readonly name: string;
  readonly moves: PhaseRecord;
  /** Null: no unit was dislodged. */
  readonly retreats: PhaseRecord | null;
  readonly winter: PhaseRecord | null;
}

/** The phases of a game by season. */
export function seasonRecords(phases: readonly PhaseRecord[]): readonly SeasonRecord[] {
  return phases.flatMap((moves, place): readonly SeasonRecord[] => {
    if (moves.phase !== 'movement') return [];
    const rest = phases.slice(place + 1, place + 3);
    const retreats = rest.find(({ phase }) => phase === 'retreats');
    const winter = rest.find(({ phase }, index) => phase === 'adjustments' && index === 1);
    return [
      {
        name: moves.date,
        moves,
        retreats: retreats && retreats.dislodged.length > 0 ? retreats : null,
        winter: winter ?? null,
      },
    ];
  });
}
