import { afterEach, describe, expect, test } from 'vitest';
import '../../src/embed/element.ts';
import { embed, inside, textOf } from './in-embed.ts';

afterEach(() => {
  document.body.replaceChildren();
});

describe('an embed on another board', () => {
  const RAID = 'England: A Guy-Tou, A Poi S A Guy-Tou\nFrance: A Tou-Ara';

  test('plays on its diagram, in the colours of its powers, at a height of its own', async () => {
    const element = embed({ board: 'hundred', orders: RAID, controls: 'none' });
    await expect.poll(() => element.last).toBeGreaterThan(0);
    expect(textOf(element, '.more')).toContain('Guyenne attacks Toulouse');
    const [board] = inside(element, '.board');
    const view = board?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    expect(Math.round((10 * (view[3] ?? 0)) / (view[2] ?? 1))).toBeOneOf([9, 14]);
    expect(inside(element, '#tou')).toHaveLength(1);
    expect(getComputedStyle(element).getPropertyValue('--pw-Burgundy')).toBe('#b56b3a');
  });

  test('says which boards there are, if it names none of them', async () => {
    const element = embed({ board: 'hundrid', orders: RAID });
    await expect.poll(() => textOf(element, '.error')).toContain('“hundrid”, only standard, ');
    expect(textOf(element, '.error')).toContain('fleet-rome');
    element.setAttribute('board', 'hundred');
    await expect.poll(() => element.last).toBeGreaterThan(0);
    element.setAttribute('board', '{"board":{"id":"map"}}');
    await expect.poll(() => textOf(element, '.error')).toContain('neither the name of a board');
  });
});
