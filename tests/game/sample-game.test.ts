import { expect, test } from 'vitest';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { ownersNow, centresOf } from '../../src/game/centres.ts';
import { dateWords } from '../../src/game/date.ts';
import type { Game } from '../../src/game/game.ts';
import { send, begun, type Table } from '../support/table.ts';
import { formatPiece } from '../../src/orders/format-order.ts';

type OrderSheets = Partial<Record<Power, string>>;

function started(): Table {
  const table = begun({ plan: 'seven', rules: '1971' });
  return table;
}

function play(table: Table, sheets: OrderSheets): void {
  for (const power of POWERS) {
    const text = sheets[power];
    if (text === undefined) continue;
    const done = send(table, { type: 'SUBMIT', power, text });
    if (!done.ok) throw new Error(`${power}: ${JSON.stringify(done.error)}`);
  }
  const done = send(table, { type: 'ADJUDICATE' });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const unitsOf = ({ now }: Game, power: Power): readonly string[] =>
  now.units.filter((unit) => unit.power === power).map((one) => formatPiece(one));

const S1901: OrderSheets = {
  England: 'A Lvp-Yor, F Lon-Nth, F Edi-Nrg',
  Germany: 'A Ber-Kie, A Mun-Ruh, F Kie-Den',
  Russia: 'A Mos-Ukr, A War-Gal, F StP/sc-Bot, F Sev-Bla',
  Turkey: 'A Con-Bul, A Smy-Con, F Ank-Bla',
  Austria: 'A Vie-Tri, A Bud-Gal, F Tri-Alb',
  Italy: 'A Ven-Pie, A Rom-Ven, F Nap-Ion',
  France: 'A Par-Bur, A Mar-Spa, F Bre-Pic',
};

test('Spring 1901: four moves bounce, no unit retreats, and the phase is recorded', () => {
  const table = started();
  play(table, S1901);
  expect(table.game.value).toEqual({ playing: { spring: 'adjudication' } });
  expect(send(table, { type: 'PROCEED' }).ok).toBe(true);
  const { value, context } = table.game;
  expect(value).toEqual({ playing: { fall: 'diplomacy' } });
  expect(context.played.map(({ when }) => dateWords(when))).toEqual([
    'Spring 1901',
    'Spring 1901, retreats',
  ]);
  expect(unitsOf(context, 'Russia')).toEqual(['F Bot', 'F Sev', 'A Ukr', 'A War']);
  expect(centresOf(ownersNow(context.now), 'Russia')).toEqual(['MOS', 'SEV', 'STP', 'WAR']);
  expect(context.steps.map(({ fact, because }) => [fact.type, because])).toEqual([
    ['game-begins', []],
    ['moves-ruled', []],
    ['retreats-ruled', [1]],
  ]);
});

test('events that are not allowed now are refused with the reason, and change nothing', () => {
  const table = started();
  const before = table.game;
  expect(send(table, { type: 'ADJUDICATE' })).toEqual({
    ok: false,
    error: { reason: 'awaited', powers: POWERS },
  });
  expect(send(table, { type: 'PROCEED' })).toEqual({ ok: false, error: { reason: 'not-now' } });
  expect(table.game.value).toEqual(before.value);
  expect(table.game.context).toEqual(before.context);
});
