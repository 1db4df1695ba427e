import { spaceOf, type Location, type SpaceId } from '../board/board.ts';
import { BARRED_REASONS, type BarredReason, type FactOf } from '../trace/fact.ts';
import { english } from './english/english.ts';
import type { Language } from './language.ts';
import { destination, factsOf, type Telling } from './telling.ts';
import { who, type Who } from './who.ts';

export type DislodgedSaid =
  /** `tried`: its own move fails. */
  | { readonly say: 'dislodged'; readonly unit: Who; readonly by: Who; readonly tried: boolean }
  | { readonly say: 'retreats'; readonly unit: Who; readonly to: readonly Location[] };

export type DislodgedMissed =
  /** Every place that is barred, those together that are for one reason. */
  | {
      readonly say: 'barred';
      readonly rows: readonly {
        readonly reason: BarredReason;
        readonly spaces: readonly SpaceId[];
      }[];
    }
  | { readonly say: 'attack-still-cuts'; readonly unit: Who }
  | { readonly say: 'attack-still-keeps-out'; readonly unit: Who; readonly to: SpaceId };

/** A word for each place in a table of retreats. */
export interface RetreatWords {
  readonly open: string;
  readonly barred: Readonly<Record<BarredReason, string>>;
}

/** A unit must leave its space to a stronger one. */
export const dislodged = ({ unit, by }: FactOf<'dislodged'>, t: Telling): DislodgedSaid => ({
  say: 'dislodged',
  unit: who(unit, t.units),
  by: who(by, t.units),
  tried: destination(unit, t) !== null,
});

/** Where a dislodged unit may go. */
export const retreats = ({ unit, to }: FactOf<'retreats'>, { units }: Telling): DislodgedSaid => ({
  say: 'retreats',
  unit: who(unit, units),
  to,
});

/** One line of the table of retreats. */
export interface RetreatRow {
  readonly places: readonly Location[];
  readonly open: boolean;
  readonly words: string;
}

interface Barred {
  readonly reason: BarredReason;
  readonly places: readonly Location[];
}

function barredRows({ barred }: FactOf<'retreats'>): readonly Barred[] {
  const [occupied, ...others] = BARRED_REASONS;
  return [...others, occupied].flatMap((reason) => {
    const places = barred.filter((bar) => bar.reason === reason).map(({ at }) => at);
    return places.length === 0 ? [] : [{ reason, places }];
  });
}

/** Every place next to the unit, the open ones first, the others by why they are barred. */
export function retreatRows(
  fact: FactOf<'retreats'>,
  { places: words }: Language = english,
): readonly RetreatRow[] {
  const { to } = fact;
  return [
    ...(to.length === 0 ? [] : [{ places: to, open: true, words: words.open }]),
    ...barredRows(fact).map(({ reason, places }) => ({
      places,
      open: false,
      words: words.barred[reason],
    })),
  ];
}

/** What bars the places that are barred; what the attack of a dislodged unit still does. */
export function retreatNearMiss(
  fact: FactOf<'dislodged'> | FactOf<'retreats'>,
  t: Telling,
): DislodgedMissed | null {
  if (fact.type === 'retreats') {
    const rows = barredRows(fact).map(({ reason, places }) => ({
      reason,
      spaces: [...new Set(places.map(spaceOf))],
    }));
    return rows.length === 0 ? null : { say: 'barred', rows };
  }
  const cut = factsOf(t.before, 'support-cut').find(({ by }) => by.includes(fact.unit));
  if (cut) return { say: 'attack-still-cuts', unit: who(cut.unit, t.units) };
  const stopped = factsOf(t.before, 'move-bounces').find(
    ({ by }) => by.role === 'prevent' && by.unit === fact.unit,
  );
  return stopped
    ? {
        say: 'attack-still-keeps-out',
        unit: who(stopped.unit, t.units),
        to: spaceOf(stopped.to),
      }
    : null;
}
