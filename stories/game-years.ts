import type { GameEvent } from '../src/game/event.ts';
import { act, createGame, type GameSnapshot } from '../src/game/play.ts';
import type { PlanId } from '../src/game/plan.ts';
import { noted, type EventNote } from '../src/ui/machine/event-log.ts';

export interface Driven {
  readonly snapshot: GameSnapshot;
  readonly notes: readonly EventNote[];
}

/** The state and log of a game after these events. */
export function driven(events: readonly GameEvent[], plan: PlanId = 'seven'): Driven {
  const first: Driven = { snapshot: createGame({ plan, rules: '1971' }), notes: [] };
  return events.reduce(({ snapshot, notes }, event) => {
    const done = act(snapshot, event);
    return {
      snapshot: done.ok ? done.value : snapshot,
      notes: noted(notes, event, snapshot, done),
    };
  }, first);
}

/** Nobody hands in orders, so all units hold: a turn up to its ruling. */
const QUIET: readonly GameEvent[] = [
  { type: 'WRITE' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
];
const ON: GameEvent = { type: 'PROCEED' };

/** In the first Spring: two powers have handed in their orders, and somebody adjudicates too early. */
export const HURRY: readonly GameEvent[] = [
  { type: 'WRITE' },
  { type: 'SUBMIT', power: 'Austria', text: 'A Vie-Gal' },
  { type: 'ADJUDICATE' },
  { type: 'SUBMIT', power: 'England', text: 'A Vie-Gal' },
  { type: 'SUBMIT', power: 'France', text: 'F Bre-MAO' },
];
export const SPRING_RULED: readonly GameEvent[] = QUIET;
/** After Spring, whose retreat phase was skipped because no unit had to retreat. */
export const FALL_RULED: readonly GameEvent[] = [...QUIET, ON, ...QUIET];
/** One order captures a centre in Fall, so that there is a build. */
export const WINTER: readonly GameEvent[] = [
  { type: 'SUBMIT', power: 'Germany', text: 'A Mun-Ruh' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
  ON,
  { type: 'SUBMIT', power: 'Germany', text: 'A Ruh-Hol' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
  ON,
];
/** The army in Galicia is dislodged in Fall and must retreat. */
export const RETREATS: readonly GameEvent[] = [
  { type: 'SUBMIT', power: 'Austria', text: 'A Vie-Gal' },
  { type: 'SUBMIT', power: 'Russia', text: 'A Mos-Ukr' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
  ON,
  { type: 'SUBMIT', power: 'Austria', text: 'A Gal H' },
  { type: 'SUBMIT', power: 'Russia', text: 'A War-Gal\nA Ukr S A War-Gal' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
  ON,
];
export const NEXT_YEAR: readonly GameEvent[] = [...FALL_RULED, ON];
export const DRAWN: readonly GameEvent[] = [...SPRING_RULED, { type: 'DRAW' }];
