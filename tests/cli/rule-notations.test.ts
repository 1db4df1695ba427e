import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatOrder } from '../../src/orders/format-order.ts';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { standoff } from './command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TURN = `France: A Par-Bur, A Mar S A Par-Bur, F Bre-Eng
Germany: A Mun-Bur, F Kie-Hol`;
const { orders } = readOrders(TURN);
/** What a ruling says of a turn, apart from its name and the notes. */
const ruled = (out: string): string => out.slice(out.indexOf('\n'));

/** These leave out the power, or letters, and without them nothing can be ruled. */
const LOSES_POWER = new Set(['discord', 'droidippy']);

describe('standoff rule, notations', () => {
  test.each(NOTATIONS.filter(({ id }) => !LOSES_POWER.has(id)).map(({ id }) => id))(
    'a turn in %s, named and recognised',
    async (id) => {
      const notation = NOTATIONS.find((each) => each.id === id);
      const text = notation?.movement.write(orders) ?? '';
      expect(orders.map((one) => formatOrder(one))).toHaveLength(5);
      const plain = await standoff(['rule', '-'], TURN);
      const file = join(folder, `${id}.txt`);
      await writeFile(file, text);
      const named = await standoff(['rule', file, '--notation', id]);
      expect({ code: named.code, out: sorted(named.out) }).toEqual({
        code: 0,
        out: sorted(plain.out),
      });
      const found = await standoff(['rule', file]);
      expect({ code: found.code, out: sorted(found.out) }).toEqual({
        code: 0,
        out: sorted(plain.out),
      });
    },
  );

  test('a mail: what is not an order is a note', async () => {
    const mail = `From: joe@example.com
Subject: orders F1901

Dear GM, these are my orders for France:

  A Par - Bur
  A Mar S A Par - Bur

Best, Joe
`;
    const { code, out, err } = await standoff(['rule', '-'], mail);
    expect(code).toBe(0);
    expect(out).toContain('A Mar S A Par-Bur  given');
    expect(err).toContain('1:1 Mail from joe@example.com, orders F1901: France, 2 orders count.\n');
    expect(err).toContain('standard input:9:1 Not an order: Best, Joe\n');
  });

  test('retreats: the dislodged units are those that are ordered', async () => {
    const text = 'Austria:\nA Vie R Tyr\nF Tri R Boh\nRussia:\nA Bud D\n';
    const { code, out } = await standoff(['rule', '-'], text);
    expect(code).toBe(0);
    expect(out).toContain('A Vie-Tyr  retreats');
    expect(out).toContain('F Tri-Boh  illegal');
    expect(out).toContain('A Bud D    disbands');
    const checked = await standoff(['check', '-'], text);
    expect(checked).toMatchObject({ code: 0, out: 'standard input: ruled and proved\n' });
  });

  test('builds: without a list of owners, each power has its home centres, which a note says', async () => {
    const text = 'France: Build A Par, Build F Bre\nItaly: waive\n';
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(0);
    expect(out).toContain('Build F Bre  builds');
    expect(err).toMatch(/^standard input:1:1 The text does not list who owns the centres/);
    const checked = await standoff(['check', '-'], text);
    expect(checked).toMatchObject({ code: 0, out: 'standard input: ruled and proved\n' });
  });

  test('orders of another phase are errors', async () => {
    const text = 'Austria:\nA Vie R Tyr\nF Tri R Alb\nBuild A Bud\n';
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(1);
    expect(out).toContain('A Vie-Tyr  retreats');
    expect(err).toContain(
      'standard input:4:1 This is an order of another phase: "Build A Bud". Expected an order of retreats.\n',
    );
  });

  test('a retreat that is noted beside a move is a remark', async () => {
    const text = 'England: A Ruh H (dislodged, retreats to Hol)\nGermany: A Mun-Bur\n';
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(0);
    expect(out).toContain('A Ruh H');
    expect(err).toBe(
      'standard input:1:42 A RUH R HOL is a retreat after these moves, not an order of this phase.\n',
    );
  });

  test('doubts are notes; orders that stay open are errors', async () => {
    const text = 'France:\nbel-pic\nGermany:\nA Mnuich-Bur\n';
    const { code, out, err } = await standoff(['rule', '-', '--notation', 'letters'], text);
    expect(err).toContain('standard input:4:3 Uncertain: "Mnuich" is read as Munich.');
    expect(err).toMatch(/^standard input:2:1 This may be an army or a fleet: "bel-pic"/m);
    expect(code).toBe(1);
    expect(out).toContain('A Mun-Bur');
  });

  test('what rulebooks refuse stays refused', async () => {
    const text = 'Hello,\nFrance: A Par-Bur\nPerpetual orders: A Mar H\n';
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(1);
    expect(err).toContain('An order is for one turn and cannot be perpetual');
    expect(out).toContain('A Mar, no order');
  });

  test('the position that a text lists', async () => {
    const text = JSON.stringify(
      {
        id: 'game',
        name: 'S1901M',
        state: { units: { FRANCE: ['A PAR', 'A MAR'], GERMANY: ['A MUN'] } },
        orders: { FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN - BUR'] },
      },
      null,
      2,
    );
    const { code, out } = await standoff(['rule', '-'], text);
    expect(code).toBe(0);
    expect(out).toContain('A Mar, no order  holds');
    expect(out).toContain('A Mun-Bur        bounces (1 against 1)');
  });

  test('a listed unit that cannot be there is reported, and is not on the board', async () => {
    const phase = {
      id: 'game',
      name: 'S1901M',
      state: { units: { ENGLAND: ['A BAR', 'F LON'] } },
      orders: { ENGLAND: ['F LON H'] },
    };
    const text = JSON.stringify(phase, null, 2);
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(1);
    expect(err).toContain('An army is listed in Barents Sea: it cannot be there.');
    expect(out).toContain('F Lon H  holds');
    expect(out).not.toContain('Bar');
  });

  test('unknown notations are refused; so are others than the rulebook’s for the module', async () => {
    for (const command of ['rule', 'check', 'draw']) {
      const { code, err } = await standoff([command, '-', '--notation', 'morse'], TURN);
      expect(code).toBe(2);
      expect(err).toContain('Unknown notation "morse". Use auto, rulebook, ');
    }
    expect(
      await standoff(['rule', '-', '--notation', 'dpp', '--edition', 'a/f'], TURN),
    ).toMatchObject({ code: 2 });
  });

  test('draw reads the same', async () => {
    const drawn = await standoff(['draw', '-'], 'Austria:\nA Vie R Tyr\nF Tri R Alb\n');
    expect(drawn.code).toBe(0);
    expect(drawn.out).toContain('<svg');
  });
});

/** The lines of orders in one sequence: notations write them in different ones. */
const sorted = (out: string): readonly string[] =>
  ruled(out)
    .split('\n')
    .map((line) => line.replace(/, written “.*$/, '').trim())
    .sort();

describe('units without A or F', () => {
  test('are on the board, and their orders are errors, if nothing shows what they are', async () => {
    const text = 'Italy: Ven H\nAustria: A Tri-Ven, A Tyr S A Tri-Ven\n';
    for (const more of [[], ['--notation', 'letters']]) {
      const { code, out, err } = await standoff(['rule', '-', ...more], text);
      expect(code).toBe(1);
      expect(err).toMatch(/^standard input:1:8 This may be an army or a fleet/m);
      expect(out).toContain('A Ven, no order    holds, dislodged');
      expect(out).not.toContain('no unit there');
    }
    expect(await standoff(['check', '-'], text)).toMatchObject({ code: 1 });
  });

  test('are those of the start of the game if all fit it', async () => {
    const text =
      'Germany: Ber-Kie, Kie-Den\nItaly: Ven H\nAustria: Tri-Alb\nTurkey: Con-Bul, Smy-Con\n';
    const { code, out, err } = await standoff(['rule', '-'], text);
    expect(code).toBe(0);
    expect(out).toContain('A Ber-Kie  succeeds');
    expect(out).toContain('F Tri-Alb  succeeds');
    expect(err).toContain('standard input:3:10 "Tri" is read as "F Tri".');
  });
});
