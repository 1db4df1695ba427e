import { describe, expect, test } from 'vitest';
import { GAME_KEY, gameStore, type GameStore } from '../../../src/site/game/stored.ts';

/** A storage with room for this many characters. */
function storage(room = Infinity): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => {
      texts.clear();
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => {
      texts.delete(key);
    },
    setItem: (key, text) => {
      const others = [...texts].filter(([one]) => one !== key);
      const taken = others.reduce((sum, [, other]) => sum + other.length, text.length);
      if (taken > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

const game = (name: string) => ({ game: name, drafts: { Austria: `A ${name} H` } });
const names = (store: GameStore) => store.asides().map((aside) => aside.game);

describe('two tabs with one game', () => {
  test('the older one does not overwrite what the newer one has stored', () => {
    const shared = storage();
    const [older, newer] = [gameStore(() => shared), gameStore(() => shared)];
    expect(older.keep(game('spring'))).toBe('kept');
    expect(newer.load()?.game).toBe('spring');
    expect(newer.keep(game('fall'))).toBe('kept');
    expect(older.isElsewhere()).toBe(true);
    expect(older.keep(game('spring'))).toBe('elsewhere');
    expect(gameStore(() => shared).load()?.game).toBe('fall');
  });

  test('the older one may write again once it has loaded what the newer one stored', () => {
    const shared = storage();
    const [older, newer] = [gameStore(() => shared), gameStore(() => shared)];
    older.keep(game('spring'));
    newer.load();
    newer.keep(game('fall'));
    expect(older.load()?.game).toBe('fall');
    expect(older.keep(game('winter'))).toBe('kept');
    expect(newer.isElsewhere()).toBe(true);
  });

  test('beginning another game in one sets the game of the other aside', () => {
    const shared = storage();
    const [first, second] = [gameStore(() => shared), gameStore(() => shared)];
    first.keep(game('spring'));
    expect(second.setAside(null)).toBe(true);
    expect(second.keep(game('other'))).toBe('kept');
    expect(names(second)).toEqual(['spring']);
    expect(first.keep(game('fall'))).toBe('elsewhere');
  });

  test('both games are set aside when they differ', () => {
    const shared = storage();
    const [older, newer] = [gameStore(() => shared), gameStore(() => shared)];
    older.keep(game('spring'));
    newer.load();
    newer.keep(game('fall'));
    expect(older.setAside(game('spring'))).toBe(true);
    expect(names(older)).toEqual(['spring', 'fall']);
  });

  test('a key that was emptied contains nothing newer', () => {
    const shared = storage();
    const store = gameStore(() => shared);
    store.keep(game('spring'));
    shared.clear();
    expect(store.isElsewhere()).toBe(false);
    expect(store.keep(game('spring'))).toBe('kept');
  });
});

describe('set aside', () => {
  test('the last five are kept, the newest first, each with what was written', () => {
    const shared = storage();
    const store = gameStore(() => shared);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      store.keep(game(name));
      expect(store.setAside(game(name))).toBe(true);
      expect(store.load()).toBeNull();
    }
    expect(names(store)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(store.asides()[0]?.drafts).toEqual({ Austria: 'A f H' });
    store.drop(store.asides()[1]?.key ?? '');
    expect(names(store)).toEqual(['f', 'd', 'c', 'b']);
  });

  test('the same game does not take two slots', () => {
    const shared = storage();
    const store = gameStore(() => shared);
    expect(store.setAside(game('a'))).toBe(true);
    expect(store.setAside(game('a'))).toBe(true);
    expect(names(store)).toEqual(['a']);
  });

  test('a game that an earlier version set aside is still there', () => {
    const shared = storage();
    shared.setItem(`${GAME_KEY}.before`, JSON.stringify(game('old')));
    const store = gameStore(() => shared);
    expect(names(store)).toEqual(['old']);
    store.setAside(game('new'));
    expect(names(store)).toEqual(['new', 'old']);
  });

  test('is not reported by a full browser: what was stored stays', () => {
    const shared = storage(60);
    const store = gameStore(() => shared);
    expect(store.keep(game('a'))).toBe('kept');
    const long = game('b'.repeat(100));
    expect(store.keep(long)).toBe('refused');
    expect(store.setAside(long)).toBe(false);
    expect(gameStore(() => shared).load()?.game).toBe('a');
    expect(names(store)).toEqual([]);
  });

  test('is not reported by a browser that forbids storage', () => {
    const store = gameStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(store.load()).toBeNull();
    expect(store.keep(game('a'))).toBe('refused');
    expect(store.setAside(game('a'))).toBe(false);
    expect(store.putAside(game('a'))).toBe(false);
    expect(store.setAside(null)).toBe(true);
    expect(store.asides()).toEqual([]);
  });
});

describe('stored values that are not a game', () => {
  test.each(['', ' ', '\0', '{', '<html>', '\ud800', '[', '7', 'null', '{"drafts":{}}'])(
    '%j is returned as it is, and not lost when it is set aside',
    (text) => {
      const shared = storage();
      shared.setItem(GAME_KEY, text);
      const store = gameStore(() => shared);
      expect(store.load()).toMatchObject({ game: text, drafts: {} });
      expect(store.setAside(null)).toBe(true);
      expect(names(store)).toEqual([text]);
    },
  );

  test('only texts are accepted as drafts', () => {
    const shared = storage();
    shared.setItem(GAME_KEY, '{"game":"g","drafts":{"Austria":7,"Italy":"A Ven H"}}');
    expect(gameStore(() => shared).load()).toMatchObject({ drafts: { Italy: 'A Ven H' } });
  });
});
