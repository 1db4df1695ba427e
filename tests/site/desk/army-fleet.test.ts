import { describe, expect, test } from 'vitest';
import { retreatPosition } from '../../../src/law/retreats/retreat-position.ts';
import { statedRetreats } from '../../../src/law/retreats/stated-retreats.ts';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { deskOf, lineOf, NO_DESK, ruledDesk, taskOf, type Desk } from '../../../src/desk/desk.ts';
import { armiesAboard } from '../../../src/desk/seen-by.ts';
import { deskIn } from '../../../src/site/desk/link/desk-address.ts';
import { afterMoves, nextDesk } from '../../../src/desk/next-phase.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { checkFile } from '../../../src/scenario/check-file.ts';
import { ordersIn } from '../../../src/site/desk/share/orders-in.ts';
import { reportOf } from '../../../src/report/report.ts';
import { formatReport } from '../../../src/report/report-text.ts';
import { scenarioFile } from '../../../src/site/desk/share/scenario-file.ts';
import { SHARING_FORMS, SHARING_WORDS } from '../../../src/report/sharing-words.ts';
import { takenFleetText } from '../../../src/desk/paste/taken-fleet-text.ts';
import { deskAddressOfPhase } from '../../../src/site/desk/scenario-turn.ts';
import { ruledTurn } from '../../../src/site/ruled-turn.ts';
import { diceOf } from '../../oracle/army-fleet/random.ts';
import { randomMovement, turnOf } from '../../support/army-fleet.ts';
import { runs } from '../../support/effort.ts';

const rules = ARMY_FLEET_1984;

const desk = (line: string): Desk => {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return deskOf(turn.value);
};
const ruled = (given: Desk) => {
  const found = ruledDesk(given, rules);
  if (!found) throw new Error('nothing to rule');
  return found;
};

describe('the desk under the Army/Fleet module', () => {
  test('rules its orders, and continues from where its armies are then', () => {
    const given = desk('F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Ftys2-ion');
    expect(lineOf(given, rules)).toBe('F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Ftys2-ion');
    const found = ruled(given);
    const { orders } = found.turn.ruling;
    expect(orders.filter(({ order, outcome }) => order && outcome !== 'succeeds')).toEqual([]);
    expect(lineOf(nextDesk(given, found), rules)).toBe('F1901M;F:Fwes.Atun;I:Fion3');
  });

  test('a dislodged unit may go where the ruling lets it, with its army', () => {
    for (let seed = 0; seed < runs(300); seed += 1) {
      const turn = turnOf(randomMovement(seed, diceOf(seed), rules));
      const stated = statedRetreats(afterMoves(turn), rules.choices);
      expect(stated).toEqual(retreatPosition(turn.position, turn.ruling));
    }
  });

  test('a phase of a game opens as it was ruled', () => {
    for (const line of [
      'F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Fion2*Atys-tun.Ftys3!.Atys_nap',
      'F1902R;F:Flyo2@wes,tys;I:Fwes1',
      'W1902A;I:Fion1.Aaeg-x.Faeg3-x:nap',
    ]) {
      const given = desk(line);
      const before = ruled(given);
      const address = deskAddressOfPhase(before, given.date, 'A/F') ?? '';
      expect(address).toMatch(/^desk\/#version=2&.*edition=A\/F&turn=/);
      const opened = deskIn(address.replace('desk/', ''));
      if (!opened?.ok) throw new Error('the link cannot be read');
      const again = ruled(opened.value.desk);
      expect(again.turn.ruling.after).toEqual(before.turn.ruling.after);
      expect(again.turn.ruling.orders).toEqual(before.turn.ruling.orders);
    }
  });

  test('an edition without it ignores the armies aboard, and keeps them', () => {
    const given = desk('F1902R;F:Flyo2@wes,tys-tys;I:Fwes1');
    expect(armiesAboard(given)).toBe(2);
    const task = taskOf(given, EDITIONS['1982']);
    expect(task.position.units).toEqual([{ power: 'Italy', kind: 'F', at: 'WES' }]);
    expect(ruledDesk(given, EDITIONS['1982'])?.turn.ruling.after.units).toHaveLength(2);
    expect(lineOf(given, EDITIONS['1982'])).toBe('F1902R;F:Flyo2@wes,tys-tys;I:Fwes1');
  });

  test.each([
    'F:Amar,lyo.Flyo-wes.?Alyo-_tun',
    'F:Flyo2-wes.Alyo-_tun',
    'S1901R;F:Flyo2@wes,tys.Atys_nap',
    'W1902A;I:Fion1.Aaeg-x.Faeg3-x:nap',
  ])('an edition without it rules %s all the same', (line) => {
    const turn = parseTurnLine(line);
    if (!turn.ok) throw new Error(turn.error.expected);
    const { movement, retreats, adjustments } = ruledTurn(turn.value, EDITIONS['2023']);
    const found = movement ?? retreats ?? adjustments;
    expect(found?.ruling.after.units.every(({ moves }) => moves === undefined)).toBe(true);
  });
});

describe('text pasted with the module', () => {
  const takes = (text: string, on: Desk = NO_DESK) => {
    const { taken, reading } = takenFleetText(text, undefined, on);
    const line = taken && lineOf(taken.desk, rules);
    return { line, position: taken?.position, errors: reading.errors.map((error) => error.line) };
  };

  test('gives the units that its orders imply', () => {
    const text =
      'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun\nItaly: A/F Tys H\nA disembarks Nap, F Ion H';
    expect(takes(text)).toEqual({
      line: 'S0000M;F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Ftys1!.Fion1!.Aion_nap',
      position: 'inferred',
      errors: [],
    });
    expect(takes('France: A Mar boards').errors).toEqual([1]);
    expect(takes('Good morning').line).toBeNull();
  });

  test('is taken to be for the units on the desk if it fits them', () => {
    const on = desk('F1902M;F:Flyo3.Amar;I:Fion');
    expect(takes('France: A/F Lyo-Wes, A disembarks Tun', on)).toEqual({
      line: 'F1902M;F:Flyo3-wes.Alyo-_tun.Amar;I:Fion',
      position: 'kept',
      errors: [],
    });
    const fallen = desk('F1902R;F:Flyo2@wes,tys');
    expect(takes('France: A/F Lyo-Tys', fallen).line).toBe('F1902R;F:Flyo2@wes,tys-tys');
  });

  test('may be a mailbox', () => {
    const mail = (from: string, orders: string): string =>
      `From: ${from} <x@example.org>\n\n${orders}\n\n`;
    const inbox =
      mail('France', 'Hello,\nA Mar boards F Lyo\nA/F Lyo-Wes') +
      mail('Italy', 'A/F Tys H') +
      mail('France', 'A Mar boards F Lyo\nF Lyo H');
    const line = 'F:Amar,lyo.Flyo!;I:Ftys1!';
    expect(takes(inbox)).toEqual({ line: `S0000M;${line}`, position: 'inferred', errors: [] });
    const { reading } = takenFleetText(inbox, undefined, NO_DESK);
    expect(reading.mails.map(({ counting, replaced }) => [counting, replaced])).toEqual([
      [0, 2],
      [1, 0],
      [2, 0],
    ]);
    const on = desk('F:Amar.Flyo;I:Ftys1');
    expect(takes(inbox, on)).toEqual({ line, position: 'kept', errors: [] });
  });

  test('its phase is detected', () => {
    expect(takes('Fall 1902\nFrance: A/F Lyo D').line).toBe('F1902R;F:Flyo1@-x');
    expect(takes('France: Remove A Lyo').line).toBe('W0000A;F:Flyo1.Alyo-x');
  });
});

describe('a ruling with the module is shared', () => {
  const lines = [
    'F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Fion2*Atys-tun.Ftys3!.Atys_nap',
    'F:Flyo3!.Amar;I:Fwes-lyo.Ftys*wes-lyo',
  ];

  test.each(lines)('as a scenario file that holds: %s', (line) => {
    const found = ruled(desk(line));
    const text = scenarioFile(found, {
      title: 'Spring 1901, moves',
      date: { year: 1901, season: 'Spring' },
    });
    expect(text).toContain('editions: [A/F]');
    expect(checkFile(text, 'own/desk.yaml')).toMatchObject({ ok: true });
  });

  test.each([...lines, 'F1902R;F:Flyo2@wes,tys;I:Fwes1', 'W1902A;I:Fion1.Aaeg-x.Faeg3-x:nap'])(
    'as text, and its orders read back: %s',
    (line) => {
      const given = desk(line);
      const found = ruled(given);
      const orders = ordersIn(found);
      const { reading } = takenFleetText(orders, undefined, given);
      expect(reading.errors).toEqual([]);
      expect(reading.orders).toHaveLength(found.turn.orders.length);
      const report = reportOf(found, {
        language: english,
        words: SHARING_WORDS.en,
        title: 'Spring 1901',
        link: 'https://standoff.example/desk/',
      });
      expect(report.title).toBe('Spring 1901. Rules: Army/Fleet 1984');
      for (const form of SHARING_FORMS)
        expect(formatReport(report, form, SHARING_WORDS.en)).toContain(
          'https://standoff.example/desk/',
        );
    },
  );
});
