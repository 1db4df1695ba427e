import type { SpaceId } from '../../board/board.ts';
import type { Choices } from '../../rules/edition.ts';
import { EXCUSES, type Excuse, type FactOf } from '../../trace/fact.ts';
import { aim, type Context } from './context.ts';
import type { MessageKinds } from './message-kinds.ts';
import { who, type Who } from './who.ts';

/** What a convoyed attack never cuts, according to the edition. */
export type Uncut = Choices['uncuttable'];

/** Attacks that do not cut a support, and why not. `uncut`: for those by convoy. */
export interface Excused {
  readonly why: Excuse;
  readonly by: readonly Who[];
  readonly uncut: Uncut;
}

export type SupportMessage =
  /** `excused`: the attacks on it, grouped by excuse. */
  | { readonly say: 'support-given'; readonly unit: Who; readonly excused: readonly Excused[] }
  | { readonly say: 'support-cut'; readonly unit: Who; readonly by: readonly Who[] }
  | { readonly say: 'support-lost'; readonly unit: Who };

export type SupportNearMiss =
  /** `dislodged`: it did dislodge the unit. */
  | MessageKinds<
      'only-dislodging-cuts',
      { readonly from: SpaceId; readonly unit: Who; readonly dislodged: boolean }
    >
  | { readonly say: 'dislodged-cuts'; readonly unit: Who }
  /** About an attack by one unit on the support of another. */
  | { readonly say: 'arriving-would-cut'; readonly by: Who; readonly unit: Who };

export const excusedOf = (by: readonly Who[], why: Excuse, t: Context): Excused => ({
  why,
  by,
  uncut: t.edition.choices.uncuttable,
});

/** A support counts: it is not attacked, or each attack has an excuse. */
export function supportGiven(
  { unit, attackers }: FactOf<'support-given'>,
  t: Context,
): SupportMessage {
  const excused = EXCUSES.flatMap((why) => {
    const by = attackers
      .filter((attacker) => attacker.excuse === why)
      .map(({ unit: from }) => who(from, t.units, t.board));
    return by.length === 0 ? [] : [excusedOf(by, why, t)];
  });
  return { say: 'support-given', unit: who(unit, t.units, t.board), excused };
}

/** A support does not count: it was attacked, or its unit was dislodged. */
export function supportCut(
  { unit, manner, by }: FactOf<'support-cut'>,
  { units }: Context,
): SupportMessage {
  return manner === 'dislodged'
    ? { say: 'support-lost', unit: who(unit, units) }
    : { say: 'support-cut', unit: who(unit, units), by: by.map((one) => who(one, units)) };
}

/** An attack that would have cut, had it come from elsewhere; a cut that only the dislodgement made. */
export function supportNearMiss(
  fact: FactOf<'support-given'> | FactOf<'support-cut'>,
  t: Context,
): SupportNearMiss | null {
  const target = aim(fact.unit, t);
  if (target === null) return null;
  const unit = who(fact.unit, t.units, t.board);
  if (fact.type === 'support-cut') {
    if (fact.manner === 'dislodged') {
      return fact.by.includes(target)
        ? { say: 'only-dislodging-cuts', from: target, unit, dislodged: true }
        : null;
    }
    const dislodged = fact.by.find((by) =>
      t.before.some((step) => step.fact.type === 'dislodged' && step.fact.unit === by),
    );
    return dislodged === undefined
      ? null
      : { say: 'dislodged-cuts', unit: who(dislodged, t.units, t.board) };
  }
  const [only, ...more] = fact.attackers;
  if (only === undefined || more.length > 0) return null;
  if (only.excuse === 'from-target')
    return { say: 'only-dislodging-cuts', from: target, unit, dislodged: false };
  const foreign = t.units.get(only.unit)?.power !== t.units.get(fact.unit)?.power;
  const cutsByConvoy =
    t.edition.choices.uncuttable === 'none' || t.units.get(fact.unit)?.kind === 'A';
  return only.excuse === 'no-path' && only.unit !== target && foreign && cutsByConvoy
    ? { say: 'arriving-would-cut', by: who(only.unit, t.units, t.board), unit }
    : null;
}
