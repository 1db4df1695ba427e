import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../../src/rules/editions.ts';
import {
  deskIn,
  editionIn,
  formatDeskAddress,
  formatTurnFields,
  rulesErrorIn,
} from '../../../../src/site/desk/link/desk-address.ts';
import { EXAMPLE, lineOf, ruledDesk, type Desk } from '../../../../src/desk/desk.ts';
import { runs } from '../../../support/effort.ts';

const rules = EDITIONS['2023'];
const whole = `#${formatTurnFields(EXAMPLE).join('&')}`;

describe('a link to the desk', () => {
  test('contains the turn', () => {
    const found = deskIn(`${whole}&edition=1982`);
    expect(found?.ok && lineOf(found.value.desk, rules)).toBe(EXAMPLE);
    expect(deskIn('#edition=1982')).toBeNull();
    expect(deskIn('#turn=A:Avie-bud')?.ok).toBe(true);
  });

  test('that cannot be read reports where', () => {
    expect(deskIn('#turn=A:Avix')).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', error: { column: 4, kind: 'space' } },
    });
  });

  test('with an edition, house rules or a dispute that cannot be read says so, and keeps its turn', () => {
    const wrong = {
      'unknown-edition': 'edition=1066',
      'unreadable-rules': 'edition=1971&rules=Ours~1066',
      'unreadable-dispute': 'dispute=LON~wins~fails',
    };
    for (const [kind, fields] of Object.entries(wrong)) {
      expect(rulesErrorIn(`${whole}&${fields}`)).toBe(kind);
      expect(deskIn(`${whole}&${fields}`)?.ok).toBe(true);
    }
    for (const fields of [
      'edition=1982',
      'edition=A/F',
      'rules=Ours~1971~waiving.false',
      'dispute=LON~succeeds~fails',
    ])
      expect(rulesErrorIn(`${whole}&${fields}`)).toBeNull();
    expect(rulesErrorIn(whole)).toBeNull();
  });

  test('that is cut off reports so, wherever', () => {
    const turn = whole.indexOf('turn=');
    for (let end = turn; end < whole.length; end++)
      expect(deskIn(whole.slice(0, end))).toMatchObject({ error: { kind: 'cut-off' } });
  });

  test('with an edition, house rules and a dispute is not ruled by others once it is cut off', () => {
    const sent = formatDeskAddress({
      line: EXAMPLE,
      board: null,
      reported: '',
      edition: '1971',
      beside: '1982',
      house: { name: 'Ours', base: '1971', choices: { waiving: false } },
      disputed: {
        unit: 'LON',
        claims: ['succeeds', 'fails'],
        readings: [null, null],
        powers: ['England', null],
      },
      opening: { at: 'move.LON', asked: 'LON' },
    });
    expect(deskIn(sent)?.ok).toBe(true);
    for (let end = sent.indexOf('&'); end < sent.length; end++)
      expect(deskIn(sent.slice(0, end))).toMatchObject({ error: { kind: 'cut-off' } });
  });

  test('of a newer version reports so', () => {
    expect(deskIn('#version=5&turn=A:Avie')).toEqual({ ok: false, error: { kind: 'newer' } });
    for (const version of ['x', '0x2', '-1', '0', '1e0'])
      expect(deskIn(`#version=${version}&turn=A:Avie`)).toEqual({
        ok: false,
        error: { kind: 'newer' },
      });
    expect(deskIn('#version=1&turn=A:Avie')?.ok).toBe(true);
  });

  test('under the Army/Fleet module has the second version, so that older pages do not misread it', () => {
    const fields = formatTurnFields('F:Flyo2-wes', 'A/F').join('&');
    expect(fields).toBe('version=2&turn=F:Flyo2-wes');
    expect(deskIn(`#${fields}&edition=A/F`)?.ok).toBe(true);
    expect(editionIn(`#${fields}&edition=A/F`)).toBe('A/F');
    expect(editionIn('#turn=A:Avie&edition=1066')).toBeNull();
    expect(formatTurnFields('A:Avie-bud', '1971')).toEqual(['turn=A:Avie-bud']);
  });

  test('changed in any way is read and ruled, or refused', () => {
    const links = [
      whole,
      '#turn=F1902R:bur;A:Avie@bud-tyr;G:Avie.Fbre@~lon-x:berkie',
      '#turn=W1903A!;F:Apar.Fbre-x.!Amar.!x:bremarpar',
      '#version=2&turn=F1902R;F:Flyo2@wes,tys-tys.Fion1',
      '#length=38&reported=1~all~succeeded:galber~bounced,dislodged:vie&turn=A:Avie-bud;G:Aber-kie;R:Agal-bud:stp',
    ];
    const change = fc.record({
      link: fc.constantFrom(...links),
      at: fc.nat(200),
      gone: fc.nat(6),
      put: fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.constantFrom(
          '~',
          '~all',
          'bounced',
          'gal',
          ':',
          '2',
          '%',
          '%ff',
          '&',
          ';',
          '.',
          'A:',
          '@',
          'Anth',
          'F9999R',
          '=',
          '\u0000',
        ),
      ),
    });
    const read: Desk[] = [];
    fc.assert(
      fc.property(change, ({ link, at, gone, put }) => {
        const from = 1 + (at % link.length);
        const found = deskIn(link.slice(0, from) + put + link.slice(from + gone));
        if (found?.ok) read.push(found.value.desk);
      }),
      { numRuns: runs(10_000) },
    );
    expect(read.length).toBeGreaterThan(20);
    for (const desk of read.slice(0, runs(1000))) {
      ruledDesk(desk, rules);
      expect(lineOf(desk, rules).length).toBeLessThan(4000);
    }
  });
});
