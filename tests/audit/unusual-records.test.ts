import { describe, expect, test } from 'vitest';
import { auditGame } from '../../src/audit/audit-game.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { fullName } from '../../src/board/names.ts';
import { POWERS } from '../../src/board/powers.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';
import { randomGame } from './random-game.ts';
import { asMails, asPython } from './recorded-games.ts';

const read = (texts: readonly string[]) =>
  recordedGames(texts.map((text, index) => ({ name: String(index), text })));

/** What the audit says of each phase. */
const told = (texts: readonly string[]) => {
  const { games, unread } = read(texts);
  expect(unread).toEqual([]);
  return games.flatMap((game) =>
    auditGame(game).phases.flatMap(({ findings, notes }) => [...findings, ...notes]),
  );
};

/** As the judge itself heads them: only moves have results. */
const asJudge = (mail: string): string =>
  mail.replace(/^(Retreat|Adjustment) results for/m, '$1 orders for');

const isJudge = (mail: string): boolean => /^(?:Retreat|Adjustment) orders for/m.test(mail);

describe('mails of a judge', () => {
  const mails = asMails(randomGame(3, 3)).map(asJudge);

  test('retreats and adjustments are headed as orders', () => {
    expect(mails.filter(isJudge).length).toBeGreaterThan(3);
    const { games } = read(mails);
    expect(games.flatMap(({ phases }) => phases)).toHaveLength(mails.length);
    expect(told(mails)).toEqual([]);
    expect(told([mails.join('\n')])).toEqual([]);
  });

  test('in any order, one of them twice', () => {
    expect(told([...mails.toReversed(), mails[2] ?? ''])).toEqual([]);
  });

  test('a wrong retreat is found', () => {
    const index = mails.findIndex((mail) => /^Retreat orders[^]*-> /m.test(mail));
    const wrong = mails.with(index, (mails[index] ?? '').replace(/-> .*\./, '-> Iceland.'));
    expect(told(wrong)).not.toEqual([]);
  });

  describe('that begin in the middle of a game', () => {
    const game = randomGame(3, 3).filter(({ year }) => year > 1901);
    /** The mails, those before or of each Winter with the centres that it counts. */
    const withCentres = (ahead: 0 | 1): readonly string[] =>
      asMails(game).map((mail, index) => {
        const winter = game[index + ahead];
        if (winter?.phase !== 'adjustments') return mail;
        const lists = POWERS.flatMap((power) => {
          const own = CENTRES.filter((centre) => winter.owners[centre] === power);
          return own.length > 0 ? [`${power}: ${own.map((at) => fullName(at)).join(', ')}.`] : [];
        });
        return `${mail}\nOwnership of supply centers:\n\n${lists.join('\n')}\n`;
      });

    test('nothing can be said of a Winter without its centres', () => {
      expect(told(asMails(game)).map((one) => 'say' in one && one.say)).toContain('no-owners');
    });

    test.each([0, 1] as const)('the centres of a mail count: %i before', (ahead) => {
      expect(told(withCentres(ahead))).toEqual([]);
    });
  });
});

test('a winter of Backstabbr in which nobody builds is a phase', () => {
  const page = (season: string, orders: string): string =>
    `<title>Backstabbr Test - ${season} 1901</title><script>
var unitsByPlayer = {"Austria":{"Vie":"A","Bud":"A","Tri":"F"}};
var orders = ${orders};
</script>`;
  const { games, unread } = read([
    page('Fall', '{"Austria":{"Vie":{"type":"HOLD","result":"SUCCEEDS"}}}'),
    page('Winter', '{"Austria":{},"England":{}}'),
  ]);
  expect(unread).toEqual([]);
  expect(games.map(({ phases }) => phases.map(({ when }) => when.phase))).toEqual([
    ['movement', 'adjustments'],
  ]);
});

describe('games on other boards are refused', () => {
  test.each([
    [
      '{"map":"ancmed","phases":[{"name":"S0001M","orders":{"ROME":["A ROM - VEN"]},"results":{}}]}',
      'ancmed',
    ],
    [
      '{"phases":[{"name":"S0001M","state":{"units":{"CARTHAGE":["A CAR"]}},"orders":{},"results":{}}]}',
      'CARTHAGE',
    ],
    [
      '{"gameID":1,"variantID":9,"phases":[{"turn":0,"phase":"Diplomacy","units":[],"orders":[{"terrID":6,"type":"Hold"}]}]}',
      '9',
    ],
    [
      ':: Judge: USEF  Game: test  Variant: Youngstown\n\nMovement results for Spring of 1901.  (test.001)\n\nChina: Army Peking HOLD.',
      'Youngstown',
    ],
    [
      'Movement results for Spring of 1870.  (colo.001)\n\nBritain: Army Delhi -> Nepal.\nChina: Army Peking HOLD.\nJapan: Fleet Tokyo HOLD.',
      'Britain',
    ],
    [
      'PHASE 1425 Year Movement\nPOSITIONS\n\tEngland: fleet dev\n\tBurgundy: army dij\nORDERS\n\tdev move eng\n',
      'Burgundy',
    ],
  ])('%s', (text, words) => {
    const { games, unread } = read([text]);
    expect(games).toEqual([]);
    expect(unread.map(({ error }) => error)).toMatchObject([
      { words, problem: 'This game is not played on the usual board' },
    ]);
  });

  test('other beginnings on the same board are not', () => {
    const text =
      '{"map":"standard_fleet_rome","phases":[{"name":"S1901M","state":{"units":{"ITALY":["F ROM"]}},"orders":{"ITALY":["F ROM - TYS"]},"results":{"F ROM":[]}}]}';
    expect(told([text])).toEqual([]);
  });
});

describe('games saved by python-diplomacy', () => {
  interface Saved {
    readonly phases: readonly { readonly name: string }[];
  }

  test('what models and programs write beside the orders is no order', () => {
    const saved = JSON.parse(asPython(randomGame(4, 2))) as Saved;
    const thoughts = {
      state_agents: {
        AUSTRIA: {
          goals: ['Take Serbia with the army in Budapest', 'A VIE - TRI'],
          full_private_diary: ['[S1901M] A BUD - SER, F TRI H'],
        },
      },
      order_results: { AUSTRIA: { move: [{ order: 'A BUD - SER', result: 'bounce' }] } },
      logs: ['Prediction: A BUD - SER'],
      config: { models: ['x', 'y'] },
    };
    const phases = saved.phases.map((phase) => ({ ...phase, ...thoughts }));
    const text = JSON.stringify({ ...saved, phases, final_agent_states: thoughts.state_agents });
    expect(told([text])).toEqual([]);
    expect(read([text]).games.map((game) => game.phases.length)).toEqual([saved.phases.length]);
  });

  test('in a game of two powers the home centres of the others are nobody’s', () => {
    const phase = (name: string, austria: object): object => ({
      name,
      state: { units: { AUSTRIA: ['A VIE'], FRANCE: ['A PAR'] }, ...austria },
      orders: name.endsWith('M') ? { AUSTRIA: ['A VIE H'], FRANCE: ['A PAR H'] } : {},
      results: name.endsWith('M') ? { 'A VIE': [], 'A PAR': [] } : { AUSTRIA: [] },
    });
    const centres = { AUSTRIA: ['VIE', 'BUD', 'TRI'], FRANCE: ['PAR', 'BRE', 'MAR'] };
    const game = (listed: object) =>
      JSON.stringify({
        phases: [
          phase('S1901M', listed),
          phase('F1901M', {}),
          phase('W1901A', { centers: centres }),
        ],
      });
    expect(told([game({})])).toEqual([]);
    expect(told([game({ centers: centres })])).toEqual([]);
    const unusual = { ...centres, AUSTRIA: ['VIE', 'BUD', 'TRI', 'MUN'] };
    expect(told([game({ centers: unusual })])).toMatchObject([
      { what: 'centre', order: 'MUN', theirs: null, ours: 'Austria' },
    ]);
  });
});
