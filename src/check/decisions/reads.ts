import type { UnitAt } from '../../trace/fact.ts';
import { seasIn } from '../../board/seas.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../model/support-cuts.ts';
import type { TurnModel } from '../model/turn-model.ts';
import {
  effectiveSupport,
  headToHead,
  holdSupportsOf,
  movesInto,
  metBy,
  supportsOf,
} from '../model/turn-model.ts';
import { split } from '../../trace/decision.ts';
import type { Decision, DecisionKind, KnownDecisions } from '../../trace/decision.ts';
import { equations } from './equations.ts';

/** The decisions that the equation of a decision mentions (named as in ARCHITECTURE.md). */
export function mentions(model: TurnModel, kind: DecisionKind, unit: UnitAt): readonly Decision[] {
  switch (kind) {
    case 'move':
      return moveMentions(model, unit);
    case 'path': {
      const crossing = model.crossings.get(unit);
      return seasIn(crossing?.needed ?? 0).map((sea): Decision => `convoy ${sea}`);
    }
    case 'support': {
      const support = effectiveSupport(model, unit);
      if (!support) return [];
      return movesInto(model, unit)
        .filter((attack) => !isImmune(model, support, attack))
        .flatMap((attack) =>
          isOwnAttack(support, attack) || isFromTarget(model, support, attack)
            ? [`move ${attack.at}` as const]
            : pathMention(model, attack.at),
        );
    }
    case 'convoy':
      return movesInto(model, unit).map(({ at }): Decision => `move ${at}`);
  }
}

const pathMention = (model: TurnModel, unit: UnitAt): readonly Decision[] =>
  model.crossings.has(unit) ? [`path ${unit}`] : [];

const supportMentions = (model: TurnModel, unit: UnitAt): readonly Decision[] => [
  ...supportsOf(model, unit).map(({ at }): Decision => `support ${at}`),
  ...pathMention(model, unit),
];

function moveMentions(model: TurnModel, unit: UnitAt): readonly Decision[] {
  const move = model.moves.get(unit);
  if (!move) return [];
  const there = model.moves.get(move.into);
  const defence: readonly Decision[] = there
    ? [`move ${there.at}`, ...(headToHead(model, move) ? supportMentions(model, there.at) : [])]
    : holdSupportsOf(model, move.into).map(({ at }): Decision => `support ${at}`);
  const rivals = movesInto(model, move.into)
    .filter((rival) => rival !== move)
    .flatMap((rival): readonly Decision[] => [
      ...supportMentions(model, rival.at),
      ...(metBy(model, rival).length > 0 ? ([`move ${rival.at}`] as const) : []),
    ]);
  return [...supportMentions(model, unit), ...defence, ...rivals];
}

/** Every decision that the equation of a move reads, directly or through what is not known. */
export function readBy(
  model: TurnModel,
  known: KnownDecisions,
  unit: UnitAt,
): ReadonlySet<Decision> {
  const before = equations(model, known, new Map());
  const found = new Set<Decision>();
  const waiting: Decision[] = [`move ${unit}`];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const mentioned of mentions(model, ...split(next))) {
      if (found.has(mentioned)) continue;
      found.add(mentioned);
      const [kind, other] = split(mentioned);
      if (kind !== 'move' && before[kind](other) === null) waiting.push(mentioned);
    }
  }
  return found;
}
