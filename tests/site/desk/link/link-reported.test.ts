import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../src/board/board.ts';
import { english } from '../../../../src/explain/languages/english/english.ts';
import { readText } from '../../../../src/orders/notations/read-text.ts';
import { ORDER_RESULTS } from '../../../../src/orders/notations/written-text.ts';
import { EDITIONS } from '../../../../src/rules/editions.ts';
import { lineOf, NO_DESK, ruledDesk, sheetsOf, type Desk } from '../../../../src/desk/desk.ts';
import { deskIn, formatDeskAddress } from '../../../../src/site/desk/link/desk-address.ts';
import { formatReported } from '../../../../src/site/desk/link/link-reported.ts';
import { compareReported } from '../../../../src/desk/paste/reported.ts';
import { taken } from '../../../../src/desk/paste/taken.ts';
import { formatEntry } from '../../../../src/ui/entry/entry-task.ts';
import { FULL_TURN } from '../../../../tools/full-turn.mjs';
import { turns } from '../../../properties/turns.ts';
import { runs } from '../../../support/effort.ts';

const edition = EDITIONS['2023'];

const linkOf = (desk: Desk): string =>
  formatDeskAddress({
    line: lineOf(desk, edition),
    board: null,
    reported: formatReported(desk, edition),
    edition: '2023',
    beside: null,
    house: null,
    disputed: null,
    opening: { at: null, asked: null },
  });

function opened(link: string) {
  const found = deskIn(link);
  if (!found?.ok) throw new Error('the link cannot be read');
  return found.value;
}

/** The comparison of the results on the desk. */
function apart(desk: Desk) {
  const ruled = ruledDesk(desk, edition);
  return ruled?.phase === 'movement' && desk.reported
    ? compareReported(desk.reported, ruled.turn, english)
    : null;
}

/** The same without regard to order: a line has the orders of absent units last. */
const toldBy = (desk: Desk) => ({
  compared: apart(desk)?.compared ?? 0,
  sentences: (apart(desk)?.sentences ?? []).toSorted(),
});

function pasted(text: string): Desk {
  const found = taken(readText(text), text, NO_DESK);
  if (!found) throw new Error('nothing was taken over');
  return found.desk;
}

const MAIL = [
  'Movement results for Spring of 1902.  (quarrel.004)',
  '',
  'Austria: Army Vienna -> Budapest.  (*bounce*)',
  'Austria: Army Serbia SUPPORT Army Vienna -> Budapest.  (*cut*)',
  'Russia: Army Galicia -> Budapest.',
  'Turkey: Army Bulgaria -> Serbia.  (*bounce, dislodged*)',
].join('\n');
const LINE = 'S1902M;A:Avie-bud.Aser*vie-bud;R:Agal-bud;T:Abul-ser';

describe('the reported results in a link', () => {
  test('are those of the desk', () => {
    const desk = pasted(MAIL);
    const link = linkOf(desk);
    expect(link).toBe(
      `#length=52&reported=1~all~bounced,dislodged:bul~succeeded:gal~cut:ser~bounced:vie&turn=${LINE}`,
    );
    const { desk: again, problem } = opened(link);
    expect(problem).toBeNull();
    expect(apart(again)).toEqual(apart(desk));
    expect(apart(again)?.sentences.length).toBeGreaterThan(1);
    expect(linkOf(again)).toBe(link);
  });

  test('leave out orders that were changed since, and links without them stay as they are', () => {
    const desk = pasted(MAIL);
    const changed = { ...desk, sheets: { ...desk.sheets, Russia: 'A Gal-Ukr' } };
    expect(formatReported(changed, edition)).toBe(
      '1~all~bounced,dislodged:bul~cut:ser~bounced:vie',
    );
    expect(apart(opened(linkOf(changed)).desk)).toEqual(apart(changed));
    expect(linkOf({ ...desk, reported: null })).toBe(`#turn=${LINE}`);
    expect(opened(`#turn=${LINE}`)).toMatchObject({ desk: { reported: null }, problem: null });
  });

  test('of 34 orders have fewer than 250 characters', () => {
    const desk = pasted(FULL_TURN);
    const orders = Object.entries(desk.sheets).flatMap(([power, sheet]) =>
      sheet.split('\n').map((order, place) => ({
        power: power as keyof Desk['sheets'],
        order,
        results: [ORDER_RESULTS[place % ORDER_RESULTS.length] ?? 'cut'],
      })),
    );
    expect(orders).toHaveLength(34);
    const full = { ...desk, reported: { orders, marked: ORDER_RESULTS } };
    expect(formatReported(full, edition).length).toBeLessThan(250);
    expect(linkOf({ ...full, reported: null }).length).toBeLessThan(600);
    expect(opened(linkOf(full)).desk.reported?.orders).toHaveLength(34);
  });

  test('a link that is cut off among them reports so, wherever', () => {
    const link = linkOf(pasted(MAIL));
    for (let end = link.indexOf('reported='); end < link.length; end++)
      expect(deskIn(link.slice(0, end)), link.slice(0, end)).toMatchObject({
        error: { kind: 'cut-off' },
      });
  });

  test('of a newer version, or changed, are left out, and the turn is not', () => {
    const link = (field: string): string => `#reported=${field}&turn=${LINE}`;
    expect(opened(link('1~all~bounced:vie')).problem).toBeNull();
    for (const [field, problem] of [
      ['2~all~bounced:vie', 'newer-results'],
      ['12~[{}]', 'newer-results'],
      ['', 'unreadable-results'],
      ['1', 'unreadable-results'],
      ['1~all', 'unreadable-results'],
      ['1~~bounced:vie', 'unreadable-results'],
      ['1~all~bounced', 'unreadable-results'],
      ['1~all~bounced:', 'unreadable-results'],
      ['1~all~bounced:vi', 'unreadable-results'],
      ['1~all~bounced:VIE', 'unreadable-results'],
      ['1~all~bounced:vie:gal', 'unreadable-results'],
      ['1~all~bounced:viegal~cut:vie', 'unreadable-results'],
      ['1~all~bounced,bounced:vie', 'unreadable-results'],
      ['1~all~won:vie', 'unreadable-results'],
      ['1~won~bounced:vie', 'unreadable-results'],
      // About a unit without an order here.
      ['1~all~bounced:viemos', 'unreadable-results'],
      ['1~all~__proto__:vie', 'unreadable-results'],
      ['<b>1~all~bounced:vie</b>', 'unreadable-results'],
      [`1~all~bounced:vie${'~'.repeat(100_000)}`, 'unreadable-results'],
    ] as const) {
      const found = opened(link(field));
      expect(found.problem, field).toBe(problem);
      expect(found.desk.reported, field).toBeNull();
      expect(lineOf(found.desk, edition)).toBe(LINE);
    }
    expect(opened('#reported=1~all~bounced:vie&turn=F1902R;A:Avie@bud-tyr').problem).toBe(
      'unreadable-results',
    );
  });

  test('of a unit that is ordered twice are those of its first order, whoever else orders a unit there', () => {
    const report = { marked: ORDER_RESULTS, results: ['bounced'] } as const;
    const desk: Desk = {
      ...opened('#turn=A:?Fvie-tri;R:Avie-gal.Avie-bud').desk,
      reported: {
        marked: report.marked,
        orders: [{ power: 'Russia', order: 'A Vie-Gal', results: report.results }],
      },
    };
    const { desk: again } = opened(linkOf(desk));
    expect(again.reported).toEqual(desk.reported);
  });

  test('of any orders are read back', () => {
    const told = fc.record({
      turn: turns,
      results: fc.array(fc.subarray([...ORDER_RESULTS], { maxLength: 3 }), { maxLength: 40 }),
      marked: fc.subarray([...ORDER_RESULTS], { minLength: 1 }),
    });
    fc.assert(
      fc.property(told, ({ turn: { position, orders: given }, results, marked }) => {
        const isAlone = (order: (typeof given)[number]): boolean =>
          given.every((one) => one === order || spaceOf(one.unit.at) !== spaceOf(order.unit.at));
        const orders = given.filter(isAlone).flatMap((order, place) => {
          const own = results[place] ?? [];
          return own.length === 0
            ? []
            : [{ power: order.power, order: formatEntry(order), results: own }];
        });
        const desk: Desk = {
          ...NO_DESK,
          units: position.units,
          sheets: sheetsOf(given),
          reported: { orders, marked },
        };
        const { desk: again, problem } = opened(linkOf(desk));
        expect(problem).toBeNull();
        expect(toldBy(again)).toEqual(toldBy(desk));
      }),
      { numRuns: runs(1000) },
    );
  });
});
