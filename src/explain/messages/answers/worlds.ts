import type { Consequence, Walk } from '../../../law/cycle-with-worlds.ts';
import type { CycleWithWorlds, World } from '../../../law/cycle-with-worlds.ts';
import type { CycleWorlds } from '../../../ask/worlds.ts';
import { unitAt } from '../../../board/unit-at.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';
import { who, type Score, type Units, type Who } from '../who.ts';
import type { AnswerMessage } from './editions.ts';

/** What is said about a cycle, about its worlds, and on the walk around a loop. */
export type WorldMessage =
  | { readonly say: 'circle'; readonly core: readonly Who[]; readonly outcomes: number }
  | { readonly say: 'paradox'; readonly convoys: readonly Who[]; readonly outcomes: number }
  /** `some`: those that move, unless all or none do. */
  | {
      readonly say: 'title';
      readonly core: readonly Who[];
      readonly some: readonly Who[];
      readonly all: boolean;
    }
  | {
      readonly say: 'world';
      readonly move: readonly Who[];
      readonly stay: readonly Who[];
      readonly available: readonly Who[];
      readonly disrupted: readonly Who[];
    }
  | { readonly say: 'suppose'; readonly unit: Who; readonly yes: boolean }
  | {
      readonly say: 'then';
      readonly kind: Consequence['kind'];
      readonly unit: Who;
      readonly yes: boolean;
    }
  /** `yes`: it succeeds. `fits`: as was assumed. `powerless`: why it has no strength. */
  | {
      readonly say: 'so';
      readonly unit: Who;
      readonly yes: boolean;
      readonly fits: boolean;
      readonly powerless: 'no-path' | 'own-unit' | null;
      readonly score: Score;
    };

/** What is said about a world. */
export interface WorldMessages {
  /** `All three move`: short, for the head of a small board. */
  readonly title: WorldMessage;
  readonly sentence: WorldMessage;
  /** Each unit that is dislodged in it, by which unit, and where it may retreat. */
  readonly dislodged: readonly AnswerMessage[];
}

/** The walk around a loop: what is assumed, what follows from it, and what that says about the assumption. */
export interface WalkMessages {
  readonly supposed: WorldMessage;
  readonly follows: readonly WorldMessage[];
  readonly end: WorldMessage;
  /** Whether the assumption contradicts itself. */
  readonly contradicts: boolean;
}

export interface CycleMessages {
  readonly headline: WorldMessage;
  readonly worlds: readonly WorldMessages[];
  readonly walks: readonly WalkMessages[];
}

/** The messages about a cycle of a turn, about its worlds and the walks around it. */
export function cycleMessages({ cycle }: CycleWorlds, { position }: Turn): CycleMessages {
  const units: Units = new Map(position.units.map((unit) => [unitAt(unit), unit]));
  return {
    headline: headline(cycle, units),
    worlds: cycle.worlds.map((each) => ({
      title: title(cycle, each, units),
      sentence: world(cycle, each, units),
      dislodged: each.ruling.dislodged.map(({ unit, by, retreats }) => ({
        say: 'falls',
        unit: who(unit, units),
        by: who(by, units),
        retreats,
      })),
    })),
    walks: cycle.walks.map((walk) => walkMessages(walk, units)),
  };
}

const named = (units: readonly UnitAt[], standing: Units): readonly Who[] =>
  units.map((unit) => who(unit, standing));

function headline({ core, convoys, worlds: found }: CycleWithWorlds, units: Units): WorldMessage {
  return convoys.length === 0
    ? { say: 'circle', core: named(core, units), outcomes: found.length }
    : { say: 'paradox', convoys: named(convoys, units), outcomes: found.length };
}

const title = ({ core }: CycleWithWorlds, { moves }: World, units: Units): WorldMessage => ({
  say: 'title',
  core: named(core, units),
  some: moves.length === core.length ? [] : named(moves, units),
  all: moves.length === core.length,
});

/** Which units of the cycle move, which stay, and what that does to its convoys. */
function world(
  { core, convoys }: CycleWithWorlds,
  { moves, ruling }: World,
  units: Units,
): WorldMessage {
  const available = convoys.filter((fleet) =>
    ruling.orders.some(({ unit, outcome }) => unit === fleet && outcome === 'available'),
  );
  return {
    say: 'world',
    move: named(moves, units),
    stay: named(
      core.filter((unit) => !moves.includes(unit)),
      units,
    ),
    available: named(available, units),
    disrupted: named(
      convoys.filter((fleet) => !available.includes(fleet)),
      units,
    ),
  };
}

function walkMessages(
  { assumed, follows, returns, attack, against }: Walk,
  units: Units,
): WalkMessages {
  const unit = who(assumed.unit, units);
  const fits = returns === assumed.yes;
  const isLost = follows.some(
    ({ kind, unit: at, yes }) => kind === 'path' && at === assumed.unit && !yes,
  );
  const powerless = attack > 0 ? null : isLost ? 'no-path' : 'own-unit';
  return {
    supposed: { say: 'suppose', unit, yes: assumed.yes },
    follows: follows.map(({ kind, unit: at, yes }) => ({
      say: 'then',
      kind,
      unit: who(at, units),
      yes,
    })),
    end: { say: 'so', unit, yes: returns, fits, powerless, score: { attack, against } },
    contradicts: !fits,
  };
}
