import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { notation, orders, doubts, skipped, errors } = readText(text);
  return {
    notation: notation.id,
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    results: orders.map(({ results }) => results.join()),
    doubts: doubts.map(({ words, readings }) => `${words}: ${readings.join()}`),
    skipped: skipped.map(({ text: words }) => words),
    errors: errors.map(({ words }) => words),
  };
};

describe('whose the orders of a letter are', () => {
  test.each([
    ['F Lon-Nth\nA Lvp-Edi\nEngland', []],
    ['ok final orders (England)!!!\nF Lon-Nth\nA Lvp-Edi', []],
    ['Hallo,\nmeine Züge:\nF Lon-Nth\nA Lvp-Edi\nGruß\nBob (England)', []],
    ['F Lon-Nth\nA Lvp-Edi\nEngl', ['Engl: England']],
  ])(
    'the one power that the letter names, with a doubt if it is cut short: %j',
    (text, expected) => {
      const { orders, doubts } = told(text);
      expect(orders).toEqual(['England F LON - NTH', 'England A LVP - EDI']);
      expect(doubts).toEqual(expected);
    },
  );

  test.each([
    'Dear England,\nF Lon-Nth\nA Lvp-Edi',
    'F Lon-Nth\nA Lvp-Edi\n\nEngland\n\nFrance',
    'F Lon-Nth\nA Lvp-Edi\nEngland is weak, I think.',
  ])('nobody, if it greets one or names several: %j', (text) => {
    expect(told(text).orders).toEqual(['? F LON - NTH', '? A LVP - EDI']);
  });
});

test('words between a power and its orders', () => {
  const { orders, skipped } = told('France (Fred): Ok so, A Par-Pic, F Bre-Eng!! See you');
  expect(orders).toEqual(['France A PAR - PIC', 'France F BRE - ENG']);
  expect(skipped).toEqual(['Ok so,', 'See you']);
});

test('builds and removals by signs, several powers in a line', () => {
  expect(told('Winter 1902: Italy +F Nap, +A Ven. Turkey +A Con. Austria -A Gal').orders).toEqual([
    'Italy F NAP B',
    'Italy A VEN B',
    'Turkey A CON B',
    'Austria A GAL D',
  ]);
});

test('short names and results in French and German', () => {
  expect(told('Voici mes ordres pour la France :\nA Par - Bou\nF Bre - AMO').orders).toEqual([
    'France A PAR - BUR',
    'France F BRE - MAO',
  ]);
  expect(told('Türkei: A Kon-Bul, F Ank-Kon').orders).toEqual([
    'Turkey A CON - BUL',
    'Turkey F ANK - CON',
  ]);
  expect(told('RUSSIE\nA VAR - GAL (échoue)\nAUTRICHE\nA VIE - GAL (échec)').results).toEqual([
    'failed',
    'failed',
  ]);
});

describe('what is done with units that a heading lists', () => {
  test.each([
    ['Removals:\nA Par\nF Bre', ['? A PAR D', '? F BRE D']],
    ['Winter 1902\nFrance: removes\nA Par\nF Bre', ['France A PAR D', 'France F BRE D']],
    ['France\nRemove: A Par, F Bre', ['France A PAR D', 'France F BRE D']],
    ['Builds\nFrance: A Par\nRemovals\nItaly: A Ven', ['France A PAR B', 'Italy A VEN D']],
    ['France\nBuild: A Par, F Bre', ['France A PAR B', 'France F BRE B']],
    ['+F Lon\n-A Lvp', ['? F LON B', '? A LVP D']],
    ['+ A Con, will bounce', ['? A CON B']],
  ])('%j', (text, expected) => {
    expect(told(text).orders).toEqual(expected);
    expect(told(text).doubts).toEqual([]);
  });

  test('it is unknown, if the heading says neither', () => {
    expect(told('Winter 1902\nFrance\nA Par').doubts).toEqual(['A Par: build,remove']);
  });

  test('a possible future is not a result', () => {
    expect(told('A Con-Bul, will bounce').results).toEqual(['']);
    expect(told('A Con-Bul, bounced').results).toEqual(['bounced']);
  });
});

describe('sentences of game masters', () => {
  test('builds and removals of several powers', () => {
    const { orders, doubts, errors } = told(
      'Austria builds A Vie and A Bud. Russia disbands F Swe. Turkey builds a fleet in Smyrna and an army in Ankara. ' +
        'France has no change. Italy builds nothing. Germany waives one build.',
    );
    expect(orders).toEqual([
      'Austria A VIE B',
      'Austria A BUD B',
      'Russia F SWE D',
      'Turkey F SMY B',
      'Turkey A ANK B',
      'Germany WAIVE',
    ]);
    expect({ doubts, errors }).toEqual({ doubts: [], errors: [] });
  });

  test('English at the beginning of a sentence is not the Channel', () => {
    expect(
      told(
        'The English fleet in Berlin supports the fleet in Kiel. The English army in Wales holds.',
      ).orders,
    ).toEqual(['England F BER S F KIE', 'England A WAL H']);
  });

  test('moves and supports', () => {
    const { orders, doubts, errors } = told(
      'The Austrian army in Serbia holds. The English fleet in the North Sea convoys the army in London to Belgium.\n' +
        "France's fleet in Brest supports the army in Paris to Picardy. The Italian army in Venice is disbanded.",
    );
    expect(orders).toEqual([
      'Austria A SER H',
      'England F NTH C A LON - BEL',
      'France F BRE S A PAR - PIC',
      'Italy A VEN D',
    ]);
    expect({ doubts, errors }).toEqual({ doubts: [], errors: [] });
  });

  test.each([
    ['I build Army London.', '? A LON B'],
    ['austria - build a bud', 'Austria A BUD B'],
    ['RUSSIA retreat F Sweden to Finland', 'Russia F SWE R FIN'],
    ['A Gas removed', '? A GAS D'],
  ])('%s', (text, order) => {
    expect(told(text).orders).toEqual([order]);
  });
});

test('a conditional order is refused, wherever the line states the condition', () => {
  const { orders, errors } = told(
    'A Gas-Bur\nConditional: if A Bur is vacant, A Par-Bur else A Par H',
  );
  expect(orders).toEqual(['? A GAS - BUR']);
  expect(errors).toEqual(['Conditional: if A Bur is vacant, A Par-Bur else A Par H']);
});

test('a unit after a minus is removed, with a doubt where nothing says that units are removed', () => {
  const { orders, doubts } = told('Russia\n-A Pru\n-F Bot');
  expect(orders).toEqual(['Russia A PRU D', 'Russia F BOT D']);
  expect(doubts).toEqual(['-A Pru: remove', '-F Bot: remove']);
});

const ZINE =
  'TURQUIE\nF NOI : ROU retraite ANK\nA BUL S italie A GRE = SER\nF CON éliminée\nAUTRICHE\nA GAL - VAR -> GAL\nF TRI = ALB\n+2 : A VIE et F TRI';

test.each([ZINE, ZINE.toLowerCase()])('French zines in capitals and in small letters', (text) => {
  const { notation, orders, results, errors } = told(text);
  expect(notation).toBe('french');
  expect(orders).toEqual([
    'Turkey F BLA - RUM',
    'Turkey F BLA R ANK',
    'Turkey A BUL S A GRE - SER',
    'Austria A GAL - WAR',
    'Austria F TRI - ALB',
    'Austria A VIE B',
    'Austria F TRI B',
  ]);
  expect(results).toEqual(['bounced,dislodged', '', '', 'failed', 'succeeded', '', '']);
  expect(errors.map((words) => words.toLowerCase())).toEqual(['f con']);
});

describe('German letters', () => {
  test.each([
    ['Züge Österreich:\nA Wien S A München -> Böhmen', ['Austria A VIE S A MUN - BOH']],
    [
      'Österreich-Ungarn: A Wie-Gal\nGroßbritannien: F Lon-Nth\nOsmanisches Reich: A Kon-Bul',
      ['Austria A VIE - GAL', 'England F LON - NTH', 'Turkey A CON - BUL'],
    ],
    [
      'Österreich-Ungarn | Deutsches Reich\nA Wie-Gal | A Mün-Ruh',
      ['Austria A VIE - GAL', 'Germany A MUN - RUH'],
    ],
    ['Türkei\nF Ägä nach Ost\nA Dän steht', ['Turkey F AEG - BAL', 'Turkey A DEN H']],
    ['Rückzüge Frankreich:\nA Bur zieht sich nach Marseille zurück', ['France A BUR R MAR']],
    ['Rückzug Russland:\nRückzug F Kie nach Hel', ['Russia F KIE R HEL']],
    ['Rückzüge\nItalien: A Rom flieht nach Apulien', ['Italy A ROM R APU']],
    ['England:\nF Nth löst sich auf\nA Edi wird aufgelöst', ['England F NTH D', 'England A EDI D']],
    [
      'Winter 1902\nDeutschland baut A Mün und F Kie\nItalien löst F ION auf\nRussland: Aufbau A War, A Mos\nTürkei: Abbau F Äg',
      [
        'Germany A MUN B',
        'Germany F KIE B',
        'Italy F ION D',
        'Russia A WAR B',
        'Russia A MOS B',
        'Turkey F AEG D',
      ],
    ],
    ['Österreich:\nA Albanien abbauen\nNeubau A Wien', ['Austria A ALB D', 'Austria A VIE B']],
  ])('%j', (text, expected) => {
    expect(told(text).orders).toEqual(expected);
    expect(told(text).errors).toEqual([]);
  });
});

describe('French letters', () => {
  test.each([
    ['FRANCE\na par - bou\nf bre - amo', ['France A PAR - BUR', 'France F BRE - MAO']],
    [
      'Ordres Angleterre :\nf Édimbourg vers Mer du Nord\nf Norvège soutient f Edimbourg - mer du nord',
      ['England F EDI - NTH', 'England F NWY S F EDI - NTH'],
    ],
    ['Italie :\nArmée Venise se maintient', ['Italy A VEN H']],
    ["Italie :\nF Man soutient F Mer d'Irlande", ['Italy F ENG S F IRI']],
    [
      'Russie\nA Var attaque Gal\nF Saint-Pétersbourg (sc) tient',
      ['Russia A WAR - GAL', 'Russia F STP/SC H'],
    ],
    ['Retraites Turquie :\nf noi se retire en ank', ['Turkey F BLA R ANK']],
    ['Retraites\nAngleterre : Retraite F Dan - Kie', ['England F DEN R KIE']],
    ['Retraites Allemagne :\nA Hollande se disperse', ['Germany A HOL D']],
    ['Hiver 1904\nTurquie :\nConstruction F Smyrne\n+A CON', ['Turkey F SMY B', 'Turkey A CON B']],
    ['Autriche :\nConstructions : A Vie, A Bud', ['Austria A VIE B', 'Austria A BUD B']],
    ['Hiver\nRussie :\nSuppression A Varsovie', ['Russia A WAR D']],
  ])('%j', (text, expected) => {
    expect(told(text).orders).toEqual(expected);
    expect(told(text).errors).toEqual([]);
    expect(told(text).doubts).toEqual([]);
  });
});

describe('a misspelt name', () => {
  test.each([
    ['F Balck Sea holds', '? F BLA H', 'Balck Sea: BLA'],
    [
      'F English Channnel supports F North Sea to Belgium',
      '? F ENG S F NTH - BEL',
      'English Channnel: ENG',
    ],
    ['F Tunis to Weotern Mediterranean', '? F TUN - WES', 'Weotern Mediterranean: WES'],
    ['F Denamrk retreats to Kiel', '? F DEN R KIE', 'Denamrk: DEN'],
    ['Retreat F Aegean Sea to Eatern Mediterranean', '? F AEG R EAS', 'Eatern Mediterranean: EAS'],
    ['Build A Vneice', '? A VEN B', 'Vneice: VEN'],
    ['F Sevastool removed', '? F SEV D', 'Sevastool: SEV'],
  ])(
    'of several words, of a retreat or a build, is read with a doubt: %s',
    (text, order, doubt) => {
      expect(told(text).orders).toEqual([order]);
      expect(told(text).doubts).toEqual([doubt]);
    },
  );

  test('words after a dash that are not a place are a remark', () => {
    const { orders, doubts, errors } = told('F Hol S F Nth - just in case\nF Nth H');
    expect(orders).toEqual(['? F HOL S F NTH', '? F NTH H']);
    expect(doubts).toEqual(['- just in case: nothing']);
    expect(errors).toEqual([]);
    expect(told('F Hol S F Nth - Xyz').errors).toEqual(['Xyz']);
  });
});

describe('what is meant as an order and cannot be read is an error', () => {
  test.each([
    'Buld A Constantinople',
    'Both of them leave Paris and move to Burgundy',
    'Everything from Norway moves to the Norwegian Sea',
  ])('%s', (line) => {
    expect(told(`A Mos H\n\n${line}`).errors).toEqual([line]);
  });

  test('every line of prose that continues below is listed', () => {
    const prose = [
      'Because the fleet could not move there, the',
      'support of Liverpool is illegal and without the support, the Germans have',
      'no chance.',
    ];
    expect(told(`England: F Lon H\n\n${prose.join('\n')}`).skipped).toEqual(prose);
  });

  test.each(['Hope you like it', 'We met a man in Paris', 'Is Spain yours?'])(
    'prose is none: %s',
    (line) => {
      expect(told(`A Mos H\n${line}`)).toMatchObject({ errors: [], skipped: [line] });
    },
  );
});

test.each([
  ['Hey! France here:\nA Par-Bur', ['France A PAR - BUR']],
  ['Hey France, here are my orders:\nA Par-Bur', ['? A PAR - BUR']],
  ['Russia disbands A War and F Bot', ['Russia A WAR D', 'Russia F BOT D']],
  ['A Vie S A Tri (H)\nA Tri (H)', ['? A VIE S A TRI', '? A TRI H']],
  ['Army: Paris to Burgundy\nFleet: Brest to Mid-Atlantic', ['? A PAR - BUR', '? F BRE - MAO']],
])('%j', (text, expected) => {
  expect(told(text).orders).toEqual(expected);
});

test('only the sentence with the condition is refused', () => {
  const { orders, errors } = told('Italy: A Ven-Tri, F Nap H. Builds if I can: A Rom\nA Rom H');
  expect(orders).toEqual(['Italy A VEN - TRI', 'Italy F NAP H', 'Italy A ROM H']);
  expect(errors).toEqual(['Builds if I can: A Rom']);
  const letter = told('A Ven-Tri\nIf A Ven goes, it may stay there, otherwise not.\nCiao');
  expect(letter.errors).toHaveLength(1);
});

test.each([
  ['Hi Bob, sorry I am late. Orders for Germany:\n\nA Mun H', ['Germany A MUN H']],
  ['italy w03 remove f tun', ['Italy F TUN D']],
  ['Russland H1902\nA War-Gal', ['Russia A WAR - GAL']],
  [
    'France retreats:\nA Bur-Par\nItaly retreats: A Mar-Pie',
    ['France A BUR R PAR', 'Italy A MAR R PIE'],
  ],
  ['a) A Kie-Hol\nf) F Hol-Bel', ['? A KIE - HOL', '? F HOL - BEL']],
  ['England: F Nth H. Retreats n/a. Builds: F Lon', ['England F NTH H', 'England F LON B']],
])('%j', (text, expected) => {
  expect(told(text).orders).toEqual(expected);
});

test('Italian names: Roma is Rome where that can move so, and else Romania', () => {
  const { orders, doubts } = told('Italy: Roma-Apu, A Venezia-Tri, F Napoli-Ion\nA: A Bud-Roma');
  expect(orders).toEqual([
    'Italy A ROM - APU',
    'Italy A VEN - TRI',
    'Italy F NAP - ION',
    'Austria A BUD - RUM',
  ]);
  expect(doubts).toEqual(['Roma: A ROM - APU', 'Roma: A BUD - RUM']);
});

test('German verbs and names cut short', () => {
  const text = 'Deutschland: A Ber unterst. A Mun-Sil, F Kie-Ost\nTürkei: A Smy-Gri';
  const { orders, doubts, errors } = told(text);
  expect(orders).toEqual([
    'Germany A BER S A MUN - SIL',
    'Germany F KIE - BAL',
    'Turkey A SMY - GRE',
  ]);
  expect([doubts, errors]).toEqual([[], []]);
});

test('the fleet that carries, behind via', () => {
  const { orders, errors } = told('England\nA Yor-Nwy via F Nth\nF Nth C A Yor-Nwy');
  expect(orders).toEqual(['England A YOR - NWY VIA', 'England F NTH C A YOR - NWY']);
  expect(errors).toEqual([]);
  expect(told('A Lon-Nwy via F Nth C A Lon-Nwy').orders).toEqual([
    '? A LON - NWY VIA',
    '? F NTH C A LON - NWY',
  ]);
});
