import { beforeEach, expect, test } from 'vitest';
import { themeToggle } from '../../src/site/theme.ts';

function button(): HTMLButtonElement {
  const made = document.createElement('button');
  document.body.append(made);
  themeToggle(made);
  return made;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.body.replaceChildren();
});

test('goes from the system’s theme to light, to dark and back, and remembers it', () => {
  const toggle = button();
  const seen = [0, 1, 2, 3].map(() => {
    const now = [
      toggle.title,
      document.documentElement.dataset['theme'] ?? null,
      localStorage.getItem('theme'),
    ];
    toggle.click();
    return now;
  });
  expect(seen).toEqual([
    ['Theme: as the system has it', null, null],
    ['Theme: light', 'light', 'light'],
    ['Theme: dark', 'dark', 'dark'],
    ['Theme: as the system has it', null, null],
  ]);
});

test('starts from what the page’s head applied', () => {
  document.documentElement.dataset['theme'] = 'dark';
  expect(button().getAttribute('aria-label')).toBe('Theme: dark');
});
