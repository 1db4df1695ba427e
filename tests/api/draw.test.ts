import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBoard, readDrawing } from '../../src/api/boards.ts';
import { drawAdjustments, drawRetreats, drawTurn, playTurn } from '../../src/api/draw.ts';
import type { DataError, Result } from '../../src/index.ts';
import * as library from '../../src/index.ts';
import { boardNamed } from '../boards/boards.ts';
import { DRAWING, ISLANDS } from '../boards/drawing/islands.ts';
import { elementsOf } from '../support/svg.ts';

const turnOf = (text: string, board: library.Board = library.STANDARD) => {
  const { orders } = library.readOrders(text, { board });
  const inferred = library.inferPosition(orders, board);
  if (!inferred.ok) throw new Error('no position');
  return { position: inferred.value, orders, edition: library.EDITIONS.DATC };
};

const TURN = turnOf(
  'Germany: A Ber-Pru, A Sil S A Ber-Pru; Russia: A Pru-Sil, A War S A Pru-Sil, F Bal-Pru',
);

/** The picture, as a root of one document. */
function svgIn(drawn: Result<string, DataError>): string {
  if (!drawn.ok) throw new Error(drawn.error.message);
  expect(elementsOf(drawn.value)[0]?.name).toBe('svg');
  return drawn.value;
}

const textIn = (svg: string): string =>
  [...svg.matchAll(/<(?:title|desc|text)[^>]*>([^<]*)</g)].map(([, one]) => one).join('\n');

describe('a turn is drawn', () => {
  test('with its outcome, a title and the centres of each power, without anything else said', async () => {
    const owners = { BER: 'Germany', MUN: 'Germany', WAR: 'Russia' } as const;
    const position = { ...TURN.position, owners };
    const svg = svgIn(await drawTurn({ ...TURN, position }));
    expect(textIn(svg)).toContain('Orders (DATC 3.0). G\u00a02, R\u00a01');
    expect(textIn(svg)).toMatch(/takes Silesia/);
    expect(svg).toContain('viewBox="0 0 812 652"');
    // The ruling that it may have is not used.
    const ruling = { ...library.adjudicate(position, [], TURN.edition) };
    expect(svgIn(await drawTurn({ ...TURN, position, ...{ ruling } }))).toBe(svg);
  });

  test('up to a decision, in the dark, in German, a part of the map, without a title', async () => {
    const { german: language } = library;
    const options = { at: 'support.SIL', theme: 'dark', language, crop: true } as const;
    const svg = svgIn(await drawTurn(TURN, { ...options, format: 'medium', title: null }));
    expect(svg).toContain('clip-path');
    expect(svg).not.toMatch(/#cfe0e8|<text/);
    expect(textIn(svg)).toMatch(/^Befehle \(DATC 3\.0\)\n.*Schlesien/);
    const end = svgIn(await drawTurn(TURN, { ...options, at: 11 }));
    expect(textIn(end)).not.toBe(textIn(svg));
  });

  test('on its board: the map that somebody drew of it, or a diagram', async () => {
    const read = readBoard(JSON.stringify(ISLANDS));
    if (!read.ok) throw new Error('no board');
    const board = read.value;
    const turn = turnOf('Reds: A west-east; Blues: F east(nc) H', board);
    const { map } = readDrawing({ name: 'islands.svg', text: DRAWING }, board);
    if (!map) throw new Error('no map');
    const onMap = svgIn(await drawTurn(turn, { map }));
    // The colour of the Reds, and the outline of the land, of which there is none on a diagram.
    expect(onMap).toContain('#c03030');
    expect(onMap).toMatch(/<path id="p\w+-west"/);
    expect(onMap).not.toContain('vector-effect');
    const diagram = svgIn(await drawTurn(turn));
    expect(diagram).toMatch(/<circle id="p\w+-west"/);
    expect(svgIn(await drawTurn(TURN, { diagram: true })).match(/<circle id=/g)).toHaveLength(56);
    // A kept map may be of another board.
    const other = turnOf('England: A Lon H', boardNamed('hundred'));
    expect(await drawTurn(other, { map })).toMatchObject({
      ok: false,
      error: { path: ['options', 'map'] },
    });
  });

  test('as a picture that plays: with what each step says, or only some steps', async () => {
    const all = svgIn(await playTurn(TURN, { title: 'Fall 1902' }));
    for (const words of ['@keyframes', 'prefers-reduced-motion', 'prefers-color-scheme'])
      expect(all).toContain(words);
    expect(textIn(all)).toContain('Nothing is decided');
    expect(textIn(all)).toContain('Fall 1902 (DATC 3.0)');
    const few = svgIn(await playTurn(TURN, { steps: ['orders', 'support.SIL'], loop: true }));
    expect(few).toContain('infinite');
    expect(few.length).toBeLessThan(all.length);
    const silent = svgIn(await playTurn(TURN, { sentences: false, theme: 'light' }));
    expect(textIn(silent)).not.toContain('Nothing is decided');
    expect(silent).not.toContain('prefers-color-scheme');
  });
});

test('retreats and adjustments are drawn', async () => {
  const { position, orders, edition } = TURN;
  const ruling = library.adjudicate(position, orders, edition);
  const flight = {
    type: 'retreat',
    power: 'Germany',
    unit: { kind: 'A', at: 'SIL' },
    to: 'MUN',
  } as const;
  const retreats = {
    position: library.retreatPosition(position, ruling),
    orders: [flight],
    edition,
  };
  expect(textIn(svgIn(await drawRetreats(retreats)))).toContain('Orders: Retreats (DATC 3.0)');
  const build = { type: 'build', power: 'Germany', unit: { kind: 'F', at: 'KIE' } } as const;
  const adjustments = {
    position: { units: [], owners: { KIE: 'Germany' } },
    orders: [build],
    edition,
  } as const;
  const drawn = svgIn(await drawAdjustments(adjustments, { language: library.german }));
  expect(textIn(drawn)).toContain('Befehle: Aufbau und Auflösung (DATC 3.0)');
});

describe('what cannot be drawn is an error with its place', () => {
  const drawn = drawTurn as (turn: unknown, options?: unknown) => ReturnType<typeof drawTurn>;

  test.each([
    ['no turn', null, {}, 'edition', /not an edition/],
    [
      'no board',
      { ...TURN, position: { ...TURN.position, board: {} } },
      {},
      'position.board',
      /not a board/,
    ],
    [
      'a name of another board',
      { ...TURN, orders: [{ type: 'hold', power: 'Reds', unit: { kind: 'A', at: 'BER' } }] },
      {},
      'orders.0.power',
      /not a name on the board Diplomacy/,
    ],
    [
      'an owner of nothing',
      { ...TURN, position: { ...TURN.position, owners: { XXX: 'Germany' } } },
      {},
      'position.owners.XXX',
      /no such space/,
    ],
    ['no such place', TURN, { at: 'support.MUN' }, 'options.at', /no place "support.MUN"/],
    ['no such step', TURN, { at: 99 }, 'options.at', /no step 99: the ruling has 11/],
    ['half a step', TURN, { at: 1.5 }, 'options.at', /not the name of a place/],
    ['an unknown colour', TURN, { theme: 'sepia' }, 'options.theme', /not one of the words/],
    ['an unknown option', TURN, { colour: 'red' }, 'options', /unknown key "colour"/],
    ['a tag for a language', TURN, { language: 'de' }, 'options.language', /not a language/],
    ['no options', TURN, 7, 'options', /not an object/],
  ])('%s', async (_, turn, options, path, message) => {
    const found = await drawn(turn, options);
    if (found.ok) throw new Error('drawn');
    expect(found.error.path.join('.')).toBe(path);
    expect(found.error.message).toMatch(message);
    expect(found.error.expected).not.toBe('');
  });

  test('steps that there are not', async () => {
    for (const steps of [[], ['nowhere.ABC'], ['orders', 99]])
      expect(await playTurn(TURN, { steps })).toMatchObject({
        ok: false,
        error: { path: ['options', 'steps'] },
      });
  });

  test('whatever it is given, it does not throw', async () => {
    const parts = fc.record(
      {
        position: fc.oneof(fc.constant(TURN.position), fc.anything()),
        orders: fc.oneof(fc.constant(TURN.orders), fc.anything()),
        edition: fc.oneof(fc.constant(TURN.edition), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const options = fc.record(
      Object.fromEntries(
        ['title', 'theme', 'format', 'language', 'crop', 'diagram', 'map', 'at'].map((name) => [
          name,
          fc.anything(),
        ]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(parts, fc.anything()),
        fc.oneof(options, fc.anything()),
        async (turn, given) => {
          const found = await drawn(turn, given);
          return found.ok ? found.value.startsWith('<svg') : found.error.path.length > 0;
        },
      ),
      { numRuns: 100 },
    );
  });
});
