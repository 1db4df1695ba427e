import { expect } from 'vitest';
import { createActor, type Snapshot } from 'xstate';
import { wanted } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import { isSameDate } from '../../src/game/date.ts';
import type { GameEvent } from '../../src/game/event.ts';
import type { Game, Played } from '../../src/game/game.ts';
import type { Objection } from '../../src/game/objection.ts';
import { send, begun, type Table } from '../support/table.ts';
import { phaseMachine } from '../../src/game/phase-machine.ts';
import type { GameDate, GameFact, GameFactOf } from '../../src/trace/game-fact.ts';
import { accountFor, type Counted } from './games-account.ts';
import { nextEvent, type Script } from './games-events.ts';
import { luckOf } from './games-luck.ts';
import { checkSteps } from './games-steps.ts';

/** Statistics of some games. */
export interface Tally extends Record<keyof Counted, number> {
  games: number;
  years: number;
  events: number;
  phases: number;
  passed: number;
  backs: number;
  corrections: number;
  eliminated: number;
  victories: number;
  agreed: number;
  disorder: number;
  closed: number;
  refused: Map<Objection['reason'], number>;
}

export const newTally = (): Tally => ({
  ...{ games: 0, years: 0, events: 0, phases: 0, passed: 0, backs: 0, corrections: 0 },
  ...{ moved: 0, dislodged: 0, retreated: 0, disbanded: 0, built: 0, removed: 0, captured: 0 },
  ...{ eliminated: 0, victories: 0, agreed: 0, disorder: 0, closed: 0 },
  refused: new Map(),
});

const MOST_EVENTS = 12_000;

/** The state as a file would store it. */
const saved = ({ game }: Table): string => JSON.stringify(phaseMachine.getPersistedSnapshot(game));

function resumed(text: string): Table {
  const snapshot = JSON.parse(text) as Snapshot<unknown>;
  // With a snapshot the input is ignored, but its type requires one.
  const input = { plan: 'seven', rules: '1971' } as const;
  return { game: createActor(phaseMachine, { snapshot, input }).getSnapshot() };
}

/** Plays a game by the script, checking every phase; then replays its log, completely and from a saved state. */
export function playGame(script: Script, tally: Tally): Game {
  const table = begun(script);
  const { year } = table.game.context.now.when;
  let units = table.game.context.now.units;
  let kept = { events: 0, text: '' };
  for (let moment = 0; moment < MOST_EVENTS; moment += 1) {
    const { context } = table.game;
    if (context.now.when.year >= year + script.years) break;
    const luck = luckOf(script.seed, moment);
    const event = nextEvent(table, script, luck);
    if (event === null) break;
    // Every moment is equally likely to be the one that is saved.
    if (luckOf(script.seed, -1 - moment).below(moment + 1) === 0)
      kept = { events: context.log.length, text: saved(table) };
    units = watch(table, event, units, tally);
  }
  const game = table.game.context;
  checkSteps(game);
  expect(checkGame(game)).toEqual({ ok: true });
  count(game, year, tally);
  const end = saved(table);
  expect(again(begun({ plan: script.plan, rules: script.rules }), game.log)).toBe(end);
  expect(again(resumed(kept.text), game.log.slice(kept.events))).toBe(end);
  return game;
}

function again(table: Table, log: readonly GameEvent[]): string {
  for (const event of log) send(table, event);
  return saved(table);
}

/** Sends the event: it is either recorded and done, or refused without any change. Returns the current units. */
function watch(
  table: Table,
  event: GameEvent,
  units: Game['now']['units'],
  tally: Tally,
): Game['now']['units'] {
  const before = table.game;
  const done = send(table, event);
  const { context: after, value } = table.game;
  tally.events += 1;
  if (!done.ok) {
    expect(after).toBe(before.context);
    expect(value).toEqual(before.value);
    const { reason } = done.error;
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
    return units;
  }
  expect(after.log).toHaveLength(before.context.log.length + 1);
  expect(after.log.at(-1)).toBe(event);
  if (event.type === 'DRAW' || event.type === 'END') tally.agreed += 1;
  if (event.type === 'BACK') {
    expect(after.played).toHaveLength(event.to);
    expect(isPrefix(after.played, before.context.played)).toBe(true);
    const { stepsBefore = -1, ...moment }: Partial<Played> = before.context.played[event.to] ?? {};
    const steps = before.context.steps.slice(0, stepsBefore);
    const missed = steps.flatMap(({ fact }) => (isMissed(fact, moment.when) ? [fact.power] : []));
    const disorder = Object.entries(moment.disorder ?? {}).filter(
      ([power, reason]) => reason !== 'no-orders' || !missed.some((one) => one === power),
    );
    expect(after.now).toEqual({ ...moment, disorder: Object.fromEntries(disorder) });
    if (missed.length === 0) {
      expect(after.steps).toHaveLength(stepsBefore);
      expect(isPrefix(after.steps, before.context.steps)).toBe(true);
    } else {
      const others = ({ steps: all }: Pick<Game, 'steps'>) =>
        all.flatMap(({ fact }) => (fact.type.startsWith('disorder') ? [] : [fact]));
      expect(after.steps.some(({ fact }) => isMissed(fact, moment.when))).toBe(false);
      expect(others(after)).toEqual(others({ steps }));
    }
    tally.backs += 1;
    return after.now.units;
  }
  if (event.type === 'CORRECT') {
    tally.corrections += 1;
    // It may leave nothing to build or to remove: then the phase is over, and its units are in the one that was played.
    return watchPlayed(before.context, after, event.units, tally);
  }
  return watchPlayed(before.context, after, units, tally);
}

/** Whether a power has no player any more since it missed the phase of this date. */
const isMissed = (
  fact: GameFact,
  when: GameDate | undefined,
): fact is GameFactOf<'disorder-begins'> =>
  fact.type === 'disorder-begins' &&
  fact.reason === 'no-orders' &&
  when !== undefined &&
  isSameDate(fact.when, when);

/** Compares by identity, so that long lists stay cheap. */
const isPrefix = <T>(short: readonly T[], long: readonly T[]): boolean =>
  short.every((item, place) => item === long[place]);

function watchPlayed(
  before: Game,
  after: Game,
  units: Game['now']['units'],
  tally: Tally,
): Game['now']['units'] {
  const fresh = after.played.slice(before.played.length);
  expect(isPrefix(before.played, after.played)).toBe(true);
  let standing = units;
  for (const [index, phase] of fresh.entries()) {
    const place = before.played.length + index;
    const next = after.played[place + 1] ?? after.now;
    expect(phase.units).toEqual(standing);
    const counted = accountFor(after, after.played[place - 1], phase, next);
    for (const key of Object.keys(counted) as (keyof Counted)[]) tally[key] += counted[key];
    tally.phases += 1;
    if (wanted(phase).length === 0) tally.passed += 1;
    standing = next.units;
  }
  expect(after.now.units).toEqual(standing);
  return standing;
}

function count(game: Game, year: number, tally: Tally): void {
  tally.games += 1;
  tally.years += game.now.when.year - year;
  for (const { fact } of game.steps) {
    if (fact.type === 'eliminated') tally.eliminated += 1;
    if (fact.type === 'victory') tally.victories += 1;
    if (fact.type === 'disorder-begins') tally.disorder += 1;
    if (fact.type === 'closed') tally.closed += 1;
  }
}
