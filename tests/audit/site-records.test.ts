import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { auditGame, type Audit } from '../../src/audit/audit-game.ts';
import { sideBySide } from '../../src/audit/audit-sentences.ts';
import { reasonOf } from '../../src/audit/reason.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';

const audits = (...texts: readonly string[]): readonly Audit[] =>
  recordedGames(texts.map((text, index) => ({ name: `${String(index)}.txt`, text }))).games.map(
    (game) => auditGame(game),
  );

function only(...texts: readonly string[]): Audit {
  const [audit, other] = audits(...texts);
  if (!audit || other) throw new Error('one game was expected');
  return audit;
}

const found = ({ phases }: Audit): readonly string[] =>
  phases.flatMap(({ when, findings, notes }) => [
    ...notes.map(({ say }) => `${when.season} ${when.phase} ${say}`),
    ...findings.map((finding) => {
      const { theirs, ours } = sideBySide(finding, english);
      const { power, order } = finding;
      return `${when.season} ${when.phase} ${power ?? ''} ${order}: ${theirs.join(', ')} / ${ours.join(', ')}`;
    }),
  ]);

/** The mails of a judge: a Fall with a dislodgement, its retreats, the adjustments. */
const MOVES = `From: judge@example.org
Subject: USXX:dip F1901M Results
Movement results for Fall of 1901.  (dip.002)

Austria: Army Serbia -> Bulgaria.
Austria: Army Rumania SUPPORT Army Serbia -> Bulgaria.
Austria: Army Budapest, No Order Processed.

Russia: Fleet Sevastopol -> Black Sea.  (*bounce*)

Turkey: Army Bulgaria HOLD.  (*dislodged*)
Turkey: Fleet Ankara -> Black Sea.  (*bounce*)
Turkey: Army Constantinople -> Bulgaria.  (*bounce*)

The following units were dislodged:

The Turkish Army in Bulgaria can retreat to Greece.

The next phase of 'dip' will be Retreats for Fall of 1901.
`;
const RETREATS = `Retreat results for Fall of 1901.  (dip.003)

Turkey:    Army  Bulgaria -> Greece.

Ownership of supply centers:

Austria:   Budapest, Bulgaria, Rumania, Trieste,
           Vienna.
England:   Edinburgh, Liverpool, London.
France:    Brest, Marseilles, Paris.
Germany:   Berlin, Kiel, Munich.
Italy:     Naples, Rome, Venice.
Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
Turkey:    Ankara, Constantinople, Greece, Smyrna.

Austria:   5 Supply centers,  3 Units:  Builds   2 units.
`;

describe('the mails of a judge', () => {
  test('agree, in whatever order the files are', () => {
    for (const files of [[MOVES, RETREATS], [RETREATS, MOVES], [MOVES + RETREATS]]) {
      const audit = only(...files);
      expect(found(audit)).toEqual([]);
      expect(audit.phases).toHaveLength(2);
      expect(audit.agree).toBe(2);
    }
  });

  test('a bounce that never happened, a support that is cut', () => {
    const wrong = MOVES.replace(
      'Fleet Sevastopol -> Black Sea.  (*bounce*)',
      'Fleet Sevastopol -> Black Sea.',
    ).replace(
      'Army Serbia -> Bulgaria.\nAustria: Army Budapest',
      'Army Serbia -> Bulgaria.  (*cut*)\nAustria: Army Budapest',
    );
    expect(found(only(wrong))).toEqual([
      'Fall movement Austria A RUM S A SER - BUL: cut / succeeded',
      'Fall movement Russia F SEV - BLA: succeeded / bounced',
    ]);
  });

  test('retreats that the judge offers but the rules do not', () => {
    const wrong = MOVES.replace('retreat to Greece.', 'retreat to Greece or Constantinople.');
    expect(found(only(wrong, RETREATS))).toEqual(['Fall movement Turkey A BUL: GRE, CON / GRE']);
  });
});

describe('python-diplomacy', () => {
  const units = { TURKEY: ['A BUL', 'A CON'], AUSTRIA: ['A SER', 'A RUM'] };
  const centers = { TURKEY: ['BUL', 'CON'], AUSTRIA: ['SER', 'RUM', 'VIE'] };
  const after = { TURKEY: ['A CON'], AUSTRIA: ['A BUL', 'A RUM'] };
  const game = (winter: object, results: object = {}): string =>
    JSON.stringify({
      id: 'p',
      phases: [
        {
          name: 'F1905M',
          state: { units, centers },
          orders: {
            TURKEY: ['A BUL H', 'A CON H'],
            AUSTRIA: ['A SER - BUL', 'A RUM S A SER - BUL'],
          },
          results: { 'A BUL': ['dislodged'], 'A CON': [], 'A SER': [], 'A RUM': [], ...results },
        },
        {
          name: 'F1905R',
          state: {
            units: { ...after, TURKEY: ['A CON', '*A BUL'] },
            centers,
            retreats: { TURKEY: { 'A BUL': ['GRE'] } },
          },
          orders: { TURKEY: ['A BUL R GRE'] },
          results: { 'A BUL': [] },
        },
        winter,
      ],
    });
  const counted = { TURKEY: ['CON', 'GRE'], AUSTRIA: ['SER', 'RUM', 'VIE', 'BUL'] };
  const stand = { TURKEY: ['A CON', 'A GRE'], AUSTRIA: after.AUSTRIA };
  const winter = {
    name: 'W1905A',
    state: { units: stand, centers: counted },
    orders: { AUSTRIA: ['A VIE B'] },
    results: { 'A VIE': [''] },
  };

  test('moves, retreats, centres and builds agree', () => {
    const audit = only(game(winter));
    expect(found(audit)).toEqual([]);
    expect(audit.agree).toBe(3);
  });

  test('a Winter without orders is ruled, too', () => {
    const spring = {
      name: 'S1906M',
      state: { units: { ...stand, TURKEY: ['A CON'] }, centers: counted },
      orders: { TURKEY: ['A CON H'] },
      results: { 'A CON': [] },
    };
    expect(found(only(game(spring)))).toEqual([
      'Fall retreats Turkey A GRE: is not there / is there',
    ]);
  });

  test('a centre counted for another power; a build that is refused', () => {
    const state = { ...winter.state, centers: { ...counted, TURKEY: ['CON'] } };
    const audit = only(game({ ...winter, state, results: { 'A VIE': ['void'] } }));
    expect(found(audit)).toEqual([
      'Winter adjustments Turkey GRE: nobody / Turkey',
      'Winter adjustments Austria A VIE B: void / succeeded',
    ]);
  });

  test('a support that is cut under none of the editions', () => {
    const audit = only(game(winter, { 'A RUM': ['cut'] }));
    expect(found(audit)).toEqual(['Fall movement Austria A RUM S A SER - BUL: cut / succeeded']);
    const [phase] = audit.phases;
    const [finding] = phase?.findings ?? [];
    expect(finding && phase?.ruled && reasonOf(finding, phase.ruled, english)).toContain(
      'support is given',
    );
    expect(finding).toMatchObject({ right: { editions: [], choices: [] } });
  });
});

describe('webDiplomacy', () => {
  const ids = { SER: 19, RUM: 21, BUL: 20, CON: 22, GRE: 17 } as const;
  const unit = (countryID: number, at: keyof typeof ids, retreating = 'No') => ({
    unitType: 'Army',
    terrID: ids[at],
    countryID,
    retreating,
  });
  const order = (turn: number, phase: string, countryID: number, own: object) => ({
    turn,
    phase,
    countryID,
    unitType: 'Army',
    toTerrID: 0,
    fromTerrID: 0,
    viaConvoy: 'No',
    success: 'Yes',
    dislodged: 'No',
    ...own,
  });
  const moves = [
    order(9, 'Diplomacy', 6, { terrID: ids.BUL, type: 'Hold', success: 'No', dislodged: 'Yes' }),
    order(9, 'Diplomacy', 5, { terrID: ids.SER, type: 'Move', toTerrID: ids.BUL }),
    order(9, 'Diplomacy', 5, {
      terrID: ids.RUM,
      type: 'Support move',
      toTerrID: ids.BUL,
      fromTerrID: ids.SER,
    }),
  ];
  const retreat = order(9, 'Retreats', 6, { terrID: ids.BUL, type: 'Retreat', toTerrID: ids.GRE });
  const game = (orders: readonly object[] = moves): string =>
    JSON.stringify({
      gameID: 7,
      variantID: 1,
      turn: 10,
      phase: 'Diplomacy',
      phases: [
        {
          turn: 9,
          phase: 'Diplomacy',
          units: [unit(6, 'BUL'), unit(5, 'SER'), unit(5, 'RUM')],
          centers: [{ countryID: 6, terrID: ids.BUL }],
          orders,
        },
        {
          turn: 9,
          phase: 'Retreats',
          units: [unit(6, 'BUL', 'Yes'), unit(5, 'BUL'), unit(5, 'RUM')],
          centers: [{ countryID: 6, terrID: ids.BUL }],
          orders: [retreat],
        },
      ],
    });

  test('the JSON of the API', () => {
    const audit = only(game());
    expect(found(audit)).toEqual([]);
    expect(audit.phases.map(({ when }) => when.year)).toEqual([1905, 1905]);
    const [first, ...others] = moves;
    const wrong = [{ ...first, dislodged: 'No' }, ...others];
    expect(found(only(game(wrong)))[0]).toBe('Fall movement Turkey A BUL H: succeeded / dislodged');
  });

  test('orders one by one, in a list', () => {
    const audit = only(JSON.stringify([...moves, retreat]));
    expect(audit.phases.map(({ notes }) => notes.length)).toEqual([1, 1]);
  });

  test('an order history, the last season first', () => {
    const history = `Autumn, 1901  Large map: link
Austria:
Diplomacy
The army at Galicia hold.
Spring, 1901  Large map: link
Austria:
Diplomacy
The army at Vienna move to Galicia. (fail)
The fleet at Trieste hold.
The army at Budapest hold.
Russia:
Diplomacy
The army at Warsaw move to Galicia.
The army at Moscow hold.
`;
    const audit = only(history);
    expect(found(audit)).toEqual(
      [
        'Spring movement Austria A VIE - GAL: failed / bounced',
        'Spring movement Russia A WAR - GAL: succeeded / bounced',
      ].slice(1),
    );
  });
});

const recorded = (text: string) => {
  const [game] = recordedGames([{ name: 'page.html', text }]).games;
  if (!game) throw new Error('no game');
  return game;
};

describe("webDiplomacy's page", () => {
  const page = `<h4><a name="index1"></a>Autumn, 1901 <a href="map.php?turn=1">
<img src="external.png" alt="Large map"
 title="The large map."
/></a>:</h4><p><strong><span class="country5">Austria</span>:</strong><br /><ul><li><strong>Diplomacy</strong></li>
<ul><li>The army at Trieste hold. (dislodged)</li><li>The fleet at Albania hold.</li></ul><li><strong>Retreats</strong></li>
<ul><li>The army at Trieste disbandBuild fleet at Trieste.</li></ul></ul>
<strong><span class="country3">Italy</span>:</strong><br /><ul><li><strong>Diplomacy</strong></li>
<ul><li>The army at Venice move to Trieste.</li><li>The army at Tyrolia support move to Trieste from Venice.</li></ul></ul></p>`;

  test('is cut into phases like its text', () => {
    const { phases } = recorded(page);
    expect(phases.map(({ when }) => `${when.season} ${when.phase}`)).toEqual([
      'Fall movement',
      'Fall retreats',
    ]);
    expect(phases.map(({ written }) => written.statements.length)).toEqual([4, 1]);
  });

  test('as text with the headings of phases above all powers has the same phases', () => {
    const text = `Autumn, 1901
Diplomacy
Austria:
The army at Trieste hold. (dislodged)
Italy:
The army at Venice move to Trieste.
The army at Tyrolia support move to Trieste from Venice.
Retreats
Austria:
The army at Trieste retreat to Vienna.
Unit-placement
Italy:
Build army at Venice.`;
    expect(
      recorded(text).phases.map(
        ({ when, written }) => `${when.phase} ${String(written.statements.length)}`,
      ),
    ).toEqual(['movement 3', 'retreats 1', 'adjustments 1']);
  });

  test('a disbanding or a removal printed as two sentences counts once', () => {
    const said = 'Destroy the unit at St. PetersburgThe army at St. Petersburg destroy.';
    for (const text of [said, 'Destroy the unit at St. PetersburgThe  at St. Petersburg destroy.'])
      expect(readText(text).orders.map((order) => order.text)).toEqual(['? STP D']);
    const { orders, errors } = readText(
      'The fleet at Spain (South Coast) disbandBuild fleet at Spain (South Coast). (fail)',
    );
    expect(orders.map((order) => order.text)).toEqual(['F SPA/SC D']);
    expect(errors).toEqual([]);
  });
});

describe('Backstabbr', () => {
  const page = (orders: object, title: string): string => `<html><head>
<meta property="og:title" content="A game (${title})"></head><script>
var stage = "NEEDS_ORDERS";
var unitsByPlayer = {"Turkey": {"Bul": "A", "Con": "A"}, "Austria": {"Ser": "A", "Rum": "A"}};
var territories = {"Bul": "Turkey", "Con": "Turkey", "Ser": "Austria", "Rum": "Austria"};
var orders = ${JSON.stringify(orders)};
</script></html>`;
  const orders = {
    Turkey: {
      Bul: {
        type: 'HOLD',
        result: 'FAILS',
        result_reason: 'Insufficient hold strength',
        retreat: { type: 'MOVE', to: 'Gre', result: 'SUCCEEDS' },
      },
      Con: { type: 'HOLD', result: 'SUCCEEDS' },
    },
    Austria: {
      Ser: { type: 'MOVE', to: 'Bul', result: 'SUCCEEDS' },
      Rum: { type: 'SUPPORT', from: 'Ser', to: 'Bul', result: 'SUCCEEDS' },
    },
  };

  test('saved pages of one game', () => {
    const audit = only(page(orders, 'Fall 1903'));
    expect(found(audit)).toEqual([]);
    expect(audit.phases.map(({ when }) => `${when.season} ${when.phase}`)).toEqual([
      'Fall movement',
      'Fall retreats',
    ]);
    const wrong = {
      ...orders,
      Austria: { ...orders.Austria, Ser: { type: 'MOVE', to: 'Bul', result: 'FAILS' } },
    };
    expect(found(only(page(wrong, 'Fall 1903')))).toContain(
      'Fall movement Austria A SER - BUL: failed / succeeded',
    );
  });

  test('objects of several seasons', () => {
    const winter = { Austria: { Vie: { type: 'BUILD', unit_type: 'A' } } };
    const units = { Austria: { Ser: 'A', Rum: 'A' }, Turkey: { Bul: 'A', Con: 'A' } };
    const game = {
      '1903': {
        fall: { unitsByPlayer: units, orders, territories: { Vie: 'Austria', Bul: 'Turkey' } },
        winter: { orders: winter },
      },
    };
    expect(found(only(JSON.stringify(game)))).toEqual([]);
  });
});

test('logs of DAIDE', () => {
  const log = `1,,SCO ( AUS SER RUM ) ( TUR BUL CON )
1,,NOW ( FAL #1905 ) ( TUR AMY BUL ) ( AUS AMY SER ) ( AUS AMY RUM )
1,,ORD ( FAL #1905 ) ( ( TUR AMY BUL ) HLD ) ( RET )
2,,ORD ( FAL #1905 ) ( ( TUR AMY BUL ) HLD ) ( RET )
1,,ORD ( FAL #1905 ) ( ( AUS AMY SER ) MTO BUL ) ( SUC )
1,,ORD ( FAL #1905 ) ( ( AUS AMY RUM ) SUP ( AUS AMY SER ) MTO BUL ) ( SUC )
1,,NOW ( AUT #1905 ) ( AUS AMY BUL ) ( AUS AMY RUM ) ( TUR AMY BUL MRT ( CON GRE ) )
1,,ORD ( AUT #1905 ) ( ( TUR AMY BUL ) RTO GRE ) ( SUC )
`;
  expect(found(only(log))).toEqual([]);
  expect(found(only(log.replace('( CON GRE )', '( GRE )')))).toEqual([
    'Fall movement Turkey A BUL: GRE / CON, GRE',
  ]);
});

test('anything but a game reports what was expected', () => {
  for (const text of [
    '',
    'A Par-Bur',
    '{"orders":{}}',
    '{"name":"S1901M","orders":{"FRANCE":["A PAR',
  ]) {
    const { games, unread } = recordedGames([{ name: 'x', text }]);
    expect(games).toEqual([]);
    expect(unread[0]?.error.expected).not.toBe('');
  }
});
