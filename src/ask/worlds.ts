import { adjudicate } from '../law/adjudicate.ts';
import type { CycleWithWorlds, World } from '../law/cycle-with-worlds.ts';
import { cyclesOf } from '../law/cycles.ts';
import { spaceOf } from '../board/board.ts';
import type { Edition } from '../rules/edition.ts';
import type { Fact } from '../trace/fact.ts';
import type { RuledOrder, Ruling } from '../trace/ruling.ts';
import { same } from '../trace/same.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/**
 * A turn as it would be in a world, with a step for each outcome, so that it can be drawn as decided. These steps say
 * what happens and not why: they have no premises and no numbers, and prove nothing.
 */
function drawnWorld(turn: Turn, ruling: Ruling): Turn {
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
    case 'attacked':
    case 'recalled':
    case 'aboard':
    case 'ambiguous':
    case 'holds':
      return [];
  }
}

function kindOf(type: string): 'move' | 'support' | 'convoy' {
  return type === 'move' || type === 'convoy' ? type : 'support';
}

/** A world: one outcome that is consistent with all orders. */
export interface FittingWorld {
  readonly world: World;
  /** The turn as it would be in this world, to be drawn: its steps say what happens, not why. */
  readonly turn: Turn;
  /** Those of the given editions that find the cycle and settle it in this way. */
  readonly editions: readonly Edition[];
  /**
   * Those of the given editions under which there is no cycle here, and which have this world's board as their result.
   */
  readonly alike: readonly Edition[];
}

/** Decisions that wait for one another, all consistent outcomes, and what each edition makes of them. */
export interface CycleWorlds {
  readonly cycle: CycleWithWorlds;
  readonly kind: 'circle' | 'paradox';
  readonly worlds: readonly FittingWorld[];
  /** The editions that find a paradox too, but whose result is none of the worlds. */
  readonly otherwise: readonly Edition[];
  /** The editions under which there is no cycle here, and whose result is none of the worlds. */
  readonly without: readonly Edition[];
}

/** The cycles of a turn with all their worlds, and what these editions make of them. Empty for nearly every turn. */
export function worlds(turn: Turn, editions: readonly Edition[]): readonly CycleWorlds[] {
  const { position, orders, edition } = turn;
  return cyclesOf(position, orders, edition).map((cycle) => {
    const rulings = editions.map((each) => ({
      edition: each,
      ruling: adjudicate(position, orders, each, { trace: false }),
    }));
    const agreeing = (world: World): readonly Edition[] =>
      rulings.flatMap(({ edition: each, ruling }) =>
        hasSameBoard(ruling, world.ruling) ? each : [],
      );
    const known = new Set(cycle.worlds.flatMap(agreeing));
    const others = editions.filter((each) => !known.has(each));
    const finding = new Set(editions.filter((each) => finds(each, cycle, turn)));
    return {
      cycle,
      kind: cycle.convoys.length > 0 || cycle.end === 'holds' ? 'paradox' : 'circle',
      worlds: cycle.worlds.map((world) => ({
        world,
        turn:
          world.ruling.steps.length > 0
            ? { ...turn, ruling: world.ruling }
            : drawnWorld(turn, world.ruling),
        editions: agreeing(world).filter((each) => finding.has(each)),
        alike: agreeing(world).filter((each) => !finding.has(each)),
      })),
      otherwise: others.filter((each) => finding.has(each)),
      without: others.filter((each) => !finding.has(each)),
    };
  });
}

/** Whether both leave the board the same: units and what is dislodged. */
function hasSameBoard(one: Ruling, other: Ruling): boolean {
  const board = ({ after, dislodged }: Ruling) => [after, dislodged.map(({ unit }) => unit)];
  return same(board(one), board(other));
}

/** Whether an edition finds this cycle too, and settles it by its rule for such cycles. */
function finds(
  edition: Edition,
  { core, convoys }: CycleWithWorlds,
  { position, orders }: Turn,
): boolean {
  return adjudicate(position, orders, edition).steps.some(({ fact }) => {
    if (fact.type === 'paradox') return fact.convoys.some((fleet) => convoys.includes(fleet));
    return (
      (fact.type === 'rotation' || fact.type === 'cycle') &&
      fact.core.some((unit) => core.includes(unit))
    );
  });
}
