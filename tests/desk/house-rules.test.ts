import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHouseRules, keptHouseRules, type DeskHouseRules } from '../../src/desk/house-rules.ts';

const called = (name: string): DeskHouseRules => ({
  name,
  base: '1971',
  choices: { waiving: true },
});
const many = (count: number): readonly DeskHouseRules[] =>
  Array.from({ length: count }, (_, index) => called(`Table ${String(index)}`));

describe('house rules that a browser keeps', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('are there again', () => {
    expect(keepHouseRules(many(20))).toBeNull();
    expect(keptHouseRules()).toEqual(many(20));
  });

  test('are never dropped for others: too many are refused', () => {
    keepHouseRules(many(20));
    expect(keepHouseRules([called('One more'), ...many(20)])).toBe('too-many');
    expect(keptHouseRules()).toEqual(many(20));
  });

  test('are refused by a browser that stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepHouseRules(many(1))).toBe('refused');
    expect(keptHouseRules()).toEqual([]);
  });
});
