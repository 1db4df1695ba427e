import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { FactOf } from '../../trace/fact.ts';
import { convoyed, exact, headToHead, isAcross, keptOut, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { mover, who, type Mover, type Score, type Who } from './who.ts';

/** The comparison with the opponent's strength; with bounds it claims no more than is known. */
export type Stronger = 'as-strong' | 'stronger' | 'at-least-as-strong';

export type FailureMessage =
  /** A convoyed move that may or may not arrive. `rival`: null for the unit in the space. */
  | {
      readonly say: 'bounces-if-it-crosses';
      readonly unit: Mover;
      readonly to: SpaceId;
      readonly rival: Mover | null;
      readonly there: Who;
      readonly how: Stronger;
      readonly score: Score;
    }
  | {
      readonly say: 'bounces-off-holder';
      readonly unit: Mover;
      readonly by: Who;
      readonly how: Stronger;
      readonly score: Score;
    }
  /** Off a unit that comes the other way. `mutual`: that unit bounces off it too. */
  | {
      readonly say: 'bounces-head-on';
      readonly unit: Who;
      readonly by: Who;
      readonly how: Stronger;
      readonly mutual: boolean;
      readonly score: Score;
    }
  /** `garrison`: the unit that stays in the space because of it. */
  | {
      readonly say: 'bounces-off-rival';
      readonly unit: Mover;
      readonly by: Mover;
      readonly to: SpaceId;
      readonly how: Stronger;
      readonly mutual: boolean;
      readonly garrison: Who | null;
      readonly score: Score;
    }
  /** Two units of one power that would change places: neither gives way. */
  | {
      readonly say: 'own-swap';
      readonly unit: Who;
      readonly by: Who;
      readonly power: Power | null;
    }
  /** `power`: that of both units; null if not known. */
  | {
      readonly say: 'move-blocked';
      readonly unit: Mover;
      readonly to: Location;
      readonly by: Who;
      readonly power: Power | null;
    };

export type FailureNearMiss =
  /** `kept`: units that it keeps out. */
  | {
      readonly say: 'blocked-keeps-out';
      readonly unit: Mover;
      readonly to: SpaceId;
      readonly kept: readonly Mover[];
    }
  | { readonly say: 'beaten-counts-elsewhere'; readonly unit: Mover }
  | { readonly say: 'blocked-counts'; readonly unit: Mover; readonly to: SpaceId }
  | { readonly say: 'dislodged-counts'; readonly unit: Mover; readonly to: SpaceId };

function stronger(attack: number, other: number, t: Context): Stronger {
  if (!exact(t)) return 'at-least-as-strong';
  return attack === other ? 'as-strong' : 'stronger';
}

/** A move bounces: off which unit, and the two strengths. */
export function moveBounces(fact: FactOf<'move-bounces'>, t: Context): FailureMessage {
  const { unit, to, attack, by, garrison } = fact;
  const space = spaceOf(to);
  const score = { attack, against: by.strength };
  const how = stronger(attack, by.strength, t);
  const mutual =
    attack === by.strength &&
    factsOf(t.before, 'move-bounces').some(
      (earlier) => earlier.unit === by.unit && earlier.by.unit === unit,
    );
  if (convoyed(unit, t) && !isAcross(unit, t)) {
    return {
      say: 'bounces-if-it-crosses',
      unit: mover(unit, t),
      to: space,
      rival: by.unit === space ? null : mover(by.unit, t),
      there: who(space, t.units, t.board),
      how,
      score,
    };
  }
  const [one, other] = [mover(unit, t), mover(by.unit, t)];
  switch (by.role) {
    case 'hold':
      return { say: 'bounces-off-holder', unit: one, by: other, how, score };
    case 'defend':
      return { say: 'bounces-head-on', unit: one, by: other, how, mutual, score };
    case 'prevent':
      return {
        say: 'bounces-off-rival',
        unit: one,
        by: other,
        to: space,
        how,
        mutual,
        garrison: garrison === null ? null : who(garrison, t.units, t.board),
        score,
      };
  }
}

/** A move would dislodge a unit of its own power. */
export function moveBlocked({ unit, to, by }: FactOf<'move-blocked'>, t: Context): FailureMessage {
  const power = t.units.get(unit)?.power ?? null;
  if (headToHead(unit, by, t))
    return {
      say: 'own-swap',
      unit: who(unit, t.units, t.board),
      by: who(by, t.units, t.board),
      power,
    };
  return { say: 'move-blocked', unit: mover(unit, t), to, by: who(by, t.units, t.board), power };
}

/** What a failed attack still does; what a dislodged or blocked rival still does, or no longer does. */
export function moveNearMiss(
  fact: FactOf<'move-succeeds'> | FactOf<'move-bounces'> | FactOf<'move-blocked'>,
  t: Context,
): FailureNearMiss | null {
  const to = spaceOf(fact.to);
  switch (fact.type) {
    case 'move-blocked': {
      const kept = keptOut(fact.unit, t).map((unit) => mover(unit, t));
      return kept.length === 0
        ? null
        : { say: 'blocked-keeps-out', unit: mover(fact.unit, t), to, kept };
    }
    case 'move-succeeds': {
      const beaten = fact.rivals.find(({ powerless }) => powerless === 'beaten');
      return beaten === undefined
        ? null
        : { say: 'beaten-counts-elsewhere', unit: mover(beaten.unit, t) };
    }
    case 'move-bounces': {
      const { by } = fact;
      if (by.role !== 'prevent') return null;
      const unit = mover(by.unit, t);
      if (factsOf(t.before, 'move-blocked').some((blocked) => blocked.unit === by.unit))
        return { say: 'blocked-counts', unit, to };
      return factsOf(t.before, 'dislodged').some(
        (retreater) => retreater.unit === by.unit && retreater.by !== to,
      )
        ? { say: 'dislodged-counts', unit, to }
        : null;
    }
  }
}
