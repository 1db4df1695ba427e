import { knotsOf } from '../../adjudicator/worlds.ts';
import type { Knot, World } from '../../adjudicator/worlds.ts';
import type { Consequence, Walk } from '../../adjudicator/walk.ts';
import { adjudicate } from '../../adjudicator/adjudicate.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Ruling } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { drawnWorld } from './drawn-world.ts';
import { unitName, unitsOwn } from '../names.ts';
import { capitalised, counted, listed, numberWord } from '../words.ts';

/** One outcome that fits all orders, told. */
export interface ToldWorld {
  /** `All three move`: short, for the head of a small board. */
  readonly title: string;
  readonly sentence: string;
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
  /** The editions that come to something else than any of the worlds. */
  readonly otherwise: readonly Edition[];
}

/** The knots of a turn with all their worlds, and what these editions make of them. Empty for nearly every turn. */
export function worlds(turn: Turn, editions: readonly Edition[]): readonly ToldKnot[] {
  const { position, orders, edition } = turn;
  return knotsOf(position, orders, edition).map((knot) => {
    const rulings = editions.map((each) => ({
      edition: each,
      ruling: adjudicate(position, orders, each, { trace: false }),
    }));
    const agreeing = (world: World): readonly Edition[] =>
      rulings.flatMap(({ edition: each, ruling }) => (comesTo(ruling, world.ruling) ? each : []));
    const known = new Set(knot.worlds.flatMap(agreeing));
    return {
      knot,
      kind: knot.convoys.length > 0 ? 'paradox' : 'circle',
      headline: headline(knot),
      worlds: knot.worlds.map((world) => ({
        title: title(knot, world),
        sentence: told(knot, world),
        turn: drawnWorld(turn, world.ruling),
        editions: agreeing(world),
      })),
      walks: knot.walks.map(toldWalk),
      otherwise: editions.filter((each) => !known.has(each)),
    };
  });
}

/** Whether both leave the board the same: units and what is dislodged. */
function comesTo(one: Ruling, other: Ruling): boolean {
  const board = ({ after, dislodged }: Ruling): string =>
    JSON.stringify([after, dislodged.map(({ unit }) => unit)]);
  return board(one) === board(other);
}

function headline({ core, convoys, worlds: found }: Knot): string {
  const names = listed(core.map(unitName));
  if (convoys.length === 0) {
    return capitalised(`${names} wait for one another. ${fitting(found.length)}`);
  }
  const what = convoys.length === 1 ? 'convoy' : 'convoys';
  const whose = listed(convoys.map(unitsOwn));
  const depends = convoys.length === 1 ? 'depends on itself' : 'depend on themselves';
  return capitalised(`${whose} ${what} ${depends}. ${fitting(found.length)}`);
}

function fitting(outcomes: number): string {
  if (outcomes === 0)
    return 'no outcome fits the orders: whatever is supposed leads to its opposite.';
  return outcomes === 1
    ? 'one outcome fits the orders.'
    : `${counted(outcomes, 'outcome')} fit the orders equally well.`;
}

function title({ core }: Knot, { moves }: World): string {
  const all = core.length === 2 ? 'Both' : `All ${numberWord(core.length)}`;
  if (moves.length === core.length) {
    return core.length === 1 ? capitalised(`${listed(moves.map(unitName))} moves`) : `${all} move`;
  }
  if (moves.length > 0) {
    return capitalised(`${listed(moves.map(unitName))} ${moves.length === 1 ? 'moves' : 'move'}`);
  }
  return core.length === 1 ? capitalised(`${listed(core.map(unitName))} stays`) : `${all} stay`;
}

/** Who of the knot moves, who stays, and what that does to its convoys. */
function told({ core, convoys }: Knot, { moves, ruling }: World): string {
  const stay = core.filter((unit) => !moves.includes(unit));
  const works = convoys.filter((fleet) =>
    ruling.orders.some(({ unit, outcome }) => unit === fleet && outcome === 'available'),
  );
  const broken = convoys.filter((fleet) => !works.includes(fleet));
  const parts = [
    part(moves.map(unitName), 'succeeds', 'succeed'),
    part(stay.map(unitName), 'fails to move', 'fail to move'),
    part(
      works.map((fleet) => `${unitsOwn(fleet)} convoy`),
      'works',
      'work',
    ),
    part(
      broken.map((fleet) => `${unitsOwn(fleet)} convoy`),
      'is broken',
      'are broken',
    ),
  ].filter((text) => text !== '');
  return capitalised(`${listed(parts)}.`);
}

const part = (names: readonly string[], one: string, several: string): string =>
  names.length === 0 ? '' : `${listed(names)} ${names.length === 1 ? one : several}`;

function toldWalk({ assumed, follows, returns, attack, against }: Walk): ToldWalk {
  const contradicts = returns !== null && returns !== assumed.yes;
  const own = unitsOwn(assumed.unit);
  const numbers = `${String(attack)} against ${String(against)}`;
  const comes = returns === true ? 'succeeds' : 'fails';
  const end =
    returns === null
      ? `that alone does not decide ${own} move.`
      : contradicts
        ? `so ${own} move ${comes} after all, ${numbers}: a contradiction.`
        : `so ${own} move ${comes}, ${numbers}, as supposed: this fits.`;
  return {
    supposed: capitalised(`suppose that ${own} move ${assumed.yes ? 'succeeds' : 'fails'}.`),
    follows: follows.map((each) => capitalised(consequence(each))),
    end: capitalised(end),
    contradicts,
  };
}

function consequence({ kind, unit, yes }: Consequence): string {
  switch (kind) {
    case 'move':
      return `then ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`;
    case 'convoy':
      return yes
        ? `then nobody dislodges ${unitName(unit)}, and its convoy works.`
        : `then ${unitName(unit)} is dislodged, and its convoy is broken.`;
    case 'path':
      return yes
        ? `then the army in ${unitName(unit)} is carried across.`
        : `then the army in ${unitName(unit)} is not carried across.`;
    case 'support':
      return `then ${unitsOwn(unit)} support is ${yes ? 'given' : 'cut'}.`;
  }
}
