import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { nextDesk } from '../../src/desk/next-phase.ts';
import { NO_DESK, ruledDesk, type Desk } from '../../src/desk/desk.ts';
import { compareReported, type ReportedComparison } from '../../src/desk/paste/reported.ts';
import { taken } from '../../src/desk/paste/taken.ts';

function deskWith(text: string): Desk {
  const found = taken(readText(text), text, NO_DESK);
  if (!found) throw new Error('nothing was taken over');
  return found.desk;
}

function apart(desk: Desk): ReportedComparison | null {
  const ruled = ruledDesk(desk, EDITIONS['2023']);
  if (ruled?.phase !== 'movement') throw new Error('there is no ruling');
  return desk.reported && compareReported(desk.reported, ruled.turn, english);
}

const HEAD = 'Movement results for Spring of 1902.  (quarrel.004)\n\n';
const STAND_OFF = `${HEAD}Austria: Army Vienna -> Budapest.  (*bounce*)\nRussia: Army Galicia -> Budapest.`;

describe('the results that a pasted text reports', () => {
  test('of a judge: what it does not mark has succeeded', () => {
    const { compared, sentences } = apart(deskWith(STAND_OFF)) ?? { compared: 0, sentences: [] };
    expect(compared).toBe(2);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(
      /^Russia A GAL - BUD: recorded succeeded, ours bounced\. Galicia bounces in Budapest: Vienna/,
    );
    expect(sentences[0]).toContain('not be right under any');
  });

  test('agree with the ruling', () => {
    const text = STAND_OFF.replace('Budapest.\n', 'Budapest.  (*bounce*)\n').replace(
      /Budapest\.$/,
      'Budapest.  (*bounce*)',
    );
    expect(apart(deskWith(text))).toEqual({ compared: 2, sentences: [] });
  });

  test('are not compared as long as a line cannot be read: without its order others may turn out differently', () => {
    const whole = `${HEAD}France: Army Burgundy HOLD.  (*dislodged*)\nGermany: Army Munich -> Burgundy.\nGermany: Army Ruhr SUPPORT Army Munich -> Burgundy.`;
    const torn = deskWith(whole.replace('SUPPORT', 'SPXRT'));
    expect(torn.units).toContainEqual({ power: 'Germany', kind: 'A', at: 'RUH' });
    expect(apart(torn)).toBeNull();
    expect(apart(deskWith(whole))).toEqual({ compared: 3, sentences: [] });
  });

  test('where a judge lets a dislodged unit go, as long as no order has changed', () => {
    const text = `${HEAD}France: Army Burgundy HOLD.  (*dislodged*)
Germany: Army Munich -> Burgundy.
Germany: Army Ruhr SUPPORT Army Munich -> Burgundy.

The following units were dislodged:

The French Army in Burgundy can retreat to Belgium or Gascony or Marseilles or Paris
or Picardy.
`;
    const right = deskWith(text);
    expect(apart(right)).toEqual({ compared: 3, sentences: [] });
    const wrong = deskWith(text.replace('Belgium or Gascony', 'Belgium or Munich or Gascony'));
    expect(apart(wrong)?.sentences).toEqual([
      expect.stringMatching(
        /^France A BUR may retreat to: recorded BEL, MUN, GAS, MAR, PAR, PIC, ours (?!.*MUN,)/,
      ),
    ]);
    const changed = { ...wrong, sheets: { ...wrong.sheets, France: 'A Bur-Bel' } };
    expect(apart(changed)?.sentences).toEqual([]);
  });

  test('are not compared for an order that was changed since', () => {
    const desk = deskWith(STAND_OFF);
    const mended = { ...desk, sheets: { ...desk.sheets, Russia: 'A Gal-Ukr' } };
    expect(apart(mended)?.compared).toBe(1);
  });

  test('of python-diplomacy: without a mark a unit was not dislodged', () => {
    const text = JSON.stringify({
      name: 'S1901M',
      state: { units: { AUSTRIA: ['A VIE', 'A TYR'], GERMANY: ['A BOH'] } },
      orders: { AUSTRIA: ['A VIE - BOH', 'A TYR S A VIE - BOH'], GERMANY: ['A BOH H'] },
      results: { 'A VIE': [], 'A TYR': [], 'A BOH': [] },
    });
    expect(apart(deskWith(text))?.sentences).toEqual([
      expect.stringMatching(/^Germany A BOH H: recorded succeeded, ours dislodged/),
    ]);
  });

  test('are those of one phase', () => {
    const desk = deskWith(STAND_OFF);
    const ruled = ruledDesk(desk, EDITIONS['2023']);
    expect(ruled && nextDesk(desk, ruled).reported).toBeNull();
  });

  test('are not in orders alone', () => {
    expect(deskWith('Austria: A Vie-Bud\nRussia: A Gal-Bud').reported).toBeNull();
  });
});
