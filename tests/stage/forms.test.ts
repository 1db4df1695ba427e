import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/rules/edition.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { turnNamed, turnOf } from './turns.ts';

/** The last frame of a turn. */
function end(text: string, id?: EditionId): Frame {
  const turn = turnOf(text, id);
  return frame(turn, turn.ruling.steps.length, FORMATS.wide);
}

const ribbonOf = (shown: Frame, unit: string) => {
  const found = shown.ribbons.find((ribbon) => ribbon.unit === unit);
  if (!found) throw new Error(`no ribbon of ${unit}`);
  return found;
};
const supportOf = (shown: Frame, unit: string) => {
  const found = shown.supports.find((support) => support.unit === unit);
  if (!found) throw new Error(`no support of ${unit}`);
  return found;
};
const ringOf = (shown: Frame, unit: string) => {
  const found = shown.rings.find((ring) => ring.unit === unit);
  if (!found) throw new Error(`no ring of ${unit}`);
  return found;
};

const BLANK = { pencil: 0, ink: 0, bar: 0, strokes: 0, dots: 0, hollow: 0, void: 0, illegal: 0 };

describe('a move', () => {
  test('open: pencil only', () => {
    const shown = frame(turnOf('F A PAR - BUR'), 0, FORMATS.wide);
    expect(ribbonOf(shown, 'PAR')).toMatchObject({ ...BLANK, pencil: 1, dashed: false });
  });

  test('succeeds: inked to the tip, the unit gone and its outline left', () => {
    const shown = end('F A PAR - BUR');
    expect(ribbonOf(shown, 'PAR')).toMatchObject({ ...BLANK, ink: 1, reach: 1 });
    expect(shown.ghosts.map(({ unit }) => unit)).toEqual(['PAR']);
    expect(shown.crosses).toEqual([]);
  });

  test('bounces: inked to a bar, dots beyond it, a cross', () => {
    const shown = end('F A PAR - BUR\nG A MUN - BUR');
    for (const unit of ['PAR', 'MUN']) {
      const ribbon = ribbonOf(shown, unit);
      expect(ribbon).toMatchObject({ ...BLANK, ink: 1, bar: 1, dots: 1 });
      expect(ribbon.reach).toBeLessThan(1);
    }
    expect(shown.crosses).toHaveLength(2);
    expect(shown.words.map(({ text }) => text)).toEqual(['stand-off']);
  });

  test('blocked by a unit of its own power: a bar as well', () => {
    const shown = end('F A PAR - BUR\nF A BUR H');
    expect(ribbonOf(shown, 'PAR')).toMatchObject({ ...BLANK, ink: 1, bar: 1, dots: 1 });
  });

  test('head to head: one cross between two bars', () => {
    const shown = end('F A BEL - HOL\nG A HOL - BEL');
    expect(shown.crosses).toHaveLength(1);
    expect(ribbonOf(shown, 'BEL').bar + ribbonOf(shown, 'HOL').bar).toBe(2);
  });

  test('void: grey dashes', () => {
    const shown = end('E A LON - BEL VIA\nE F NTH C A LON - HOL');
    expect(ribbonOf(shown, 'LON')).toMatchObject({ ...BLANK, void: 1 });
  });

  test('illegal: grey dots', () => {
    const shown = end('I F ROM - VEN');
    expect(ribbonOf(shown, 'ROM')).toMatchObject({ ...BLANK, illegal: 1 });
    expect(shown.ghosts).toEqual([]);
  });

  test('two different legal orders: both as if illegal', () => {
    const shown = end('F A PAR - BUR\nF A PAR - PIC');
    expect(shown.ribbons.map(({ illegal }) => illegal)).toEqual([1, 1]);
  });

  test('by convoy: dashed through every fleet', () => {
    const shown = end('E A LON - BEL VIA\nE F NTH C A LON - BEL');
    expect(ribbonOf(shown, 'LON')).toMatchObject({ ...BLANK, ink: 1, reach: 1, dashed: true });
  });

  test('no path: inked to the dislodged fleet, two strokes, dots, an empty head', () => {
    const turn = turnNamed('rulebook-1971/example-11');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    const ribbon = ribbonOf(shown, 'SPA');
    expect(ribbon).toMatchObject({ ...BLANK, ink: 1, strokes: 2, dots: 1, hollow: 1 });
    expect(ribbon.reach).toBeLessThan(0.8);
    expect(shown.words.map(({ text }) => text)).toContain('disrupted');
  });

  test('the route that was not needed stays in dots; the disrupted one shows where', () => {
    const turn = turnNamed('rulebook-1982/example-12');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    const [taken, disrupted] = shown.ribbons.filter(({ unit }) => unit === 'LON');
    expect(taken).toMatchObject({ ...BLANK, ink: 1, reach: 1 });
    expect(disrupted).toMatchObject({ ...BLANK, ink: 1, strokes: 2, dots: 1, hollow: 1 });
  });
});

describe('a support', () => {
  test('given: inked to its joint, the joint filled', () => {
    const support = supportOf(end('I A TYR - MUN\nF A BUR S A TYR - MUN'), 'BUR');
    expect(support).toMatchObject({ pencil: 0, ink: 1, fill: 1, strokes: 0, void: 0, illegal: 0 });
    expect(support.end.type).toBe('joint');
  });

  test('to hold: ends in a brace', () => {
    const support = supportOf(end('G A MUN H\nG A BOH S A MUN\nF A BUR - MUN'), 'BOH');
    expect(support).toMatchObject({ ink: 1, fill: 1 });
    expect(support.end.type).toBe('brace');
  });

  test('cut: a stub, two strokes, dots to an empty joint, the word', () => {
    const turn = turnNamed('rulebook-1971/example-07');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    expect(supportOf(shown, 'SIL')).toMatchObject({ fill: 0, strokes: 2, dots: 1, pencil: 0 });
    expect(shown.words.map(({ text, tone }) => `${text} ${tone}`)).toContain('cut rubric');
  });

  test('void and illegal: grey', () => {
    expect(supportOf(end('G A MUN - BER\nG A BOH S A MUN\nF A BUR - MUN'), 'BOH')).toMatchObject({
      void: 1,
      ink: 0,
      pencil: 0,
    });
    expect(supportOf(end('A A BUD - SER\nA F GRE S A BUD - SER'), 'GRE')).toMatchObject({
      illegal: 1,
      ink: 0,
    });
  });
});

describe('a convoy', () => {
  test('available: a closed ring', () => {
    const ring = ringOf(end('E A LON - BEL VIA\nE F NTH C A LON - BEL'), 'NTH');
    expect(ring).toMatchObject({ ink: 1, gap: 0, pencil: 0, faintLine: null });
  });

  test('disrupted: a ring in two halves', () => {
    const turn = turnNamed('rulebook-1971/example-11');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    expect(ringOf(shown, 'TYS')).toMatchObject({ ink: 1, gap: 1 });
  });

  test('void and illegal: grey, with the faint line of the army', () => {
    const nil = ringOf(end('E A LON - BEL VIA\nE F NTH C A LON - HOL'), 'NTH');
    expect(nil).toMatchObject({ void: 1, ink: 0 });
    expect(nil.faintLine).not.toBeNull();
    expect(ringOf(end('T A BUL - ANK VIA\nT F CON C A BUL - ANK'), 'CON')).toMatchObject({
      illegal: 1,
    });
  });
});

describe('a dislodged unit', () => {
  const turn = turnNamed('rulebook-1971/example-09');
  const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
  const unit = shown.units.find((one) => one.unit === 'SIL');
  const victor = shown.units.find((one) => one.unit === 'PRU');

  test('is tilted and perforated, and not where its attacker is', () => {
    expect(unit).toMatchObject({ perforated: 1, disbanded: 0 });
    expect(unit?.tilt).not.toBe(0);
    expect(
      Math.hypot((unit?.x ?? 0) - (victor?.x ?? 0), (unit?.y ?? 0) - (victor?.y ?? 0)),
    ).toBeGreaterThan(26 * shown.scale);
  });

  test('has an arrow for every retreat', () => {
    expect(shown.retreats.map(({ key }) => key)).toEqual(
      ['BOH', 'GAL', 'MUN'].map((place) => `retreat:SIL-${place}`),
    );
  });

  test('without one it is crossed out', () => {
    const lost = turnNamed('rulebook-1971/no-support-back-from-the-other-coast');
    const last = frame(lost, lost.ruling.steps.length, FORMATS.wide);
    expect(last.units.find((one) => one.unit === 'MAR')?.disbanded).toBe(1);
  });
});

describe('strengths', () => {
  test('the winner is reversed', () => {
    const turn = turnNamed('rulebook-1971/example-09');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    const marks = Object.fromEntries(
      shown.strengths.map(({ key, value, win }) => [key, [value, win]]),
    );
    expect(marks['attack:PRU']).toEqual([2, 1]);
    expect(marks['attack:BER']).toEqual([1, 0]);
  });

  test('a lozenge for one that cannot enter, yet keeps another out', () => {
    const turn = turnNamed('rulebook-1971/example-01');
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    expect(shown.strengths.find(({ key }) => key === 'attack:NTH')?.shape).toBe('lozenge');
  });

  test('none beside an unopposed move, nor on a thumbnail', () => {
    expect(end('F A PAR - BUR').strengths).toEqual([]);
    const turn = turnNamed('rulebook-1971/example-09');
    expect(frame(turn, turn.ruling.steps.length, FORMATS.thumb).strengths).toEqual([]);
  });
});

test('thumbnails have no names, words or crosses', () => {
  const turn = turnNamed('rulebook-1971/example-09');
  const { labels, words, crosses, retreats } = frame(turn, 99, FORMATS.thumb);
  expect([...labels, ...words, ...crosses, ...retreats]).toEqual([]);
});

test('words are for the current step and its premises', () => {
  const turn = turnNamed('rulebook-1971/example-10');
  const cut = turn.ruling.steps.findIndex(({ fact }) => fact.type === 'support-cut');
  expect(frame(turn, cut, FORMATS.wide).words).toEqual([]);
  expect(frame(turn, cut + 1, FORMATS.wide).words.map(({ text }) => text)).toEqual(['cut']);
});
