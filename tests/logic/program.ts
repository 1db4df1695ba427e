import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'clingo-wasm';
import type { UnitKind } from '../../src/board/board.ts';
import { neighbours, SPACE_IDS, spaceOf } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { GivenTurn } from '../support/short.ts';

/** `docs/rules.lp`, and the facts that go in. */
export const PROGRAM = readFileSync(join(import.meta.dirname, '../../docs/rules.lp'), 'utf8');

/** A name as the program writes it: `stp_sc`, `one_survives`. */
const word = (name: string): string =>
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
    .replaceAll(/\W/g, '_')
    .toLowerCase();

const KINDS: Readonly<Record<UnitKind, string>> = { A: 'army', F: 'fleet' };

const SPACES_OF_THE_BOARD: string = [
  ...(['inland', 'coastal', 'sea'] as const).map(
    (kind) => `kind(${anyOf(SPACE_IDS.filter((space) => SPACES[space].kind === kind))},${kind}).`,
  ),
  ...SPACE_IDS.map((space) => `in(${anyOf([space, ...SPACES[space].coasts])},${word(space)}).`),
].join('\n');

/** One fact for each of these names. */
function anyOf(names: readonly string[]): string {
  return `(${names.map(word).join(';')})`;
}

const choiceFact = ([question, answer]: readonly [string, string | boolean]): string => {
  const said = typeof answer === 'string' ? word(answer) : answer ? 'yes' : 'no';
  return `choice(${word(question)},${said}).`;
};

function wordsOf(order: Order): string {
  switch (order.type) {
    case 'hold':
      return 'hold';
    case 'move':
      return `move(${word(order.to)},${order.viaConvoy ? 'via' : 'plain'})`;
    case 'support-hold':
      return `support(${word(spaceOf(order.target.at))})`;
    case 'support-move':
      return `support(${word(spaceOf(order.target.at))},${word(order.to)})`;
    case 'convoy':
      return `convoy(${word(spaceOf(order.target.at))},${word(order.to)})`;
    case 'board':
    case 'land':
      throw new Error('an order of the Army/Fleet module');
  }
}

/** The facts of a turn. Orders for a unit of another power, or for none, are no facts: they order nothing. */
function factsOf({ position, orders }: GivenTurn): string {
  const owner = new Map(position.units.map(({ power, at }) => [spaceOf(at), power]));
  return [
    ...position.units.flatMap((unit) => {
      const { power, kind, at } = unit;
      const said = [spaceOf(at), power, KINDS[kind], at].map(word);
      // Of the borders, those of its place: the program asks for no others, and reads them faster than all.
      const from = kind === 'A' ? spaceOf(at) : at;
      return [
        `unit(${said.join(',')}).`,
        `adjacent(${KINDS[kind]},${word(from)},${anyOf(neighbours(unit))}).`,
      ];
    }),
    ...orders.flatMap((order, place) => {
      const unit = spaceOf(order.unit.at);
      if (owner.get(unit) !== order.power) return [];
      return [`order(${place.toString()},${word(unit)},${wordsOf(order)}).`];
    }),
  ].join('\n');
}

/** What the edition's rule for paradoxes has settled: convoys that fail, and moves that are stopped. */
export interface Settled {
  readonly fails: readonly string[];
  readonly stopped: readonly string[];
}

/** One answer of the program: its atoms by predicate, each as the names in it, sorted. */
export type Answer = Readonly<Record<string, readonly string[]>>;

const PREDICATES = ['succeeds', 'path', 'given', 'disrupted', 'dislodged', 'retreat', 'legal'];

/** `given(a_b,c)` as `A/B C`. */
function answerOf(atoms: readonly string[]): Answer {
  const parsed = atoms.map((atom) => {
    const [predicate = '', names = ''] = atom.slice(0, -1).split('(');
    const all = names.split(',').map((name) => name.toUpperCase().replace('_', '/'));
    return { predicate, names: all.join(' ') };
  });
  return Object.fromEntries(
    PREDICATES.map((each) => [
      each,
      parsed
        .filter(({ predicate }) => predicate === each)
        .map(({ names }) => names)
        .sort(),
    ]),
  );
}

const textOf = (turn: GivenTurn, choices: Choices, { fails, stopped }: Settled): string =>
  [
    SPACES_OF_THE_BOARD,
    ...Object.entries(choices).map(choiceFact),
    factsOf(turn),
    ...fails.map((fleet) => `fails(${word(fleet)}).`),
    ...stopped.map((unit) => `stopped(${word(unit)}).`),
    PROGRAM,
  ].join('\n');

/** All answers for a turn under these choices. Throws what the solver says if the program is wrong. */
export async function answers(
  turn: GivenTurn,
  choices: Choices,
  settled: Settled = { fails: [], stopped: [] },
): Promise<readonly Answer[]> {
  const said = await run(textOf(turn, choices, settled), 0);
  if (said.Result === 'ERROR') throw new Error(said.Error);
  return (said.Call[0]?.Witnesses ?? []).map(({ Value }) => answerOf(Value));
}
