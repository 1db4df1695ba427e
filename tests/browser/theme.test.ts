import { beforeEach, expect, test } from 'vitest';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import { patternToggle, themeToggle } from '../../src/site/theme.ts';

function button(): HTMLButtonElement {
  const made = document.createElement('button');
  // Labels as in the page's head.
  Object.assign(made.dataset, {
    auto: 'Theme: system',
    light: 'Theme: light',
    dark: 'Theme: dark',
  });
  document.body.append(made);
  themeToggle(made);
  return made;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['patterns'];
  document.body.replaceChildren();
});

test('cycles from the system’s theme to light, to dark and back, and remembers the choice', () => {
  const toggle = button();
  const seen = [0, 1, 2, 3].map(() => {
    const now = [
      toggle.title,
      document.documentElement.dataset['theme'] ?? null,
      localStorage.getItem('standoff.theme'),
    ];
    toggle.click();
    return now;
  });
  expect(seen).toEqual([
    ['Theme: system', null, 'auto'],
    ['Theme: light', 'light', 'light'],
    ['Theme: dark', 'dark', 'dark'],
    ['Theme: system', null, 'auto'],
  ]);
});

test('starts from what the page’s head applied', () => {
  document.documentElement.dataset['theme'] = 'dark';
  expect(button().getAttribute('aria-label')).toBe('Theme: dark');
});

test('adopts what the page’s head found under the old key, and leaves that key alone', () => {
  localStorage.setItem('theme', 'light');
  document.documentElement.dataset['theme'] = 'light';
  button();
  expect(localStorage.getItem('standoff.theme')).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('patterns on the land are turned on and off, drawn, and remembered', () => {
  const toggle = document.createElement('button');
  const land = document.createElement('span');
  land.style.display = 'var(--hatching)';
  const board = document.createElement('p');
  board.append(land);
  document.body.append(toggle, board);
  patternToggle(toggle);
  const seen = [0, 1, 2].map(() => {
    const now = [
      toggle.getAttribute('aria-pressed'),
      getComputedStyle(land).display,
      localStorage.getItem('standoff.patterns'),
    ];
    toggle.click();
    return now;
  });
  expect(seen).toEqual([
    ['false', 'none', null],
    ['true', 'inline', 'on'],
    ['false', 'none', 'off'],
  ]);
});

test('patterns start as the page’s head found them', () => {
  document.documentElement.dataset['patterns'] = '';
  const toggle = document.createElement('button');
  patternToggle(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});
