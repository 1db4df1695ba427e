import type { Fact, UnitAt } from '../fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import {
  headToHead,
  holdSupportsOf,
  movesInto,
  opposite,
  supportsOf,
} from '../model/turn-model.ts';
import {
  effectiveSupport,
  isFromTarget,
  isImmune,
  isOwnAttack,
} from '../check/movement/verify-supports.ts';
import { seasIn } from '../model/seas.ts';

/** The decisions: each is about one unit. */
export const DECISIONS = ['move', 'path', 'support', 'convoy'] as const;
export type DecisionKind = (typeof DECISIONS)[number];
export type Decision = `${DecisionKind} ${UnitAt}`;

/** What is settled: true is the outcome that the order wished for. */
export type Known = ReadonlyMap<Decision, boolean>;

/** What a fact settles, if it settles something. */
export function settledBy(fact: Fact): readonly (readonly [Decision, boolean])[] {
  switch (fact.type) {
    case 'move-succeeds':
    case 'move-rotates':
      return [[`move ${fact.unit}`, true]];
    case 'move-bounces':
    case 'move-blocked':
    case 'move-stopped':
      return [[`move ${fact.unit}`, false]];
    case 'path':
      return [[`path ${fact.unit}`, true]];
    case 'no-path':
      return [
        [`path ${fact.unit}`, false],
        [`move ${fact.unit}`, false],
      ];
    case 'void':
      return fact.kind === 'move'
        ? [
            [`path ${fact.unit}`, false],
            [`move ${fact.unit}`, false],
          ]
        : [];
    case 'support-given':
      return [[`support ${fact.unit}`, true]];
    case 'support-cut':
      return [[`support ${fact.unit}`, false]];
    case 'convoy-available':
      return [[`convoy ${fact.unit}`, true]];
    case 'convoy-disrupted':
      return [[`convoy ${fact.unit}`, false]];
    case 'repaired':
    case 'illegal':
    case 'ambiguous':
    case 'route':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'rotation':
    case 'paradox':
    case 'dislodged':
    case 'retreats':
      return [];
  }
}

/** The decisions that the equation of a decision mentions (ARCHITECTURE.md names them). */
export function mentions(field: TurnModel, kind: DecisionKind, unit: UnitAt): readonly Decision[] {
  switch (kind) {
    case 'move':
      return moveMentions(field, unit);
    case 'path': {
      const crossing = field.crossings.get(unit);
      return seasIn(crossing?.needed ?? 0).map((sea): Decision => `convoy ${sea}`);
    }
    case 'support': {
      const support = effectiveSupport(field, unit);
      if (!support) return [];
      return movesInto(field, unit)
        .filter((attack) => !isImmune(field, support, attack))
        .flatMap((attack) =>
          isOwnAttack(support, attack) || isFromTarget(field, support, attack)
            ? [`move ${attack.at}` as const]
            : pathMention(field, attack.at),
        );
    }
    case 'convoy':
      return movesInto(field, unit).map(({ at }): Decision => `move ${at}`);
  }
}

const pathMention = (field: TurnModel, unit: UnitAt): readonly Decision[] =>
  field.crossings.has(unit) ? [`path ${unit}`] : [];

const supportMentions = (field: TurnModel, unit: UnitAt): readonly Decision[] => [
  ...supportsOf(field, unit).map(({ at }): Decision => `support ${at}`),
  ...pathMention(field, unit),
];

function moveMentions(field: TurnModel, unit: UnitAt): readonly Decision[] {
  const move = field.moves.get(unit);
  if (!move) return [];
  const there = field.moves.get(move.into);
  const defence: readonly Decision[] = there
    ? [`move ${there.at}`, ...(headToHead(field, move) ? supportMentions(field, there.at) : [])]
    : holdSupportsOf(field, move.into).map(({ at }): Decision => `support ${at}`);
  const rivals = movesInto(field, move.into)
    .filter((rival) => rival !== move)
    .flatMap((rival): readonly Decision[] => [
      ...supportMentions(field, rival.at),
      ...(opposite(field, rival) ? ([`move ${rival.at}`] as const) : []),
    ]);
  return [...supportMentions(field, unit), ...defence, ...rivals];
}
