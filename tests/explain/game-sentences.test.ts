import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { gameSentence } from '../../src/explain/in-words.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import type { GameDate, GameFactOf, GameFactType } from '../../src/trace/game-fact.ts';
import { englishGist, faultOf, germanGist } from './languages.ts';
import { order } from '../support/short.ts';

const when: GameDate = { year: 1904, season: 'Fall', phase: 'movement' };

/** At least one of each kind; a kind that is missing does not compile. */
const FACTS: { readonly [T in GameFactType]: readonly GameFactOf<T>[] } = {
  'game-begins': [
    {
      type: 'game-begins',
      year: 1901,
      season: 'Spring',
      yearly: false,
      plan: 'Seven players',
      players: 7,
      inAll: 7,
    },
  ],
  'disorder-begins': (['no-orders', 'left', 'not-played'] as const).map((reason) => ({
    type: 'disorder-begins',
    power: 'Turkey',
    when,
    reason,
  })),
  'disorder-ends': (['returned', 'replaced', 'joins'] as const).map((reason) => ({
    type: 'disorder-ends',
    power: 'Turkey',
    when,
    reason,
    player: 'Anna',
  })),
  replaced: [{ type: 'replaced', when, from: 'Anna', player: 'Berta' }],
  closed: [{ type: 'closed', when, order: order('G A BER - PRU'), power: 'Russia' }],
  'moves-ruled': [
    { type: 'moves-ruled', when, moved: 1, failed: 1, dislodged: 1 },
    { type: 'moves-ruled', when, moved: 12, failed: 4, dislodged: 0 },
    { type: 'moves-ruled', when, moved: 5, failed: 6, dislodged: 2 },
  ],
  'retreats-ruled': [
    { type: 'retreats-ruled', when, retreated: 0, disbanded: 0 },
    { type: 'retreats-ruled', when, retreated: 1, disbanded: 2 },
    { type: 'retreats-ruled', when, retreated: 2, disbanded: 1 },
  ],
  'centres-counted': [0, 1, 4].map((captured) => ({
    type: 'centres-counted',
    when,
    centres: {},
    captured,
  })),
  adjusted: [
    { type: 'adjusted', when, built: 0, removed: 0, waived: 0 },
    { type: 'adjusted', when, built: 1, removed: 1, waived: 1 },
    { type: 'adjusted', when, built: 3, removed: 2, waived: 2 },
  ],
  eliminated: [{ type: 'eliminated', power: 'Turkey', when }],
  coin: [{ type: 'coin', when, power: 'Turkey', player: 'Anna' }],
  corrected: [{ type: 'corrected', when, note: 'The fleet stood in Kiel' }],
  victory: [
    {
      type: 'victory',
      when,
      player: 'Anna',
      powers: ['Turkey'],
      tally: 'centres',
      count: 18,
      needed: 18,
    },
    {
      type: 'victory',
      when,
      player: 'Anna',
      powers: ['France', 'Turkey'],
      tally: 'units',
      count: 26,
      needed: 24,
    },
  ],
  draw: [[], ['Turkey'], ['France', 'Turkey']].map((powers) => ({
    type: 'draw',
    when,
    powers: powers as GameFactOf<'draw'>['powers'],
  })),
  'short-game': [[], ['Turkey'], ['France', 'Turkey']].map((powers) => ({
    type: 'short-game',
    when,
    powers: powers as GameFactOf<'short-game'>['powers'],
    tally: 'centres',
    count: 9,
  })),
};

const all = Object.values(FACTS).flat();

test.each(all.map((fact) => [fact.type, fact] as const))(
  '%s is told in both languages',
  (_, fact) => {
    const [one, other] = [gameSentence(fact, english), gameSentence(fact, german)];
    expect([faultOf(one), faultOf(other)]).toEqual([null, null]);
    expect(other).not.toBe(one);
    if (fact.type === 'game-begins' || fact.type === 'corrected') return;
    expect(germanGist(other).digits).toEqual(englishGist(one).digits);
  },
);

test('a victory, with the powers that count', () => {
  const [alone, together] = FACTS.victory.map((fact) => gameSentence(fact, german));
  expect(alone).toBe('Die Türkei gewinnt mit 18 Versorgungszentren; 18 genügen.');
  expect(together).toBe('Anna (Frankreich und die Türkei) gewinnt mit 26 Einheiten; 24 genügen.');
});
