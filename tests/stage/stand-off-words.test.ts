import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import { LOCATIONS, spaceOf, type SpaceId } from '../../src/board/board.ts';
import { spaceAt } from '../../src/board/cells.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { distance, type Point } from '../../src/stage/geometry/point.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { toMap } from '../../src/stage/model/view.ts';
import { planOf } from '../../src/stage/plan/turn-plan.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { boardsOf, randomBoards } from './boards.ts';
import { ruled } from './turns.ts';

/** Stand-offs in Sweden, beside a fleet in Norway, and in Belgium, beside one in London. */
const CROWDED =
  'A:Avie-tri.Abud*vie-tri.Aser*vie-tri.Fgre!;E:Anwy-fin.Fnth-bel.Fnwg-nwy.Flon-nth;F:Abur*nth-bel.Fbre-eng.Fspa/sc-wes.Apor-spa;G:Fden-swe.Ahol-bel.Aruh*hol-bel.Akie-mun.Fber-bal;I:Atri-vie.Aven-tri.Arom-apu.Fnap-ion.Ftun-tys;R:Agal-vie.Arum*gal-bud.Fbla-con.Fbot-swe.Fstp/sc-bot;T:Abul-ser.Acon-bul.Fank-bla.Fsmy-aeg';

function crowded(): Turn {
  const read = parseTurnLine(CROWDED);
  if (!read.ok || read.value.phase !== 'movement') throw new Error(JSON.stringify(read));
  const { units, orders } = read.value;
  return ruled({ position: { units }, orders }, '2023');
}

const turns = [
  { name: 'crowded', turn: crowded() },
  ...scenarios
    .filter((_, i) => EFFORT > 1 || i % (EFFORT < 1 ? 6 : 3) === 0)
    .flatMap((one) => boardsOf(one)),
  ...randomBoards(runs(60), 1902),
].flatMap(({ name, turn }) => (turn ? [{ name, turn }] : []));

test.each(['wide', 'medium'] as const)(
  'the word for a stand-off is in its space, or at least nearer to it than to any unit or other space: %s',
  (id) => {
    const format = FORMATS[id];
    let found = 0;
    let inside = 0;
    for (const { name, turn } of turns) {
      const { positions, standoffs } = planOf(turn, format);
      if (standoffs.size === 0) continue;
      const { words, units } = frame(turn, turn.ruling.steps.length, format);
      for (const word of words) {
        const [kind, space] = word.key.split(':');
        if (kind !== 'stand-off') continue;
        const own = distance(word, positions.of(space as SpaceId, 'A'));
        const elsewhere = LOCATIONS.filter((location) => spaceOf(location) !== space);
        const rivals: readonly Point[] = [
          ...units,
          ...elsewhere.map((location) => positions.of(location, 'A')),
        ];
        const nearest = Math.min(...rivals.map((rival) => distance(word, rival)));
        expect(nearest, `${name}: ${word.key}`).toBeGreaterThan(own - 0.01);
        found += 1;
        const { x, y } = toMap(positions.view, word);
        if (spaceAt(x, y) === space) inside += 1;
      }
    }
    expect(found).toBeGreaterThan(6);
    // Some spaces have no room for it.
    expect(inside / found).toBeGreaterThan(0.8);
  },
  120_000 * PATIENCE,
);

/** In Serbia, in Fall 1901 of the sample game, with units all round. */
test('where there is no room at the usual distance, the word is nearer', () => {
  const game = scenarios.find(({ slug }) => slug === 'sample-game/1901-2-fall');
  const turn = game && boardsOf(game)[0]?.turn;
  if (!turn) throw new Error('no such turn');
  const { positions } = planOf(turn, FORMATS.medium);
  const { words } = frame(turn, turn.ruling.steps.length, FORMATS.medium);
  const word = words.find(({ key }) => key === 'stand-off:SER');
  if (!word) throw new Error('the word is left out');
  expect(Math.abs(word.y - positions.of('SER', 'A').y)).toBeLessThan(20);
});
