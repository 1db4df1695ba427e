import { describe, expect, test } from 'vitest';
import { SPACES } from '../../src/board/spaces.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import { type Attributes, node, partsOf } from '../../src/draw/nodes.ts';
import { outlined } from '../../src/picture/letters.ts';
import { boundsOf } from '../support/bounds.ts';

const GARAMOND = { 'font-family': "'EB Garamond', serif" };

/** The outline of a text in a group with these attributes, and its width in px. */
function outlineOf(text: string, attributes: Attributes) {
  const [group] = outlined([node('g', attributes, [node('text', { x: 100, y: 50 }, text)])]);
  const [path] = group ? partsOf(group) : [];
  const [, x, , scale] =
    /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(String(path?.attributes['transform'])) ?? [];
  const { left, right } = boundsOf(String(path?.attributes['d']));
  return { group, path, x: Number(x), width: (right - left) * Number(scale) };
}

describe('every name of the board', () => {
  test.each(Object.values(SPACES))(
    '$name has an outline as wide as its letters',
    ({ name, kind }) => {
      const sea = kind === 'sea';
      const style = sea ? { 'font-style': 'italic', 'letter-spacing': '0.055em' } : {};
      const { path, width } = outlineOf(name, { ...GARAMOND, 'font-size': 17, ...style });
      expect(path?.tag).toBe('path');
      expect(width / (nameWidth(name, sea) * 17)).toBeGreaterThan(0.9);
      expect(width / (nameWidth(name, sea) * 17)).toBeLessThan(1.06);
    },
  );
});

test('centred text has the same room before and after', () => {
  const { x, width } = outlineOf('Silesia', {
    ...GARAMOND,
    'font-size': 20,
    'text-anchor': 'middle',
  });
  expect(x).toBeLessThan(100);
  expect(100 - x).toBeGreaterThan(width / 2 - 2);
  expect(outlineOf('Silesia', { ...GARAMOND, 'font-size': 20 }).x).toBe(100);
});

test('its stroke keeps its width, and no font is named any more', () => {
  const stroke = { stroke: 'red', 'stroke-width': 3 };
  const { group, path } = outlineOf('Sil', { ...GARAMOND, 'font-size': 25, ...stroke });
  // 250 font units are 25 px.
  expect(path?.attributes['stroke-width']).toBe('30');
  expect(group?.attributes['font-size']).toBeUndefined();
});

test('a character that no board uses is left out', () => {
  const style = { ...GARAMOND, 'font-size': 17 };
  expect(outlineOf('S漢i☃l', style).path?.attributes['d']).toBe(
    outlineOf('Sil', style).path?.attributes['d'],
  );
});

test('strengths have their signs', () => {
  const style = { 'font-family': 'Alegreya Sans', 'font-size': 14 };
  for (const text of ['1', '2+', '≤3'])
    expect(outlineOf(text, style).width).toBeGreaterThan(5 * text.length - 2);
});
