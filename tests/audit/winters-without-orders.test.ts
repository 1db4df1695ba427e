import { expect, test } from 'vitest';
import { auditGame, editionsThatAgree } from '../../src/audit/audit-game.ts';
import { findingSentence } from '../../src/audit/audit-sentences.ts';
import { reasonFor } from '../../src/audit/reason.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import {
  recordedGames,
  type RecordedGame,
} from '../../src/orders/notations/recorded/recorded-games.ts';

interface State {
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers: Readonly<Record<string, readonly string[]>>;
}

/** France loses Paris, has one centre left, Warsaw, and two units: in Warsaw, and in Ruhr, which is nearer to Paris. */
function record(after: readonly string[], winter: object | null): RecordedGame {
  const fall: State = {
    units: { ENGLAND: ['A PIC', 'F LON'], FRANCE: ['A WAR', 'A RUH'] },
    centers: { ENGLAND: ['LON', 'EDI'], FRANCE: ['WAR', 'PAR'] },
  };
  const counted = { ENGLAND: ['LON', 'EDI', 'PAR'], FRANCE: ['WAR'] };
  const moved: State = { ...fall, units: { ...fall.units, ENGLAND: ['A PAR', 'F LON'] } };
  const spring: State = { units: { ...moved.units, FRANCE: after }, centers: counted };
  const phases = [
    {
      name: 'F1908M',
      state: fall,
      orders: { ENGLAND: ['A PIC - PAR', 'F LON H'], FRANCE: ['A WAR H', 'A RUH H'] },
      results: {},
    },
    ...(winter ? [{ name: 'W1908A', state: { ...moved, centers: counted }, ...winter }] : []),
    { name: 'S1909M', state: spring, orders: {}, results: {} },
  ];
  const [game] = recordedGames([{ name: 'x', text: JSON.stringify({ id: 'x', phases }) }]).games;
  if (!game) throw new Error('a game was expected');
  return game;
}

test.each([null, { orders: { ENGLAND: ['WAIVE'] }, results: {} }])(
  'a removal that nobody ordered is told in its Winter, with its rule and the editions that have it: %j',
  (winter) => {
    const game = record(['A RUH'], winter);
    const audit = auditGame(game);
    const [phase, ...others] = audit.phases.filter(({ findings }) => findings.length > 0);
    const [finding] = phase?.findings ?? [];
    if (!finding || !phase?.ruled) throw new Error('a finding was expected');
    expect(others).toEqual([]);
    expect(phase.when).toEqual({ year: 1908, season: 'Winter', phase: 'adjustments' });
    expect(phase.findings).toEqual([
      {
        what: 'removed',
        power: 'France',
        order: 'A WAR, A RUH',
        theirs: ['A WAR'],
        ours: ['A RUH'],
        right: { editions: ['1971', '1982', '2000', 'DPTG'], choices: [] },
      },
    ]);
    expect(reasonFor(finding, phase.ruled, english)?.rules).toEqual([
      { source: 'DATC 3.0', paragraph: '4.D.8' },
    ]);
    const said = findingSentence(finding, phase.ruled, english);
    expect(said).toMatch(/^France removes: recorded A WAR, ours A RUH\. No order says which/);
    expect(said).toContain(
      'By 1971: No order says which French unit goes, so it is the one farthest from home',
    );
    expect(findingSentence(finding, phase.ruled, german)).toMatch(/Nach 1971: /);
    expect(editionsThatAgree(game, audit)).toEqual(['1971', '1982', '2000', 'DPTG']);
  },
);

test('a removal that is right under no rules is told as such', () => {
  const game = record(['A WAR', 'A RUH'], null);
  const audit = auditGame(game);
  expect(audit.phases.flatMap(({ findings }) => findings)).toMatchObject([
    { what: 'removed', theirs: [], ours: ['A RUH'], right: { editions: [], choices: [] } },
  ]);
  expect(editionsThatAgree(game, audit)).toEqual([]);
});

test('a unit that is elsewhere has the reason why ours is where it is', () => {
  const [phase, ...others] = auditGame(record(['A WAR', 'A BER'], null)).phases.filter(
    ({ findings }) => findings.length > 0,
  );
  expect(others).toEqual([]);
  expect(phase?.when.phase).toBe('movement');
  for (const finding of phase?.findings ?? [])
    expect(phase?.ruled && reasonFor(finding, phase.ruled, english)).toMatchObject({
      words: expect.stringMatching(/./) as string,
      rules: [{ source: 'DATC 3.0' }],
    });
});
