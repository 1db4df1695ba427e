import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import type { Theme } from './css-tokens.ts';
import {
  apart,
  colourOf,
  contrast,
  EYES,
  type Eyes,
  letterOf,
  lightness,
  nearest,
  over,
} from './vision.ts';

/** Smallest CIEDE2000 difference between the units of any two powers, just below the present values. */
const LEAST_APART: Readonly<Record<Eyes, number>> = {
  normal: 25.8,
  protanopia: 15.2,
  deuteranopia: 14,
  tritanopia: 13.2,
  grey: 10.2,
};

const SCREENS = ['light', 'dark'] as const satisfies readonly Theme[];
const HOMES = POWERS.map((power) => `tint-${letterOf(power)}`);
const HELD = POWERS.map((power) => `held-${letterOf(power)}`);
/** Everything that may be behind a unit, an arrow or the name of a land space. */
const LANDS = [...HOMES, ...HELD, 'land'];
const SEAS = ['sea', 'sea-near', 'sea-deep'];

/** A background with and without the tint of a space that a step is about. */
const grounds = (theme: Theme, tokens: readonly string[]) =>
  tokens.flatMap((token) => {
    const ground = colourOf(theme, token);
    const washed = over(ground, colourOf(theme, 'focus-wash'));
    return [
      { name: token, colour: ground },
      { name: `${token}, in focus`, colour: washed },
    ];
  });

interface Least {
  readonly ratio: number;
  readonly on: string;
}

/** The background against which a colour has the least contrast. */
const least = (theme: Theme, token: string, tokens: readonly string[]): Least =>
  grounds(theme, tokens)
    .map(({ name, colour }) => ({ on: name, ratio: contrast(colourOf(theme, token), colour) }))
    .reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));

const told: string[] = [];
const tell = (what: string, theme: Theme, { ratio, on }: Least): number => {
  told.push(`${what}, ${theme}: ${ratio.toFixed(1)} (${on})`);
  return ratio;
};

describe('powers are distinguished', () => {
  for (const eyes of Object.keys(EYES) as Eyes[])
    test(`by their pieces, seen with ${eyes} eyes`, () => {
      const { distance, pair } = nearest(eyes, 'light', 'pw');
      told.push(`least CIEDE2000 of two powers, ${eyes}: ${distance.toFixed(1)} (${pair})`);
      expect(distance).toBeGreaterThan(LEAST_APART[eyes]);
    });

  test('the pieces are the same in both themes', () => {
    for (const power of POWERS)
      expect(colourOf('dark', `pw-${letterOf(power)}`)).toEqual(
        colourOf('light', `pw-${letterOf(power)}`),
      );
  });

  for (const theme of SCREENS)
    test(`by the land that they hold, ${theme}`, () => {
      const { distance, pair } = nearest('normal', theme, 'held');
      told.push(`least CIEDE2000 of two held lands, ${theme}: ${distance.toFixed(1)} (${pair})`);
      expect(distance).toBeGreaterThan(10);
    });
});

describe.each(SCREENS)('on the %s board', (theme) => {
  /** The contrasts that the design requires, in the light and dark themes. */
  const [rimOnHome, rimOnHeld, ink, seaInk] =
    theme === 'light' ? [9.7, 7.2, 10.35, 5.2] : [7.4, 7.4, 7.2, 5.1];

  test('land that a power holds is darker than its home, and no neutral land', () => {
    for (const power of POWERS) {
      const [home, held] = [`tint-${letterOf(power)}`, `held-${letterOf(power)}`];
      const darker = lightness(theme, home) - lightness(theme, held);
      expect(darker, power).toBeGreaterThan(4);
      const neutral = apart('normal', colourOf(theme, held), colourOf(theme, 'land'));
      expect(neutral, power).toBeGreaterThan(9);
    }
  });

  test('the rim of a piece stands out on every ground', () => {
    const home = tell(
      'rim on home, neutral land and sea',
      theme,
      least(theme, 'casing', [...HOMES, 'land', ...SEAS]),
    );
    const held = tell('rim on held land', theme, least(theme, 'casing', HELD));
    expect(home).toBeGreaterThanOrEqual(rimOnHome);
    expect(held).toBeGreaterThanOrEqual(rimOnHeld);
  });

  test('the letter stands out on its piece', () => {
    for (const power of POWERS) {
      const [letter, piece] = [`on-${letterOf(power)}`, `pw-${letterOf(power)}`];
      const ratio = contrast(colourOf(theme, letter), colourOf(theme, piece));
      told.push(`letter of ${power}, ${theme}: ${ratio.toFixed(1)}`);
      expect(ratio, power).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('names of land can be read on every land', () => {
    const home = tell(
      'name of a land on home and neutral land',
      theme,
      least(theme, 'ink', [...HOMES, 'land']),
    );
    const held = tell('name of a land on held land', theme, least(theme, 'ink', HELD));
    expect(home).toBeGreaterThanOrEqual(ink);
    expect(held).toBeGreaterThanOrEqual(7);
  });

  test('names of seas can be read from the shore to the deep', () => {
    expect(tell('name of a sea', theme, least(theme, 'sea-ink', SEAS))).toBeGreaterThanOrEqual(
      seaInk,
    );
  });

  test('pencil, dots and failures can be seen on every ground', () => {
    const all = [...LANDS, ...SEAS];
    expect(tell('pencil', theme, least(theme, 'ink-2', all))).toBeGreaterThanOrEqual(3);
    expect(tell('dots', theme, least(theme, 'ghost', all))).toBeGreaterThanOrEqual(4.5);
    // A failure is drawn on its halo.
    const halo = grounds(theme, all).map(({ colour }) => over(colour, colourOf(theme, 'halo')));
    const failure = Math.min(...halo.map((colour) => contrast(colourOf(theme, 'failure'), colour)));
    told.push(`failure on its halo, ${theme}: ${failure.toFixed(1)}`);
    expect(failure).toBeGreaterThanOrEqual(4.5);
  });

  test('coasts and borders can be seen', () => {
    expect(
      tell('coast', theme, least(theme, 'line-coast', [...LANDS, ...SEAS])),
    ).toBeGreaterThanOrEqual(4);
    expect(
      tell('border of a realm', theme, least(theme, 'line-realm', LANDS)),
    ).toBeGreaterThanOrEqual(4);
  });
});

describe('off the board', () => {
  const PAIRS: readonly (readonly [token: string, on: string, ratio: number])[] = [
    ['ink', 'paper', 14],
    ['ink-2', 'paper', 7],
    ['blue', 'paper', 7],
    ['rubric', 'paper', 4.5],
    ['failure', 'paper', 4.5],
    ['failure', 'sheet', 4.5],
    ['ink', 'blue-wash', 7],
    ['failure', 'blue-wash', 4.5],
    ['rule-2', 'paper', 3],
    ['focus-ring', 'paper', 3],
  ];
  test.each(['light', 'dark', 'ink'] as const)('text and controls, %s', (theme) => {
    for (const [token, on, ratio] of PAIRS)
      expect(
        contrast(colourOf(theme, token), colourOf(theme, on)),
        `${token} on ${on}`,
      ).toBeGreaterThanOrEqual(ratio);
  });
});

test('in one ink everything is black, white or grey, and pieces are distinguished by their letter', () => {
  for (const token of [
    ...LANDS,
    ...SEAS,
    'ink',
    'casing',
    'hollow',
    'failure',
    'rubric',
    'arrow-ink',
  ]) {
    const colour = colourOf('ink', token);
    expect(apart('normal', colour, EYES.grey(colour)), token).toBeLessThan(0.5);
  }
  for (const power of POWERS) {
    const letter = letterOf(power);
    expect(contrast(colourOf('ink', `on-${letter}`), colourOf('ink', `pw-${letter}`))).toBe(21);
  }
});

test('the figures, for those who want to know', () => {
  expect(told.length).toBeGreaterThan(30);
  console.log(told.join('\n'));
});
