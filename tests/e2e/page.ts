import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { emptyPictures } from '../support/empty-pictures.ts';
import { expect } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page has been drawn so many times more: what would move has moved by then. */
export async function frames(page: Page, many = 30): Promise<void> {
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  }, many);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Everything that can be pressed is 24 by 24 px, but links within a sentence (WCAG 2.5.8). */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, [role="slider"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        // A radio button is pressed by its label.
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const inline = getComputedStyle(target).display === 'inline' && target.closest('p, li, dd');
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return { name, width, height, counts: width > 1 && height > 1 && !inline };
      })
      .filter(({ width, height, counts }) => counts && (width < 24 || height < 24)),
  );
  expect(small).toEqual([]);
}

/** No violation that axe can see. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, {});

/** The same of a page that was examined before, and has only other colours now. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolation(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });

async function expectNoViolation(page: Page, which: RunOptions): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(`window.restorePictures = (${emptyPictures.toString()})(document)`);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // What else axe finds would be described, too, which takes longer than finding it.
    const result = await axe.run({ ...rules, resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    }));
  }, which);
  await page.evaluate('window.restorePictures()');
  expect(violations).toEqual([]);
}
