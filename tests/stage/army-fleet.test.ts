import { describe, expect, test } from 'vitest';
import { frame } from '../../src/stage/frame/frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import { ruleArmyFleetCase } from '../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { tween } from '../../src/stage/motion/choreography.ts';
import { linePath } from '../../src/stage/geometry/outline.ts';
import { CASES, movementsOf, turnOf } from '../support/army-fleet.ts';
import type { Turn } from '../../src/trace/turn.ts';

/** The turns of each case that begins with a movement phase. */
const TURNS = CASES.flatMap((one) =>
  movementsOf(one).map((movement) => ({ id: one.id, turn: turnOf(movement) })),
);

const turnOfCase = (id: string, season = 0): Turn => {
  const found = TURNS.filter((one) => one.id === id)[season];
  if (!found) throw new Error(`no case ${id}`);
  return found.turn;
};

/** The frames of all its steps. */
const framesOf = (turn: Turn): readonly Frame[] =>
  Array.from({ length: turn.ruling.steps.length + 1 }, (_, step) =>
    frame(turn, step, FORMATS.thumb),
  );
const lastOf = (id: string, season?: number): Frame => {
  const turn = turnOfCase(id, season);
  return frame(turn, turn.ruling.steps.length, FORMATS.wide);
};

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

test('every case is drawn at every step, and between them', () => {
  expect(TURNS.length).toBeGreaterThan(100);
  const wrong = TURNS.flatMap(({ id, turn }) => {
    const frames = framesOf(turn);
    const moving = frames.slice(1).map((to, i) => tween(frames[i] ?? to, to).at(300));
    return [...frames, ...moving].flatMap((shown, i) => {
      const paths = [...shown.ribbons, ...shown.retreats].map(({ line }) => linePath(line));
      const isSound =
        numbersIn(shown).every(Number.isFinite) && !paths.some((path) => path.includes('NaN'));
      const armies = turn.position.units.length;
      return isSound && shown.units.length <= armies ? [] : [`${id} ${String(i)}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('at the end, every army aboard in the ruling is on the deck of its boat', () => {
  const wrong = TURNS.flatMap(({ id, turn }) => {
    const { after, dislodged } = turn.ruling;
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.thumb);
    const fallen = dislodged.filter(({ aboard }) => aboard !== undefined).length;
    const starved = turn.ruling.starved?.length ?? 0;
    const aboard = after.units.filter(({ moves }) => moves !== undefined);
    const decks = shown.units.filter(({ deck }) => deck === 1);
    const boats = shown.units.filter(({ spent }) => spent !== undefined);
    const together = decks.filter(({ x, y }) => boats.some((one) => one.x === x && one.y === y));
    const counts = [decks.length, boats.length, together.length];
    const wanted = aboard.length + fallen + starved;
    return counts.every((count) => count === wanted)
      ? []
      : [`${id}: ${counts.join()} for ${String(wanted)}`];
  });
  expect(wrong).toEqual([]);
});

describe('rations', () => {
  test('one pip is spent for each move', () => {
    const wrong = TURNS.flatMap(({ id, turn }) => {
      const shown = frame(turn, turn.ruling.steps.length, FORMATS.thumb);
      const spent = shown.units.flatMap((one) =>
        one.perforated === 0 && one.spent !== undefined && one.spent < 4 ? [one.spent] : [],
      );
      const moves = turn.ruling.after.units.flatMap((one) => one.moves ?? []);
      return spent.sort().join() === [...moves].sort().join() ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });
});

describe('arrows', () => {
  const waysOf = (shown: Frame) => shown.ribbons.flatMap(({ way }) => way ?? []);

  test('an army boards, sails with its fleet and lands from where that has gone', () => {
    const shown = lastOf('E91');
    expect(waysOf(shown)).toEqual(['carried', 'boards']);
    expect(shown.units.find(({ key }) => key === 'unit:MAR')).toMatchObject({ deck: 0 });
  });

  test('a fleet that takes its army back turns round, without a bar', () => {
    const shown = lastOf('E101');
    expect(waysOf(shown)).toEqual(['returns']);
    expect(shown.ribbons.find(({ way }) => way === 'returns')).toMatchObject({ bar: 0 });
  });

  test('a boarding that fails ends at a bar', () => {
    const shown = lastOf('E98');
    const boarding = shown.ribbons.find(({ way }) => way === 'boards');
    expect(boarding?.bar).toBeGreaterThan(0);
  });

  test('a landing that is disrupted breaks at its boat', () => {
    const shown = lastOf('E110');
    const landing = shown.ribbons.find(({ unit }) => unit.startsWith('WES/'));
    expect(landing).toMatchObject({ strokes: 2, hollow: 1 });
    expect(landing?.reach).toBeLessThan(0.41);
  });
});

describe('later phases', () => {
  /** The last frame of a phase of a case, and the one with its orders. */
  const drawnOf = (id: string, place: number): readonly [ordered: Frame, ruled: Frame] => {
    const found = CASES.find((one) => one.id === id);
    const ruled = found && ruleArmyFleetCase({ ...found }, ARMY_FLEET_1984);
    const phase = ruled?.ok ? ruled.value[place]?.turn() : undefined;
    if (!phase || phase.phase === 'movement') throw new Error(`no such phase: ${id}`);
    const draw = (open: boolean): Frame =>
      phase.phase === 'retreats'
        ? retreatFrame(phase.turn, FORMATS.thumb, open)
        : adjustmentFrame(phase.turn, FORMATS.thumb, open);
    return [draw(true), draw(false)];
  };
  const army = ({ units }: Frame) => units.find(({ deck }) => deck === 1);

  test('an army is on the deck of its dislodged fleet, and crossed out if the fleet retreats ashore', () => {
    const [ordered, ruled] = drawnOf('E106a', 1);
    expect(army(ordered)).toMatchObject({ unit: 'BLA/AB', perforated: 1, disbanded: 0 });
    expect(army(ruled)).toMatchObject({ unit: 'BLA/AB', disbanded: 1 });
  });

  test('a fleet that turns to the right goes to the sea that the rule gives it', () => {
    const [, ruled] = drawnOf('E111a', 1);
    expect(ruled.retreats.filter(({ opacity }) => opacity === 1)).toHaveLength(1);
    expect(army(ruled)).toMatchObject({ disbanded: 0 });
    expect(lastOf('E111a').ribbons.map(({ way }) => way)).toContain('turns');
  });

  test('a removal takes the army from the deck, and the boat stays', () => {
    const [, ruled] = drawnOf('E108', 0);
    expect(army(ruled)).toMatchObject({ disbanded: 1 });
    expect(ruled.units.find(({ spent }) => spent !== undefined)).toMatchObject({ disbanded: 0 });
  });
});
