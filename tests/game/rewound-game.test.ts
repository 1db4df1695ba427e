import { expect, test } from 'vitest';
import { formatGame } from '../../src/game/saved/game-file.ts';
import { sheetsOnceGiven } from '../../src/game/sheets-once-given.ts';
import { beforeRewind, readRewound } from '../../src/game/saved/rewound-game.ts';
import { GAME_KEY } from '../../src/site/game/has-game.ts';
import { gameStore } from '../../src/site/game/stored.ts';
import { done, gameOf, lapsed, started } from './game-driver.ts';

/** A game of two turns that was rewound to its first. */
function rewound() {
  const table = started();
  lapsed(table, { France: 'A Par-Bur' });
  done(table, { type: 'PROCEED' });
  lapsed(table, { France: 'A Bur-Bel' });
  const before = gameOf(table);
  const note = beforeRewind(before, formatGame(before), { Italy: 'A Ven H' }, null);
  done(table, { type: 'BACK', to: 0 });
  return { table, note };
}

/** A storage with room for this many characters. */
function storage(room = Infinity): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}

test('what was handed in for later phases is stored, and offered again after a reload', () => {
  const { table, note } = rewound();
  const kept = storage();
  const game = formatGame(gameOf(table));
  gameStore(() => kept as Storage).keep({ game, drafts: {}, rewound: note });
  const loaded = gameStore(() => kept as Storage).load();
  expect(loaded?.rewound).toEqual(note);
  lapsed(table, { France: 'A Par-Pic' });
  done(table, { type: 'PROCEED' });
  expect(sheetsOnceGiven(loaded?.rewound?.phases ?? [], gameOf(table).now)).toEqual({
    France: 'A Bur-Bel',
  });
});

test('a second rewind keeps the phases that only the first knows', () => {
  const { table, note } = rewound();
  lapsed(table, { France: 'A Par-Gas' });
  const again = beforeRewind(gameOf(table), '', {}, note);
  expect(again.played).toBe(note.played);
  expect(
    again.phases.map(({ when, sheets }) => [when.season, when.phase, sheets['France']]),
  ).toEqual([
    ['Spring', 'movement', 'A Par-Gas'],
    ['Spring', 'retreats', undefined],
    ['Fall', 'movement', 'A Bur-Bel'],
  ]);
});

test('a game that an older page stored has none; one that is damaged or newer is left out', () => {
  const kept = storage();
  const load = (value: unknown) => {
    kept.setItem(GAME_KEY, JSON.stringify(value));
    return gameStore(() => kept as Storage).load();
  };
  expect(load({ game: 'x', drafts: { Italy: 'A Ven H' } })).toMatchObject({
    game: 'x',
    drafts: { Italy: 'A Ven H' },
    rewound: null,
  });
  const { note } = rewound();
  for (const rewound of [{ ...note, version: 2 }, 'x', null, [], { ...note, phases: {} }])
    expect(load({ game: 'x', drafts: {}, rewound })?.rewound).toBeNull();
  expect(readRewound({ ...note, phases: [{ when: 'x' }, null, ...note.phases] })).toEqual(note);
  const texts = readRewound({ ...note, drafts: { Italy: 1, Atlantis: 'x' } })?.drafts;
  expect(texts).toEqual({ Atlantis: 'x' });
});

test('without room for both, the game as it is now is stored', () => {
  const { note } = rewound();
  const kept = storage(100);
  const store = gameStore(() => kept as Storage);
  expect(store.keep({ game: 'x', drafts: {}, rewound: note })).toBe('kept');
  expect(store.isElsewhere()).toBe(false);
  expect(gameStore(() => kept as Storage).load()).toMatchObject({ game: 'x', rewound: null });
});
