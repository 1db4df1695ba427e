import { spaceOf, type Location } from '../board/board.ts';
import type { BarredReason, FactOf } from '../trace/fact.ts';
import { kindAt, placeName, spaceName, unitIn, unitName } from './names.ts';
import { destination, factsOf, type Telling } from './telling.ts';
import { listed } from './words.ts';

/** A unit must leave its space to a stronger one. */
export function dislodged({ unit, by }: FactOf<'dislodged'>, t: Telling): string {
  const tried = destination(unit, t) === null ? '' : ', whose own move fails,';
  return `${unitIn(unit, t.units)}${tried} is dislodged by ${unitName(by)} and must leave.`;
}

/** Where a dislodged unit may go. */
export function retreats({ unit, to }: FactOf<'retreats'>, t: Telling): string {
  const whose = `the ${kindAt(unit, t.units)} dislodged from ${spaceName(unit)}`;
  return to.length === 0
    ? `${whose} has nowhere to retreat to, so it is disbanded: it leaves the board.`
    : `${whose} may retreat to ${listed(to.map(placeName), 'or')}.`;
}

/** Why a dislodged unit may not go somewhere, for a table of retreats. */
export const BARRED: Readonly<Record<BarredReason, string>> = {
  occupied: 'occupied',
  'attacker-origin': 'the attack came from there',
  'stand-off': 'a stand-off left it empty',
};

/** One line of the table of retreats. */
export interface RetreatRow {
  readonly places: readonly Location[];
  readonly open: boolean;
  readonly words: string;
}

/** Every place next to the unit, the open ones first, the others by why they are barred. */
export function retreatRows({ to, barred }: FactOf<'retreats'>): readonly RetreatRow[] {
  const open = to.length === 0 ? [] : [{ places: to, open: true, words: 'open' }];
  const reasons = ['attacker-origin', 'stand-off', 'occupied'] as const;
  return [
    ...open,
    ...reasons.flatMap((reason) => {
      const places = barred.filter((bar) => bar.reason === reason).map(({ at }) => at);
      return places.length === 0 ? [] : [{ places, open: false, words: BARRED[reason] }];
    }),
  ];
}

/** What bars the places that are barred. */
export function retreatNearMiss(
  fact: FactOf<'dislodged'> | FactOf<'retreats'>,
  t: Telling,
): string | null {
  if (fact.type === 'retreats') {
    const rows = retreatRows(fact).filter(({ open }) => !open);
    if (rows.length === 0) return null;
    return rows
      .map(({ places, words }) => {
        const names = listed([...new Set(places.map(spaceOf))].map(spaceName));
        if (words !== BARRED.occupied) return `not to ${names}: ${words}.`;
        return `${names} ${names.includes(' and ') ? 'are' : 'is'} occupied.`;
      })
      .join(' ');
  }
  const cut = factsOf(t.before, 'support-cut').find(({ by }) => by.includes(fact.unit));
  if (cut) {
    return `its own attack counts all the same: it cut the support of ${unitIn(cut.unit, t.units)}.`;
  }
  const stopped = factsOf(t.before, 'move-bounces').find(
    ({ by }) => by.role === 'prevent' && by.unit === fact.unit,
  );
  return stopped
    ? `its own attack counts all the same: it keeps ${unitName(stopped.unit)} out of ${spaceName(spaceOf(stopped.to))}.`
    : null;
}
