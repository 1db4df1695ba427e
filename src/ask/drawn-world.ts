import { spaceOf } from '../board/board.ts';
import type { Fact } from '../trace/fact.ts';
import type { RuledOrder, Ruling } from '../trace/ruling.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/**
 * A turn as it would be in a world, with a step for each outcome, so that it can be drawn as decided. These steps say what
 * is so and not why: they have no premises and no numbers, and prove nothing.
 */
export function drawnWorld(turn: Turn, ruling: Ruling): Turn {
  const facts = [
    ...ruling.orders.flatMap((ruled) => factOf(ruled, ruling)),
    ...ruling.dislodged.flatMap(({ unit, by, retreats, barred }): readonly Fact[] => [
      { type: 'dislodged', unit, by },
      { type: 'retreats', unit, to: retreats, barred },
    ]),
  ];
  const citation = turn.edition.citations.rotation;
  const steps = facts.map((fact, id): Step => ({ id, fact, because: [], citation }));
  return { ...turn, ruling: { ...ruling, steps } };
}

function factOf({ unit, order, outcome }: RuledOrder, ruling: Ruling): readonly Fact[] {
  if (order === null) return [];
  const to = order.type === 'move' ? order.to : unit;
  const into = ruling.orders.filter(
    (other) => other.order?.type === 'move' && spaceOf(other.order.to) === unit,
  );
  switch (outcome) {
    case 'succeeds':
      return [{ type: 'move-rotates', unit, to }];
    case 'bounces':
    case 'blocked':
    case 'stopped':
      return [{ type: 'move-stopped', unit, to }];
    case 'no-path': {
      const broken = ruling.orders.filter(
        (fleet) =>
          fleet.outcome === 'disrupted' &&
          fleet.order?.type === 'convoy' &&
          spaceOf(fleet.order.target.at) === unit,
      );
      return [{ type: 'no-path', unit, broken: broken.map((fleet) => fleet.unit) }];
    }
    case 'given':
      return [{ type: 'support-given', unit, attackers: [] }];
    case 'cut': {
      const by = into.map((attacker) => attacker.unit);
      return [{ type: 'support-cut', unit, manner: 'attacked', by }];
    }
    case 'available':
      return [{ type: 'convoy-available', unit, attackers: [] }];
    case 'disrupted':
      return [{ type: 'convoy-disrupted', unit, by: null }];
    case 'void':
      return [{ type: 'void', unit, kind: kindOf(order.type), reason: 'not-moving' }];
    case 'illegal':
      return [{ type: 'illegal', order, reason: 'no-unit' }];
    case 'ambiguous':
    case 'holds':
      return [];
  }
}

function kindOf(type: string): 'move' | 'support' | 'convoy' {
  return type === 'move' || type === 'convoy' ? type : 'support';
}
