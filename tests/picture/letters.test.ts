import { describe, expect, test } from 'vitest';
import { SPACES } from '../../src/board/spaces.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import { outlineTexts } from '../../src/picture/letters.ts';
import { allElements, readMarkup } from '../../src/picture/tree.ts';
import { boundsOf } from '../../src/picture/bounds.ts';

const GARAMOND = 'font-family="\'EB Garamond\', serif"';

/** The outline of a text, and its width in px. */
function outlined(text: string, attributes: string) {
  const tree = readMarkup(`<g ${attributes}><text x="100" y="50">${text}</text></g>`);
  outlineTexts(tree);
  const path = allElements(tree)[1];
  const [, x, , scale] =
    /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(path?.attribs['transform'] ?? '') ?? [];
  const { left, right } = boundsOf(path?.attribs['d'] ?? '');
  return { path, x: Number(x), width: (right - left) * Number(scale) };
}

describe('every name of the board', () => {
  test.each(Object.values(SPACES))(
    '$name has an outline as wide as its letters',
    ({ name, kind }) => {
      const sea = kind === 'sea';
      const style = `${GARAMOND} font-size="17" ${sea ? 'font-style="italic" letter-spacing="0.055em"' : ''}`;
      const { path, width } = outlined(name.replaceAll('&', '&amp;'), style);
      expect(path?.name).toBe('path');
      expect(width / (nameWidth(name, sea) * 17)).toBeGreaterThan(0.9);
      expect(width / (nameWidth(name, sea) * 17)).toBeLessThan(1.06);
    },
  );
});

test('centred text has the same room before and after', () => {
  const { x, width } = outlined('Silesia', `${GARAMOND} font-size="20" text-anchor="middle"`);
  expect(x).toBeLessThan(100);
  expect(100 - x).toBeGreaterThan(width / 2 - 2);
  expect(outlined('Silesia', `${GARAMOND} font-size="20"`).x).toBe(100);
});

test('its stroke keeps its width, and no font is named any more', () => {
  const { path } = outlined('Sil', `${GARAMOND} font-size="25" stroke="red" stroke-width="3"`);
  // 250 font units are 25 px.
  expect(path?.attribs['stroke-width']).toBe('30');
  expect(path?.parent && 'attribs' in path.parent && path.parent.attribs['font-size']).toBeFalsy();
});

test('a character that no board uses is left out', () => {
  const style = `${GARAMOND} font-size="17"`;
  expect(outlined('S漢i☃l', style).path?.attribs['d']).toBe(
    outlined('Sil', style).path?.attribs['d'],
  );
});

test('strengths have their signs', () => {
  const style = 'font-family="Alegreya Sans" font-size="14"';
  for (const text of ['1', '2+', '≤3'])
    expect(outlined(text, style).width).toBeGreaterThan(5 * text.length - 2);
});
