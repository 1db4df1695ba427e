import { describe, expect, test } from 'vitest';
import { isOtherBoardId } from '../../../src/board/others/known-boards.ts';
import { mapFrom, MOST_CELLS } from '../../../src/diagram/map/board-map.ts';
import { mapDrawing } from '../../../src/diagram/map/map-drawing.ts';
import { boardMapSheet } from '../../../src/draw/board-map.ts';
import { toText } from '../../../src/draw/nodes.ts';
import { isDrawing } from '../../../src/scenario/board/named-text.ts';
import { readDrawing } from '../../../src/scenario/board/drawing/read-drawing.ts';
import { openBoard } from '../../../src/scenario/board/open-board.ts';
import { BOARD_FILE_WORDS } from '../../../src/scenario/board/words/words.ts';
import { EFFORT, share } from '../../support/effort.ts';
import { boardFrom } from '../boards.ts';
import { DRAWING, ISLANDS, layer, SHAPES, svg } from './islands.ts';

const BOARD = boardFrom(JSON.stringify(ISLANDS), 'islands');
/** Each drawing is read once: that takes a second. */
const known = new Map<string, ReturnType<typeof readDrawing>>();
function read(text: string) {
  const made = known.get(text) ?? readDrawing({ name: 'map.svg', text }, BOARD);
  known.set(text, made);
  return made;
}

/** The map of a drawing, which must be good, and where things are on it, in units of the drawing that was read. */
function drawn(text: string) {
  const { map, report } = read(text);
  if (!map) throw new Error(report.map(({ message }) => message).join(' '));
  const drawing = mapDrawing(BOARD, map, '#');
  const unit = drawing.width / 400;
  /** The raster has a margin of four cells on each side. */
  const at = (x: number, y: number) => {
    const scale = (MOST_CELLS - 8) / 400;
    return [
      (x * scale + 4) * 2 * drawing.own.scale,
      (y * scale + 4) * 2 * drawing.own.scale,
    ] as const;
  };
  const back = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: (x / (2 * drawing.own.scale) - 4) / ((MOST_CELLS - 8) / 400),
    y: (y / (2 * drawing.own.scale) - 4) / ((MOST_CELLS - 8) / 400),
  });
  return { map, report, drawing, unit, at, back };
}

const messages = (text: string) => read(text).report.map(({ message }) => message);

describe('the shapes of a drawing', () => {
  test('are where it has them', () => {
    const { drawing, at, report } = drawn(DRAWING);
    expect(report).toEqual([]);
    const spaces = [
      [100, 100, 'west'],
      [300, 100, 'east'],
      [197, 200, 'west'],
      [203, 200, 'east'],
      [20, 20, 'sea'],
      [100, 265, 'isle'],
      [100, 283, 'isle'],
      [130, 265, 'sea'],
    ] as const;
    for (const [x, y, space] of spaces) expect(drawing.spaceAt(...at(x, y))).toBe(space);
    expect(drawing.spaceAt(-30, -30)).toBe(null);
  });

  test.each(
    share(
      [
        [
          'godip: labels for ids',
          svg(
            layer(
              'provinces',
              ...Object.values(SHAPES).map((shape) => shape.replace('id=', 'inkscape:label=')),
            ),
          ),
        ],
        [
          'jDip: ids with a dash below',
          svg(
            layer(
              'MapLayer',
              ...Object.values(SHAPES).map((shape) => shape.replace('id="', 'id="_')),
            ),
          ),
        ],
        ['no layer', svg(...Object.values(SHAPES))],
        [
          'names for ids, in groups',
          svg(
            ...Object.values(SHAPES).map(
              (shape) =>
                `<g id="${/id="(\w)/.exec(shape)?.[1]?.toUpperCase() ?? ''}${/id="\w(\w+)/.exec(shape)?.[1] ?? ''}">${shape.replace(/id="\w+"/, '')}</g>`,
            ),
          ),
        ],
        [
          'moved and turned',
          `<svg viewBox="0 0 400 300"><g transform="translate(400 300) scale(.5)"><g id="provinces" transform="rotate(180)">${Object.values(
            SHAPES,
          )
            .map((shape) => `<g transform="matrix(-2 0 0 -2 800 600)">${shape}</g>`)
            .join('')}</g></g></svg>`,
        ],
        [
          'the sea last',
          svg(layer('provinces', SHAPES.west, SHAPES.east, SHAPES.isle, SHAPES.sea)),
        ],
        [
          'with a document type',
          `<?xml version="1.0"?><!DOCTYPE svg [<!ELEMENT a EMPTY>]>${DRAWING}`,
        ],
      ],
      3,
    ),
  )('in another form: %s', (_, text) => {
    expect(read(text)).toEqual({ ...read(DRAWING), report: [] });
  });

  test('curves and arcs of paths, absolute and relative, are followed', () => {
    const round = [
      'M120 265A20 20 0 1 1 80 265A20 20 0 1 1 120 265Z',
      'm120 265a20 20 0 10-40 0a20,20,0,1,0,40,0',
      'M120 265C120 276.05 111.05 285 100 285S80 276.05 80 265 88.95 245 100 245 120 253.95 120 265',
      'M120,265Q120 285 100 285T80 265 100 245 120 265z',
    ];
    for (const d of share(round, 3)) {
      const { drawing, at } = drawn(DRAWING.replace(SHAPES.isle, `<path id="isle" d="${d}"/>`));
      for (const [x, y, space] of [
        [100, 265, 'isle'],
        [116, 265, 'isle'],
        [100, 282, 'isle'],
        [124, 265, 'sea'],
        [100, 240, 'sea'],
      ] as const)
        expect(drawing.spaceAt(...at(x, y))).toBe(space);
    }
  });

  test('a hole is one by either rule', () => {
    const hole = 'M0 0H400V300H0ZM300 240V280H340V240Z';
    for (const [d, rule] of [
      [hole, ''],
      ['M0 0H400V300H0ZM300 240H340V280H300Z', 'fill-rule="evenodd"'],
    ] as const) {
      const { drawing, at } = drawn(
        DRAWING.replace(SHAPES.sea, `<path id="sea" d="${d}" ${rule}/>`),
      );
      expect(drawing.spaceAt(...at(320, 260))).toBe(null);
      expect(drawing.spaceAt(...at(290, 260))).toBe('sea');
    }
  });
});

describe('where units stand', () => {
  test('is as deep inside as can be, or where the drawing says', () => {
    const { drawing, back } = drawn(DRAWING);
    expect(back(drawing.unitPlace('isle' as never)).x).toBeCloseTo(100, 0);
    const west = drawing.unitPlace('west' as never);
    expect(drawing.clearance(west.x, west.y)).toBeGreaterThan((60 * drawing.width) / 400);
    const seats = [
      layer('unit-positions', '<circle id="west" cx="80" cy="80" r="10"/>'),
      layer('province-centers', '<path id="westCenter" d="M75 75h10v10h-10z"/>'),
      '<jdipNS:PROVINCE_DATA><jdipNS:PROVINCE name="west"><jdipNS:UNIT x="80" y="80"/></jdipNS:PROVINCE></jdipNS:PROVINCE_DATA>',
    ];
    for (const seat of seats) {
      const given = drawn(DRAWING.replace('</svg>', `${seat}</svg>`));
      const { x, y } = given.back(given.drawing.unitPlace('west' as never));
      expect([Math.round(x), Math.round(y)]).toEqual([80, 80]);
    }
  });

  test('a place outside the space is none; a coast is towards its sea; what is dislodged stays inside', () => {
    const text = DRAWING.replace(
      '</svg>',
      `${layer('unit-positions', '<circle id="west" cx="300" cy="80" r="10"/>')}</svg>`,
    );
    const { drawing } = drawn(text);
    const at = (place: string) => drawing.unitPlace(place as never);
    expect(drawing.spaceAt(at('west').x, at('west').y)).toBe('west');
    expect(at('east/nc')).not.toEqual(at('east'));
    const aside = drawing.dislodgedPlace('west' as never);
    expect(drawing.spaceAt(aside.x, aside.y)).toBe('west');
  });

  test('a move crosses the border that two spaces share', () => {
    const { drawing, back } = drawn(DRAWING);
    const point = drawing.borderPoint('west' as never, 'east' as never);
    expect(point && Math.round(back(point).x)).toBe(200);
    expect(drawing.borderPoint('isle' as never, 'east' as never)).toBe(null);
  });
});

describe('what is said of a drawing', () => {
  test('which shapes touch without a border, and which borders have no shapes that touch', () => {
    const close = DRAWING.replace(SHAPES.isle, '<path id="isle" d="M100 220h40v40h-40z"/>');
    expect(read(close).report).toEqual([
      {
        ...{ file: 'map.svg', line: 6, column: 1 },
        message: 'Isle and West touch, but have no border.',
        expected: 'a border, or shapes that do not touch',
      },
    ]);
    const apart = DRAWING.replace('points="200,60', 'points="212,60').replace(
      '200,220"',
      '212,220"',
    );
    expect(messages(apart)).toEqual(['East and West have a border, but do not touch.']);
    // Where nothing is between two shapes, a thin line is no gap.
    const line = DRAWING.replace('points="200,60', 'points="201,60').replace(
      '200,220"',
      '201,220"',
    );
    const hollow = '<path id="sea" d="M0 0H400V300H0ZM60 60V220H340V60Z"/>';
    expect(messages(line.replace(SHAPES.sea, hollow))).toEqual([]);
  });

  test('a space without a shape is missing; with a place it is a disc there', () => {
    const without = DRAWING.replace(SHAPES.isle, '');
    expect(read(without)).toMatchObject({
      map: null,
      report: [{ message: 'There is no shape for Isle.', expected: 'a shape with id="isle"' }],
    });
    const placed = without.replace('</svg>', `${layer('unit-positions', SHAPES.isle)}</svg>`);
    expect(messages(placed)).toEqual([
      'There is no shape for Isle, only a place: a disc is drawn there.',
    ]);
    const { drawing, at } = drawn(placed);
    expect(drawing.spaceAt(...at(100, 265))).toBe('isle');
  });

  test.each([
    ['', 'This does not belong here: '],
    ['no drawing', 'This does not belong here: no drawing'],
    ['<html></html>', '<html> is no drawing.'],
    ['<svg/>', 'No shape has the id of a space.'],
    ['<svg><path id="west" d="M0 0"/></svg>', 'No shape has the id of a space.'],
    ['<svg><g></svg>', '</svg> closes what is not open.'],
  ])('%s', (text, message) => {
    expect(read(text).map).toBe(null);
    expect(messages(text)).toEqual([message]);
  });

  test('in German, and that a drawing alone is no board', () => {
    const { report } = readDrawing({ name: 'map.svg', text: '<svg/>' }, BOARD, BOARD_FILE_WORDS.de);
    expect(report[0]?.message).toBe('Keine Form hat die Kennung eines Felds.');
    const opened = openBoard([{ name: 'map.svg', text: DRAWING }]);
    expect(opened.ok ? [] : opened.error.errors[0]?.message).toBe('This is only a drawing.');
    expect(isDrawing({ name: '', text: `<?xml version="1.0"?>\n<!-- a --><svg>` })).toBe(true);
    expect(isDrawing({ name: 'variants.xml', text: '<VARIANTS/>' })).toBe(false);
  });
});

describe('nothing of a drawing but its shapes is taken', () => {
  test('no script, style, event, reference, text or colour', () => {
    const evil = svg(
      '<script>alert(1)</script><style>@import url(http://x)</style>',
      '<foreignObject><body onload="alert(2)"/></foreignObject>',
      layer(
        'provinces',
        ...Object.values(SHAPES).map((shape) =>
          shape.replace(' id', ' onclick="alert(3)" style="fill:url(http://x#y)" fill="red" id'),
        ),
        '<image id="west" href="http://x/y.png"/><use id="east" href="http://x#y"/>',
      ),
    );
    const { map, report } = read(evil);
    expect({ map, report }).toEqual(read(DRAWING));
    if (!map) throw new Error('no map');
    const sheet = toText(boardMapSheet(mapDrawing(BOARD, map, '').own));
    expect(sheet).not.toMatch(/alert|http|script|style|red|onclick|image/);
    expect(isOtherBoardId('islands')).toBe(false);
  });

  test.each(
    share(
      [
        ['far away', 'M1e300 0L0 1e300L1e308 1e308z'],
        ['without numbers', 'MLHVCSQTA'],
        ['NaN', 'M NaN NaN L 1 1 2 2'],
        ['an arc of nothing', 'M0 0A0 0 0 0 0 0 0A1e-300 1e300 0 1 1 1 1z'],
        ['cut off', 'M60 60 h140 v160 h-140 C 1 2 3'],
        ['no area', 'M60 60H200H60Z'],
      ],
      3,
    ),
  )('a shape that is %s does no harm', (_, d) => {
    const { map, report } = read(DRAWING.replace('M60 60h140v160h-140z', d));
    expect(map === null ? report.length : map.arcs.length).toBeGreaterThan(0);
    if (map) expect(JSON.stringify(map)).not.toMatch(/null,null|NaN|Infinity/);
  });

  test.skipIf(EFFORT < 1)('too many lines are refused, in little time', () => {
    const zigzag = Array.from(
      { length: 40_000 },
      (_, i) => `L${String(i % 400)} ${String((i % 2) * 300)}`,
    ).join('');
    const many = Array.from({ length: 8 }, () => `<path id="west" d="M0 0${zigzag}z"/>`).join('');
    const { map, report } = read(
      DRAWING.replace(SHAPES.west, `<g id="west">${many.replaceAll('id="west"', '')}</g>`),
    );
    expect(map).toBe(null);
    expect(report[0]?.message).toBe('The shapes of the drawing have too many points.');
  });
});

describe('a kept map', () => {
  const { map } = drawn(DRAWING);
  const kept = JSON.parse(JSON.stringify(map)) as typeof map;

  test('is read again as it was', () => {
    expect(mapFrom(kept, BOARD)).toEqual(map);
    expect(JSON.stringify(map).length).toBeLessThan(6000);
  });

  test.each([
    ['nothing', null],
    ['no lines', { ...kept, arcs: [] }],
    [
      'a line between others',
      { ...kept, arcs: [...kept.arcs, { left: 'nowhere', right: null, points: [0, 0, 1, 1] }] },
    ],
    [
      'half a point',
      { ...kept, arcs: kept.arcs.map((arc) => ({ ...arc, points: [...arc.points, 1] })) },
    ],
    [
      'a text for a number',
      { ...kept, arcs: kept.arcs.map((arc) => ({ ...arc, points: ['0', '0', '1', '1'] })) },
    ],
    ['a place far away', { ...kept, seats: { ...kept.seats, west: [1e9, 0] } }],
    ['too few places', { ...kept, seats: {} }],
    ['no size', { ...kept, width: Infinity }],
  ])('that was changed is none: %s', (_, changed) => {
    expect(mapFrom(changed, BOARD)).toBe(null);
  });

  test('whose lines do not meet is drawn without an error', () => {
    const torn = mapFrom(
      { ...kept, arcs: kept.arcs.map((arc) => ({ ...arc, points: arc.points.slice(0, 6) })) },
      BOARD,
    );
    if (!torn) throw new Error('refused');
    const drawing = mapDrawing(BOARD, torn, '#');
    expect(drawing.own.scale).toBeGreaterThan(0);
    expect(boardMapSheet(drawing.own)).toHaveLength(2);
  });
});
