import { describe, expect, test } from 'vitest';
import { GAME_KEY } from '../../../src/site/game/has-game.ts';
import { gameStore, type GameStore } from '../../../src/site/game/stored.ts';

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
    expect(second.setAside(null)).toBeNull();
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
    expect(older.setAside(game('spring'))).toBeNull();
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
  /** A browser with as many games set aside as there are places. */
  function full(shared = storage()): GameStore {
    const store = gameStore(() => shared);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      store.keep(game(name));
      expect(store.setAside(game(name))).toBeNull();
      expect(store.load()).toBeNull();
    }
    return store;
  }

  test('five are kept, the newest first, each with what was written', () => {
    const store = full();
    expect(names(store)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(store.asides()[0]?.drafts).toEqual({ Austria: 'A e H' });
    const second = store.asides()[1];
    if (second) store.drop(second);
    expect(names(store)).toEqual(['e', 'c', 'b', 'a']);
  });

  test('a sixth has no place until the oldest, which is named, is let go', () => {
    const store = full();
    store.keep(game('f'));
    const oldest = store.setAside(game('f'));
    expect(oldest).toMatchObject(game('a'));
    expect(store.putAside(game('f'))).toEqual(oldest);
    expect(store.load()?.game).toBe('f');
    expect(names(store)).toEqual(['e', 'd', 'c', 'b', 'a']);
    if (oldest !== null && oldest !== 'refused') store.drop(oldest);
    expect(store.setAside(game('f'))).toBeNull();
    expect(names(store)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])(
    'with five aside %j is resumed, and the game on the table takes its place',
    (name) => {
      const store = full();
      store.keep(game('f'));
      const resumed = store.asides().find((aside) => aside.game === name) ?? null;
      expect(store.setAside(game('f'), resumed)).toBeNull();
      expect(store.load()).toBeNull();
      expect(names(store)).toEqual(['f', 'e', 'd', 'c', 'b', 'a'].filter((one) => one !== name));
    },
  );

  test('with five aside and two games to set aside, the one that is resumed stays until both have a place', () => {
    const shared = storage();
    const store = full(shared);
    store.keep(game('f'));
    const other = gameStore(() => shared);
    other.load();
    other.keep(game('h'));
    const resumed = store.asides().at(-1) ?? null;
    const oldest = store.setAside(game('f'), resumed);
    expect(oldest).toMatchObject(game('b'));
    expect(names(store)).toEqual(['e', 'd', 'c', 'b', 'a']);
    if (oldest !== null && oldest !== 'refused') store.drop(oldest);
    expect(store.setAside(game('f'), resumed)).toBeNull();
    expect(names(store)).toEqual(['f', 'h', 'e', 'd', 'c']);
  });

  test('what another tab has put in the place of a game stays when that game is resumed or let go', () => {
    const shared = storage();
    const [store, other] = [gameStore(() => shared), gameStore(() => shared)];
    store.putAside(game('a'));
    const [aside] = store.asides();
    if (!aside) throw new Error('nothing is set aside');
    other.keep(game('b'));
    expect(other.setAside(game('b'), aside)).toBeNull();
    store.drop(aside);
    expect(store.setAside(null, aside)).toBeNull();
    expect(names(store)).toEqual(['b']);
  });

  test('the same game takes no place when it is resumed', () => {
    const shared = storage();
    const store = gameStore(() => shared);
    store.putAside(game('a'));
    expect(store.setAside(game('a'), store.asides()[0])).toBeNull();
    expect(names(store)).toEqual([]);
  });

  test('the same game does not take two slots', () => {
    const shared = storage();
    const store = gameStore(() => shared);
    expect(store.setAside(game('a'))).toBeNull();
    expect(store.setAside(game('a'))).toBeNull();
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
    expect(store.setAside(long)).toBe('refused');
    expect(gameStore(() => shared).load()?.game).toBe('a');
    expect(names(store)).toEqual([]);
  });

  test('is not reported by a browser that forbids storage', () => {
    const store = gameStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(store.load()).toBeNull();
    expect(store.keep(game('a'))).toBe('refused');
    expect(store.setAside(game('a'))).toBe('refused');
    expect(store.putAside(game('a'))).toBe('refused');
    expect(store.setAside(null)).toBeNull();
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
      expect(store.setAside(null)).toBeNull();
      expect(names(store)).toEqual([text]);
    },
  );

  test('only texts are accepted as drafts', () => {
    const shared = storage();
    shared.setItem(GAME_KEY, '{"game":"g","drafts":{"Austria":7,"Italy":"A Ven H"}}');
    expect(gameStore(() => shared).load()).toMatchObject({ drafts: { Italy: 'A Ven H' } });
  });
});

test('a game that is set aside says when; what an older page set aside does not', () => {
  const shared = storage();
  shared.setItem(`${GAME_KEY}.before`, JSON.stringify({ ...game('old'), turn: 1 }));
  shared.setItem(`${GAME_KEY}.before.2`, JSON.stringify({ ...game('odd'), turn: 2, at: 1e99 }));
  const store = gameStore(
    () => shared,
    () => 1234,
  );
  store.putAside(game('new'));
  expect(store.asides().map((aside) => [aside.game, aside.at])).toEqual([
    ['new', 1234],
    ['odd', null],
    ['old', null],
  ]);
});
