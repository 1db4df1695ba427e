import type { SpaceId, Unit } from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { awaited } from '../../src/game/awaited.ts';
import type { GameEvent } from '../../src/game/event.ts';
import { boardAt, type Game, type Rules } from '../../src/game/game.ts';
import type { Objection } from '../../src/game/objection.ts';
import type { PlanId } from '../../src/game/plan.ts';
import { send, begun, type Table } from '../support/table.ts';
import type { GameFact, GameFactOf } from '../../src/trace/game-fact.ts';
import { lines, owners, told, unit } from '../support/phases.ts';

export type Written = Readonly<Partial<Record<Power, string>>>;

export function started(
  plan: PlanId = 'seven',
  rules: Rules = '1971',
  players: readonly string[] = [],
): Table {
  const table = begun({ plan, rules, players });
  return table;
}

export const gameOf = (table: Table): Game => table.game.context;

/** The states from the outside in: `playing spring orders open`. */
export function stateOf(table: Table): string {
  const words = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...words(inner)])
      : [String(value)];
  return words(table.game.value).join(' ');
}

/** Sends all events. Throws if any of them is refused. */
export function done(table: Table, ...events: readonly GameEvent[]): Game {
  for (const event of events) {
    const result = send(table, event);
    if (!result.ok) throw new Error(`${event.type}: ${JSON.stringify(result.error)}`);
  }
  return gameOf(table);
}

/** The objection to an event; null if it was accepted. */
export function refusal(table: Table, event: GameEvent): Objection | null {
  const result = send(table, event);
  return result.ok ? null : result.error;
}

export function hand(table: Table, written: Written): Game {
  for (const power of boardAt(gameOf(table).now).powers) {
    const text = written[power];
    if (text !== undefined) done(table, { type: 'SUBMIT', power, text });
  }
  return gameOf(table);
}

/** Plays a phase in which these powers hand in orders and all others that are wanted an empty order sheet. */
export function rule(table: Table, written: Written = {}): Game {
  hand(table, written);
  for (const power of awaited(gameOf(table).now))
    done(table, { type: 'SUBMIT', power, text: written[power] ?? '' });
  if (stateOf(table).endsWith('diplomacy')) done(table, { type: 'WRITE' });
  return done(table, { type: 'ADJUDICATE' });
}

/** Plays the moves of a turn, up to its retreats; if there are none, up to what follows. */
export function turn(table: Table, written: Written = {}): Game {
  rule(table, written);
  return done(table, { type: 'PROCEED' });
}

/** The same orders, but the others miss the deadline. */
export function lapsed(table: Table, written: Written): Game {
  if (stateOf(table).endsWith('diplomacy')) done(table, { type: 'WRITE' });
  hand(table, written);
  if (awaited(gameOf(table).now).length > 0) done(table, { type: 'DEADLINE' });
  return done(table, { type: 'ADJUDICATE' });
}

/** Places units and owners: `E F LON; G A BER`, `E: LON; G: BER KIE`. */
export const board = (units: string, owned: string): GameEvent => ({
  type: 'CORRECT',
  units: lines(units).map(unit),
  owners: owners(owned),
  note: 'A board for a test.',
});

/** The units of a power, or of all, as `E F LON`. */
export const standing = ({ now }: Game, power?: Power): readonly string[] =>
  told(power ? now.units.filter((one) => one.power === power) : now.units);

export const facts = <T extends GameFact['type']>(
  { steps }: Game,
  type: T,
): readonly GameFactOf<T>[] =>
  steps.flatMap(({ fact }) => (fact.type === type ? [fact as GameFactOf<T>] : []));

/** The types of the steps that the last step of this type rests on. */
export function premises({ steps }: Game, type: GameFact['type']): readonly GameFact['type'][] {
  const step = steps.findLast(({ fact }) => fact.type === type);
  if (!step) throw new Error(`no step says ${type}`);
  return step.because.flatMap((id) => steps[id]?.fact.type ?? []);
}

const SPACE_LIST = Object.keys(SPACES) as readonly SpaceId[];
const OFF_CENTRES = SPACE_LIST.filter((space) => !SPACES[space].centre);

/**
 * A board on which powers have this many units, none of them in a centre, and this many centres, their own homes first.
 */
export function forces(
  counts: Readonly<Partial<Record<Power, readonly [units: number, centres: number]>>>,
): GameEvent {
  const powers = POWERS.flatMap((power) => Array<Power>(counts[power]?.[0] ?? 0).fill(power));
  const units = powers.map((power, place): Unit => {
    const at = OFF_CENTRES[place] ?? 'BOH';
    return { power, kind: SPACES[at].kind === 'sea' ? 'F' : 'A', at };
  });
  const given: Partial<Record<SpaceId, Power>> = {};
  const give = (power: Power, centres: readonly SpaceId[]): void => {
    const own = Object.values(given).filter((owner) => owner === power).length;
    const free = centres.filter((centre) => given[centre] === undefined);
    for (const centre of free.slice(0, (counts[power]?.[1] ?? 0) - own)) given[centre] = power;
  };
  for (const power of POWERS)
    give(
      power,
      CENTRES.filter((one) => SPACES[one].home === power),
    );
  for (const power of POWERS)
    give(
      power,
      CENTRES.filter((one) => SPACES[one].home === null),
    );
  for (const power of POWERS) give(power, CENTRES);
  return { type: 'CORRECT', units, owners: given, note: 'A board for a test.' };
}

/** Turkey with this many centres, and an army in Galicia next to Warsaw, which is Russian; England has the rest. */
export function almost(turkish: number): GameEvent {
  const others = CENTRES.filter((one) => one !== 'WAR' && SPACES[one].home !== 'England');
  const owners = Object.fromEntries([
    ...CENTRES.map((centre) => [centre, 'England'] as const),
    ...others.slice(0, turkish).map((centre) => [centre, 'Turkey'] as const),
    ['WAR', 'Russia'] as const,
  ]);
  const units: readonly Unit[] = [
    { power: 'Turkey', kind: 'A', at: 'GAL' },
    { power: 'England', kind: 'A', at: 'WAL' },
  ];
  return { type: 'CORRECT', units, owners, note: 'A board for a test.' };
}
