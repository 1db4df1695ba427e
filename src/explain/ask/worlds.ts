import { knotsOf } from '../../adjudicator/worlds.ts';
import type { Knot, World } from '../../adjudicator/worlds.ts';
import type { Consequence, Walk } from '../../adjudicator/walk.ts';
import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { spaceOf } from '../../board/board.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Ruling } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { drawnWorld } from './drawn-world.ts';
import { english } from '../english/english.ts';
import { spoken, type Language } from '../language.ts';
import { who, type Score, type Units, type Who } from '../who.ts';
import { capitalised } from '../words.ts';

/** One outcome that fits all orders, told. */
export interface ToldWorld {
  /** `All three move`: short, for the head of a small board. */
  readonly title: string;
  readonly sentence: string;
  /** Each unit that is dislodged in it, by whom, and where it may retreat. */
  readonly fallen: readonly string[];
  /** The turn as it would be in this world, to be drawn: its steps say what is so, not why. */
  readonly turn: Turn;
  /** The editions, of those asked about, that come to this very outcome. */
  readonly editions: readonly Edition[];
}

/** The way round a loop: what is supposed, what follows from it, and what that says about the supposition. */
export interface ToldWalk {
  readonly supposed: string;
  readonly follows: readonly string[];
  readonly end: string;
  /** Whether the supposition contradicts itself. */
  readonly contradicts: boolean;
}

export interface ToldKnot {
  readonly knot: Knot;
  readonly kind: 'circle' | 'paradox';
  readonly headline: string;
  readonly worlds: readonly ToldWorld[];
  readonly walks: readonly ToldWalk[];
  /** The editions that find a paradox too, and come to something else than any of the worlds. */
  readonly otherwise: readonly Edition[];
  /** The editions by whose rules nothing waits for itself here, and that come to something else than any of the worlds. */
  readonly without: readonly Edition[];
}

/** What is said of a knot, of its worlds, and on the way round a loop. */
export type WorldSaid =
  | { readonly say: 'circle'; readonly core: readonly Who[]; readonly outcomes: number }
  | { readonly say: 'paradox'; readonly convoys: readonly Who[]; readonly outcomes: number }
  /** `some`: those that move, if not all of them and not none. */
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
      readonly works: readonly Who[];
      readonly broken: readonly Who[];
    }
  | { readonly say: 'suppose'; readonly unit: Who; readonly yes: boolean }
  | {
      readonly say: 'then';
      readonly kind: Consequence['kind'];
      readonly unit: Who;
      readonly yes: boolean;
    }
  /** `yes`: it succeeds. `fits`: as was supposed. */
  | {
      readonly say: 'so';
      readonly unit: Who;
      readonly yes: boolean;
      readonly fits: boolean;
      readonly score: Score;
    };

/** The knots of a turn with all their worlds, and what these editions make of them. Empty for nearly every turn. */
export function worlds(
  turn: Turn,
  editions: readonly Edition[],
  language: Language = english,
): readonly ToldKnot[] {
  const { position, orders, edition } = turn;
  const units: Units = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const tell = (said: WorldSaid): string => capitalised(spoken(language.worlds, said));
  return knotsOf(position, orders, edition).map((knot) => {
    const rulings = editions.map((each) => ({
      edition: each,
      ruling: adjudicate(position, orders, each, { trace: false }),
    }));
    const agreeing = (world: World): readonly Edition[] =>
      rulings.flatMap(({ edition: each, ruling }) => (comesTo(ruling, world.ruling) ? each : []));
    const known = new Set(knot.worlds.flatMap(agreeing));
    const others = editions.filter((each) => !known.has(each));
    const finding = new Set(others.filter((each) => finds(each, knot, turn)));
    return {
      knot,
      kind: knot.convoys.length > 0 ? 'paradox' : 'circle',
      headline: tell(headline(knot, units)),
      worlds: knot.worlds.map((world) => ({
        title: tell(title(knot, world, units)),
        sentence: tell(told(knot, world, units)),
        fallen: world.ruling.dislodged.map(({ unit, by, retreats }) =>
          capitalised(
            spoken(language.answers, {
              say: 'falls',
              unit: who(unit, units),
              by: who(by, units),
              retreats,
            }),
          ),
        ),
        turn: drawnWorld(turn, world.ruling),
        editions: agreeing(world),
      })),
      walks: knot.walks.map((walk) => toldWalk(walk, units, tell)),
      otherwise: others.filter((each) => finding.has(each)),
      without: others.filter((each) => !finding.has(each)),
    };
  });
}

/** Whether both leave the board the same: units and what is dislodged. */
function comesTo(one: Ruling, other: Ruling): boolean {
  const board = ({ after, dislodged }: Ruling): string =>
    JSON.stringify([after, dislodged.map(({ unit }) => unit)]);
  return board(one) === board(other);
}

/** Whether an edition finds this knot too, and settles it by its rule for such. */
function finds(edition: Edition, { core, convoys }: Knot, { position, orders }: Turn): boolean {
  return adjudicate(position, orders, edition).steps.some(({ fact }) => {
    if (fact.type === 'paradox') return fact.convoys.some((fleet) => convoys.includes(fleet));
    return fact.type === 'rotation' && fact.core.some((unit) => core.includes(unit));
  });
}

const named = (units: readonly UnitAt[], standing: Units): readonly Who[] =>
  units.map((unit) => who(unit, standing));

function headline({ core, convoys, worlds: found }: Knot, units: Units): WorldSaid {
  return convoys.length === 0
    ? { say: 'circle', core: named(core, units), outcomes: found.length }
    : { say: 'paradox', convoys: named(convoys, units), outcomes: found.length };
}

const title = ({ core }: Knot, { moves }: World, units: Units): WorldSaid => ({
  say: 'title',
  core: named(core, units),
  some: moves.length === core.length ? [] : named(moves, units),
  all: moves.length === core.length,
});

/** Who of the knot moves, who stays, and what that does to its convoys. */
function told({ core, convoys }: Knot, { moves, ruling }: World, units: Units): WorldSaid {
  const works = convoys.filter((fleet) =>
    ruling.orders.some(({ unit, outcome }) => unit === fleet && outcome === 'available'),
  );
  return {
    say: 'world',
    move: named(moves, units),
    stay: named(
      core.filter((unit) => !moves.includes(unit)),
      units,
    ),
    works: named(works, units),
    broken: named(
      convoys.filter((fleet) => !works.includes(fleet)),
      units,
    ),
  };
}

function toldWalk(
  { assumed, follows, returns, attack, against }: Walk,
  units: Units,
  tell: (said: WorldSaid) => string,
): ToldWalk {
  const unit = who(assumed.unit, units);
  const fits = returns === assumed.yes;
  const end: WorldSaid = { say: 'so', unit, yes: returns, fits, score: { attack, against } };
  return {
    supposed: tell({ say: 'suppose', unit, yes: assumed.yes }),
    follows: follows.map(({ kind, unit: at, yes }) =>
      tell({ say: 'then', kind, unit: who(at, units), yes }),
    ),
    end: tell(end),
    contradicts: !fits,
  };
}
