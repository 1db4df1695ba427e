import { describe, expect, test } from 'vitest';
import { distanceTo } from '../../src/law/adjustments/removals.ts';
import { fleetLocations, neighbours, SPACE_IDS, STANDARD } from '../../src/board/board.ts';
import type { Location, Piece, SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { Choices } from '../../src/rules/edition.ts';
import { remotenessFrom } from '../../src/check/adjustments/adjustment-plan.ts';
import { share } from '../support/effort.ts';

const MODES: readonly Choices['removal'][] = [
  'home-by-convoy',
  'home-armies-over-sea',
  'owned-over-land-and-sea',
];

const piece = (text: string): Piece => {
  const [kind, at] = text.split(' ');
  return { kind: kind === 'F' ? 'F' : 'A', at: at as Location };
};

/**
 * Counted by hand on the map: from where, to which centres, and how far by convoy, over sea, and over land and sea
 * alike.
 */
const BY_HAND: readonly (readonly [string, string, ...(number | null)[]])[] = [
  ['A MOS', 'MOS', 0, 0, 0],
  ['A BEL', 'PAR', 2, 2, 2], // Burgundy or Picardy
  ['A BEL', 'PAR BRE', 1, 2, 2], // one convoy through the Channel; or into it and out
  ['A RUH', 'PAR BRE', 2, 2, 2], // Burgundy
  ['F NTH', 'PAR BRE', 2, 2, 2], // the Channel
  ['A TUN', 'NAP', 1, 2, 2], // one convoy; or the Tyrrhenian Sea
  ['A SYR', 'NWY', 1, 5, 5], // a convoy is one move over however many seas; Armenia, Sevastopol, Moscow, St Petersburg
  ['A SYR', 'SEV', 2, 2, 2], // Armenia: no convoy goes from the Mediterranean to the Black Sea
  ['A ANK', 'SEV', 1, 2, 2], // across the Black Sea; or Armenia
  ['A BOH', 'LON', 3, 5, 5], // Munich, Kiel, convoy; Munich, Kiel, Helgoland, North Sea, London
  ['F BER', 'STP', 3, 3, 3], // Prussia, Livonia
  ['F STP/NC', 'SWE', 2, 2, 2], // Norway: the south coast is not the fleet's own
  ['F STP/NC', 'FIN', 3, 3, 1], // Norway, Sweden; alike: next door
  ['F STP/SC', 'FIN', 1, 1, 1],
  ['F SKA', 'STP', 2, 2, 2], // Norway, for the north coast
  ['F BAL', 'WAR', null, null, 2], // no fleet comes to Warsaw; alike: Livonia
  ['F ROM', 'VEN', 3, 3, 1], // Naples, Apulia; alike: next door
  ['F CON', 'SEV', 2, 2, 2], // the Black Sea
  ['F AEG', 'SEV', 3, 3, 3], // Constantinople, the Black Sea
];

describe('how far a unit is (1971 XIV.4; DATC 3.0 4.D.8)', () => {
  const rows = BY_HAND.map(([from, to, ...expected]) => ({ from, to, expected }));
  test.each(rows)('$from from $to', ({ from, to, expected }) => {
    const goals = to.split(' ') as SpaceId[];
    expect(MODES.map((mode) => distanceTo(goals, piece(from), mode, STANDARD))).toEqual(expected);
  });

  test('without centres there is no distance', () => {
    expect(MODES.map((mode) => distanceTo([], piece('A MOS'), mode, STANDARD))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

const PIECES: readonly Piece[] = SPACE_IDS.flatMap((at): readonly Piece[] => [
  ...(neighbours({ kind: 'A', at }).length > 0 ? [{ kind: 'A', at } as const] : []),
  ...fleetLocations(at).map((location) => ({ kind: 'F', at: location }) as const),
]);

test.each(MODES)('every piece from every centre, as the checker counts: %s', (mode) => {
  const all = SPACE_IDS.filter((id) => SPACES[id].centre);
  expect(all).toHaveLength(34);
  for (const centre of share(all, 3)) {
    const distanceOf = remotenessFrom([centre], mode, STANDARD);
    const counted = (count: (one: Piece) => number | null) =>
      PIECES.map((one) => `${one.kind} ${one.at}: ${String(count(one))}`);
    expect(
      counted((one) => distanceTo([centre], one, mode, STANDARD)),
      centre,
    ).toEqual(counted(distanceOf));
  }
});
