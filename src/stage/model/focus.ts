import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import type { Fact } from '../../trace/fact.ts';
import type { Focus } from './drawable.ts';

/** The spaces that the last settled step is about; empty before the first. */
export function focusOf(turn: Turn, position: number): readonly Focus[] {
  const step = turn.ruling.steps[position - 1];
  if (!step) return [];
  return [...new Set(spacesOfFact(step.fact).map(spaceOf))].map((space) => ({
    key: `focus:${space}`,
    space,
    opacity: 1,
  }));
}

/** The spaces that a fact is about, the main one first. */
export function spacesOfFact(fact: Fact): readonly SpaceId[] {
  switch (fact.type) {
    case 'illegal':
      return [spaceOf(fact.order.unit.at)];
    case 'move-succeeds':
    case 'move-bounces':
    case 'move-blocked':
    case 'move-rotates':
    case 'move-stopped':
      return [spaceOf(fact.to)];
    case 'no-path':
      return fact.broken;
    case 'path':
      return fact.fleets;
    case 'rotation':
    case 'paradox':
      return fact.core;
    case 'cycle':
      return [...fact.core, ...fact.landings].map(spaceOf);
    case 'move-follows':
    case 'displaced':
      return [spaceOf(fact.to)];
    case 'passage':
      return fact.by === null ? [fact.unit] : [fact.unit, fact.by];
    case 'starves':
    case 'repaired':
    case 'ambiguous':
    case 'void':
    case 'route':
    case 'convoy-available':
    case 'convoy-disrupted':
    case 'support-given':
    case 'support-cut':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'dislodged':
    case 'retreats':
      return [fact.unit];
  }
}
