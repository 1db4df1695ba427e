import { describe, expect, test } from 'vitest';
import { german as inGerman } from '../../src/explain/languages/german/german.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { deskOf, exampleDesk, lineOf, NO_DESK, type Desk } from '../../src/desk/desk.ts';
import { english } from '../../src/site/desk/languages/desk-english.ts';
import { german } from '../../src/site/desk/languages/desk-german.ts';
import { letterless, readPasted } from '../../src/desk/paste/read-pasted.ts';
import { unreadIn } from '../../src/desk/paste/unread.ts';
import { readingWords } from '../../src/ui/reading/reading-words.ts';

function desk(line: string): Desk {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(turn.error.expected);
  return deskOf(turn.value);
}

const TEXT = 'France:\nMar - Spa\nA Gas H\nAustria:\nTri - Alb';

test('orders of which nobody says whether an army or a fleet is meant are told, and not left out in silence', () => {
  const { reading, taken } = readPasted(TEXT, {}, exampleDesk());
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('S0000M;F:Agas!');
  expect(letterless(reading).map(({ line }) => line)).toEqual([2, 5]);
  expect(unreadIn(reading).lines).toBe(2);
});

test('the units on the desk tell the letters', () => {
  const { reading, taken } = readPasted(TEXT, {}, desk('A:Ftri;F:Amar.Agas;G:Amun'));
  expect(taken?.position).toBe('kept');
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('A:Ftri-alb;F:Amar-spa.Agas!;G:Amun');
  expect(letterless(reading)).toEqual([]);
  expect(unreadIn(reading).lines).toBe(0);
});

test('units of another position tell nothing', () => {
  const { reading, taken } = readPasted(TEXT, {}, desk('E:Flon.Fnth'));
  expect(taken?.position).toBe('inferred');
  expect(letterless(reading).map(({ line }) => line)).toEqual([2, 5]);
});

test('the units on the desk count, and not those of the start', () => {
  const text = 'France:\nMar - Lyo\nBre - Pic';
  const { taken } = readPasted(text, {}, desk('F:Abre.Fmar'));
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('F:Abre-pic.Fmar-lyo');
});

test('orders of which nobody says whose they are are told on the desk, too', () => {
  const { reading } = readPasted('Austria: A Vie-Gal\n\nFrogs:\nA Par-Bur\nF Bre-Mid', {}, NO_DESK);
  expect(unreadIn(reading).lines).toBe(2);
});

describe('a coast that is left out', () => {
  const line = (text: string, on: Desk = NO_DESK): string | null => {
    const { taken } = readPasted(text, {}, on);
    return taken && lineOf(taken.desk, EDITIONS['2023']);
  };
  const readings = (text: string): readonly (readonly string[])[] =>
    readPasted(text, {}, NO_DESK).reading.doubts.map((doubt) => doubt.readings);

  test.each([
    ['Russia: F StP-GoB', 'S0000M;R:Fstp/sc-bot', ['F STP/SC - BOT']],
    ['Russia: F StP-Nwy', 'S0000M;R:Fstp/nc-nwy', ['F STP/NC - NWY']],
    ['France: F Spa S A Mar-Gas', 'S0000M;F:Fspa/nc*Amar-gas', ['F SPA/NC S A MAR - GAS']],
    ['Turkey: F Bul S F Con', 'S0000M;T:Fbul/ec*Fcon', ['F BUL/EC S F CON', 'F BUL/SC S F CON']],
    ['Russia: F StP H', 'S0000M;R:Fstp/sc!', ['F STP/SC H']],
    ['Russia: F StP H, F Bal H', 'S0000M;R:Fstp/nc!.Fbal!', ['F STP/NC H', 'F STP/SC H']],
    ['Fall 1901\nRussia: F StP R Bot', 'F1901R;R:Fstp/sc@-bot', ['F STP/SC R BOT']],
  ])('is the one from which the order is possible: %s', (text, expected, told) => {
    expect(line(text)).toBe(expected);
    expect(readings(text)).toEqual([told]);
  });

  test('is that of the fleet on the desk', () => {
    const { reading, taken } = readPasted('France: F Spa-Por', {}, desk('F:Fspa/sc.Apar;I:Fnap'));
    expect(taken?.position).toBe('kept');
    expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('F:Fspa/sc-por.Apar;I:Fnap');
    expect(reading.doubts).toEqual([]);
  });
});

/** A phase of a game on the desk, which a pasted text must not replace because of a mistake in it. */
const RETREATS = 'F1902R;E:Fden.Akie;F:Apar.Abur@mun;G:Abur.Fden@nth';
const WINTER = 'W1902A;F:Apar:parbremar;G:Amun.Aber.Fkie:munberkie';

test('retreats that are written like moves are for the dislodged units', () => {
  const { taken } = readPasted('France: A Bur-Gas\nGermany: Den - Hel', {}, desk(RETREATS));
  expect(taken?.position).toBe('kept');
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe(
    'F1902R;E:Fden.Akie;F:Abur@mun-gas.Apar;G:Fden@nth-hel.Abur',
  );
});

test('so is one beside a disband', () => {
  const { taken } = readPasted('France: A Bur-Gas\nGermany: F Den disbands', {}, desk(RETREATS));
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe(
    'F1902R;E:Fden.Akie;F:Abur@mun-gas.Apar;G:Fden@nth-x.Abur',
  );
});

describe('orders to dislodged units that are no retreats', () => {
  const unfit = { order: 'A Bur H', line: 2 };
  test.each([
    ['France:\nA Bur H', [unfit]],
    ['France orders:\nA Bur H', [unfit]],
    ['Fall 1902 Orders for France\nA Bur H', [unfit]],
    ['France:\nA Bur H\nGermany: F Den H', [unfit, { order: 'F Den H', line: 3 }]],
    ['France:\nA Bur H\nGermany: F Den-Hel', [unfit]],
    ['France orders:\nA Bur H\nGermany: F Den-Hel', [unfit]],
    ['France:\nA Bur-Gas', undefined],
    ['France orders:\nA Bur-Gas', undefined],
  ])('leave the phase, and are told: %j', (text, told) => {
    const { taken } = readPasted(text, {}, desk(RETREATS));
    expect(taken).toMatchObject({ position: 'kept', desk: { phase: 'retreats' } });
    expect(taken?.unfit).toEqual(told);
    expect(taken?.desk.dislodged).toHaveLength(2);
  });

  test.each(['Spring 1904\nFrance: A Bur H', 'Spring 1902 Orders\nFrance: A Bur-Gas'])(
    'are a turn of their own under another date: %j',
    (text) => {
      const { taken } = readPasted(text, {}, desk(RETREATS));
      expect(taken?.desk.phase).toBe('movement');
    },
  );

  test('in English and German', () => {
    expect(english.paste.unfit([unfit])).toBe(
      'A dislodged unit can only retreat or disband: A Bur H (line 2).',
    );
    expect(german.paste.unfit([unfit])).toBe(
      'Eine vertriebene Einheit zieht sich zurück oder wird aufgelöst, etwas anderes kann sie nicht: A Bur H (Zeile 2).',
    );
  });
});

test('moves of other units are a turn of their own', () => {
  const { taken } = readPasted('France: A Bur-Gas, A Par-Pic, A Bel H', {}, desk(RETREATS));
  expect(taken?.position).toBe('inferred');
  expect(taken?.desk.phase).toBe('movement');
});

test('a removal of a unit that does not exist leaves the position and its centres', () => {
  const text = 'France: Build A Mar, Build F Bre\nGermany: Remove A Ruh';
  const { taken } = readPasted(text, {}, desk(WINTER));
  expect(taken?.position).toBe('kept');
  const strays = taken?.strays ?? [];
  expect(strays).toEqual([{ order: 'Remove A Ruh', line: 2 }]);
  expect(english.paste.strays(strays)).toBe('No such unit is on the desk: Remove A Ruh (line 2).');
  expect(german.paste.strays(strays)).toBe(
    'Eine solche Einheit liegt nicht auf dem Schreibtisch: Remove A Ruh (Zeile 2).',
  );
});

describe('units listed without a verb on a desk in winter', () => {
  const sheets = (text: string, on: Desk = desk(WINTER)) => {
    const { reading, taken } = readPasted(text, {}, on);
    return { ...taken?.desk.sheets, position: taken?.position, doubts: reading.doubts.length };
  };

  test.each([
    'France: A Mar, F Bre\nGermany: A Mun',
    'France:\nA Mar\nF Bre\n\nGermany:\nA Mun',
    'Winter 1901\n\nFrance: A Mar and F Bre\nGermany: A Mun',
  ])('are built where a home centre is free, and removed where they stand: %j', (text) => {
    expect(sheets(text)).toEqual({
      France: 'Build A Mar\nBuild F Bre',
      Germany: 'Remove A Mun',
      position: 'kept',
      doubts: 0,
    });
  });

  test('stay in doubt where they can be neither', () => {
    expect(sheets('France: A Mar, F Bre\nGermany: A Ruh')).toMatchObject({ doubts: 1 });
  });

  test('order nothing on a desk of another phase', () => {
    const { taken } = readPasted('France: A Mar, F Bre', {}, desk('F:Fbre.Amar'));
    expect(taken).toBeNull();
  });
});

test('what doubtful words are read as is German in German', () => {
  const readings = [
    'Winter 1901\nFrance: A Mar',
    'France: A Mar hodl, A Par suports A Mar, F Nth convoi A Lon-Nwy, Army Liverpool movs to Yorkshire',
    'Austria:\nA Serbia S\nF Ankara - Black Sea\nA Vienna H',
  ].flatMap((text) =>
    readPasted(text, {}, NO_DESK).reading.doubts.flatMap((each) => each.readings),
  );
  const words = readings.filter((each) => each === each.toLowerCase());
  expect(words).toContain('remove');
  expect(words).toContain('a separate order');
  expect(words.filter((each) => readingWords(inGerman).readings[each] === undefined)).toEqual([]);
});
