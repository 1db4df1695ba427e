import { describe, expect, test } from 'vitest';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { checkFile } from '../../../src/scenario/check-file.ts';
import { deskOf, EXAMPLE, ruledDesk } from '../../../src/desk/desk.ts';
import {
  editionByHouse,
  formatHouseRules,
  parseHouseRules,
} from '../../../src/desk/house-rules.ts';
import { ordersIn } from '../../../src/site/desk/share/orders-in.ts';
import { scenarioFile } from '../../../src/site/desk/share/scenario-file.ts';

function ruled(line: string) {
  const turn = parseTurnLine(line);
  const found = turn.ok ? ruledDesk(deskOf(turn.value), EDITIONS['2023']) : null;
  if (!found) throw new Error(line);
  return found;
}

describe('a ruling is shared', () => {
  test.each(['S1901R;F:Abur@mun-gas;G:Abur', 'W1901A;F:Apar.!Abre:bremarpar', EXAMPLE])(
    'as orders: %s',
    (line) => {
      expect(ordersIn(ruled(line))).not.toBe('');
    },
  );
});

describe('house rules', () => {
  const house = {
    name: 'Our table, 50 %',
    base: '1971',
    choices: { routes: 'one-survives', waiving: false },
  } as const;

  test('are in a scenario file, which is checked under them', () => {
    const own = editionByHouse(house);
    const turn = parseTurnLine(EXAMPLE);
    const made = own && turn.ok ? ruledDesk(deskOf(turn.value), own) : null;
    if (!made) throw new Error('the test itself is wrong');
    const date = { year: 1901, season: 'Spring' } as const;
    const text = scenarioFile(made, { title: 'Spring 1901, moves', date, house });
    const checked = checkFile(text, 'own/desk.yaml');
    expect(checked).toMatchObject({ ok: true });
    expect(checked.ok && checked.value.scenarios[0]).toMatchObject({
      editions: ['1971'],
      rules: house,
    });
  });

  test('are part of a link, and make an edition', () => {
    const field = new URLSearchParams(`rules=${formatHouseRules(house)}`).get('rules') ?? '';
    expect(parseHouseRules(field)).toEqual(house);
    expect(editionByHouse(house)?.choices).toMatchObject(house.choices);
  });

  test.each(['', 'x', 'Name~1066', 'Name~1971~routes.maybe', 'Name~1971~nothing.none', '~1971'])(
    'that cannot be read are ignored: %j',
    (text) => {
      expect(parseHouseRules(text)).toBeNull();
    },
  );
});
