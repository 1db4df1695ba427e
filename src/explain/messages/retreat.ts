import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import { BARRED_REASONS, type BarredReason, type FactOf } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { who, type Who } from './who.ts';

export type DislodgedMessage =
  /** `tried`: its own move fails. */
  | { readonly say: 'dislodged'; readonly unit: Who; readonly by: Who; readonly tried: boolean }
  | { readonly say: 'retreats'; readonly unit: Who; readonly to: readonly Location[] };

export type DislodgedNearMiss =
  /** Every place that is barred, grouped by reason. */
  | {
      readonly say: 'barred';
      readonly rows: readonly {
        readonly reason: BarredReason;
        readonly spaces: readonly SpaceId[];
      }[];
    }
  /** `by`: the unit dislodged. */
  | { readonly say: 'attack-still-cuts'; readonly by: Who; readonly unit: Who }
  | {
      readonly say: 'attack-still-keeps-out';
      readonly by: Who;
      readonly unit: Who;
      readonly to: SpaceId;
    };

/** A unit must leave its space to a stronger one. */
export const dislodged = ({ unit, by }: FactOf<'dislodged'>, t: Context): DislodgedMessage => ({
  say: 'dislodged',
  unit: who(unit, t.units, t.board),
  by: who(by, t.units, t.board),
  tried: destination(unit, t) !== null,
});

/** Where a dislodged unit may go. */
export const retreats = (
  { unit, to }: FactOf<'retreats'>,
  { units }: Context,
): DislodgedMessage => ({
  say: 'retreats',
  unit: who(unit, units),
  to,
});

/** The places adjacent to a dislodged unit that are open (`reason` null), or closed for one reason. */
export interface RetreatPlaces {
  readonly reason: BarredReason | null;
  readonly places: readonly Location[];
}

function barredRows({
  barred,
}: FactOf<'retreats'>): readonly (RetreatPlaces & { readonly reason: BarredReason })[] {
  const [occupied, ...others] = BARRED_REASONS;
  return [...others, occupied].flatMap((reason) => {
    const places = barred.filter((bar) => bar.reason === reason).map(({ at }) => at);
    return places.length === 0 ? [] : [{ reason, places }];
  });
}

/** Every place adjacent to the unit, the open ones first, the others grouped by why they are barred. */
export const retreatPlaces = (fact: FactOf<'retreats'>): readonly RetreatPlaces[] => [
  ...(fact.to.length === 0 ? [] : [{ reason: null, places: fact.to }]),
  ...barredRows(fact),
];

/** What bars the places that are barred; what the attack of a dislodged unit still does. */
export function retreatNearMiss(
  fact: FactOf<'dislodged'> | FactOf<'retreats'>,
  t: Context,
): DislodgedNearMiss | null {
  if (fact.type === 'retreats') {
    const rows = barredRows(fact).map(({ reason, places }) => ({
      reason,
      spaces: [...new Set(places.map(spaceOf))],
    }));
    return rows.length === 0 ? null : { say: 'barred', rows };
  }
  const by = who(fact.unit, t.units, t.board);
  const cut = factsOf(t.before, 'support-cut').find((each) => each.by.includes(fact.unit));
  if (cut) return { say: 'attack-still-cuts', by, unit: who(cut.unit, t.units, t.board) };
  const stopped = factsOf(t.before, 'move-bounces').find(
    (each) => each.by.role === 'prevent' && each.by.unit === fact.unit,
  );
  return stopped
    ? {
        say: 'attack-still-keeps-out',
        by,
        unit: who(stopped.unit, t.units, t.board),
        to: spaceOf(stopped.to),
      }
    : null;
}
