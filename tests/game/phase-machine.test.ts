import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Objection } from '../../src/game/objection.ts';
import { phaseMachine } from '../../src/game/phase-machine.ts';
import { act, type GameSnapshot } from '../../src/game/play.ts';
import { copyOf, EVERYTHING, isFarEnough, keyOf, MODELS, placeOf } from './models.ts';

/** Every transition of the definition that leaves a state, with or without an event. */
function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [...own, ...Object.values(node.states).flatMap(transitionsOf)];
}

/** Except those with which a game begins (`start/own-start.test.ts`). */
const DEFINED: readonly AnyTransitionDefinition[] = [
  ...new Set(transitionsOf(phaseMachine.root)),
].filter(({ source }) => source.key !== 'start');

/** `game.playing LEAVE [isInOrder] -> -`. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const asked = typeof guard === 'object' ? guard.type : typeof guard === 'string' ? guard : '';
  const to = target?.map(({ id }) => id).join(' ') ?? '-';
  return `${source.id} ${String(eventType) || 'always'} [${asked}] -> ${to}`;
}

/** The states without inner ones, except those that are left at once. */
function statesOf(node: AnyStateNode): readonly string[] {
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(statesOf);
  return node.always?.some(({ guard }) => guard === undefined) ? [] : [node.id];
}

const stood = new Set<string>();
const taken = new Set<unknown>();
const note = (transition: unknown): void => {
  taken.add(transition);
};

const REASONS: Readonly<Record<Objection['reason'], true>> = {
  'not-now': true,
  eliminated: true,
  disorder: true,
  unreadable: true,
  'not-yours': true,
  'no-slip': true,
  awaited: true,
  'all-in': true,
  'no-phase': true,
  'no-seat': true,
  'has-left': true,
  'has-not-left': true,
  words: true,
  'no-position': true,
};
const refused = new Map<string, number>();
const reached = new Set<string>();
const tried = new Set<string>();
let walked = 0;
let accepted = 0;

const saved = (game: GameSnapshot): string =>
  JSON.stringify(phaseMachine.getPersistedSnapshot(game));

/** Tries every event in the present state: each is accepted and recorded, or refused without a change. */
function tryEverything(before: GameSnapshot): void {
  const text = saved(before);
  for (const { id } of before._nodes) stood.add(id);
  for (const event of EVERYTHING) {
    const copy = copyOf(before, note);
    copy.send(event);
    const after = copy.getSnapshot();
    copy.stop();
    const then = saved(after);
    const result = act(before, event);
    if (result.ok) {
      accepted += 1;
      expect(saved(result.value)).toBe(then);
      expect(after.context.log).toEqual([...before.context.log, event]);
    } else {
      const { reason } = result.error;
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
      expect(then, `${event.type} ${reason}`).toBe(text);
    }
  }
}

describe('the phase machine, walked by its graph', () => {
  test.each(MODELS)('$name', ({ from, events }) => {
    const paths = getShortestPaths(phaseMachine, {
      fromState: from,
      events,
      serializeState: (snapshot) => keyOf(snapshot),
      stopWhen: isFarEnough,
      limit: 50_000,
    });
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const actor = copyOf(from, note);
      // The first step of a path is how it began.
      for (const { event } of path.steps.slice(1)) actor.send(event);
      walked += path.steps.length - 1;
      expect(keyOf(actor.getSnapshot())).toBe(keyOf(path.state));
      reached.add(keyOf(path.state));
      const place = placeOf(path.state);
      if (!tried.has(place)) tryEverything(actor.getSnapshot());
      tried.add(place);
    }
  });

  test('takes every defined transition', () => {
    const never = DEFINED.filter((transition) => !taken.has(transition)).map(nameOf);
    expect(never).toEqual([]);
  });

  test('reaches every state, with every event tried there', () => {
    const never = statesOf(phaseMachine.root).filter((id) => !stood.has(id));
    expect(never).toEqual([]);
  });

  test('refuses for every possible reason', () => {
    expect([...refused.keys()].sort()).toEqual(Object.keys(REASONS).sort());
  });

  afterAll(() => {
    const figures = [
      `${String(DEFINED.length)} transitions`,
      `${String(reached.size)} states`,
      `${String(walked)} events to get there`,
      `${String(EVERYTHING.length)} events tried in ${String(tried.size)} of them, ${String(accepted)} done`,
      ...[...refused].map(([reason, many]) => `${reason} ${String(many)}`),
    ];
    process.stdout.write(`phase machine: ${figures.join(', ')}\n`);
  });
});
