import type { Page } from '@playwright/test';
import { docPaths } from '../../../src/site/docs/doc-files.ts';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { expect, IN_VERIFY, test } from '../site.ts';

const PAGE = 'rulebook-1971/blocked-from-the-front/';
const WHY =
  'Die Armee in Paris kommt nicht nach Burgund: Die Armee dort gehört ebenfalls Frankreich und räumt den Platz nicht.';

const language = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(Site|Website)$/ }).getByRole('link', { name });

test('the link to the other language leads to the same page, and to what it shows', async ({
  page,
}) => {
  await page.goto(`${PAGE}#at=move.PAR`);
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await language(page, 'Deutsch').click();
  await expect(page).toHaveURL(/\/de\/rulebook-1971\/blocked-from-the-front\/#at=move\.PAR$/);
  await expect(page.locator('.why .sentence')).toHaveText(WHY);
  await page.getByRole('tab', { name: 'Fragen' }).click();
  await expect(page.locator('.asking .headline')).toHaveText(WHY);
  await expectNoSidewaysScroll(page);
  await language(page, 'English').click();
  await expect(page).toHaveURL(/\/rulebook-1971\/blocked-from-the-front\/#at=move\.PAR&ask=PAR$/);
  await expect(page.locator('.asking .headline')).toHaveText(
    'Paris cannot enter Burgundy: the army there is French too and does not leave.',
  );
});

test('an old address that asks for German leads to the German page', async ({ page }) => {
  await page.goto(`${PAGE}#at=move.PAR&language=de`);
  await expect(page).toHaveURL(/\/de\/rulebook-1971\/blocked-from-the-front\/#at=move\.PAR$/);
  await expect(page.locator('.why .sentence')).toHaveText(WHY);
});

test('a language that was chosen leads on from the home page, and is offered on others', async ({
  page,
}) => {
  await page.goto('rules/');
  const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch' });
  await expect(offer).toBeHidden();
  await language(page, 'Deutsch').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Die Regeln, auf denen ein Schritt beruhen kann',
  );
  await page.goto('rules/');
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(/[^e]\/rules\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/de\/$/);
  await language(page, 'English').click();
  await expect(page).not.toHaveURL(/\/de\//);
  await page.goto('de/rules/');
  await expect(page.getByRole('link', { name: 'This page in English' })).toBeVisible();
});

test('two editions side by side are told in German', IN_VERIFY, async ({ page }) => {
  await page.goto('de/rulebook-1971/example-12/#beside=1982');
  const pair = page.getByRole('region', { name: 'Beispiel 12: zwei Ausgaben nebeneinander' });
  await expect(pair.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await expect(pair.getByRole('row', { name: /F Eng/ }).last()).toContainText('London');
  await expect(pair).toContainText('kann sich zurückziehen nach');
  await expect(pair).not.toContainText(/succeeds|retreat|differ/);
});

/** Words that every English page has, and names that the map has only in English. */
const ENGLISH =
  /\b(the|and|is|are|of|with|not|this|that|succeeds|fails|bounces|dislodged|disrupted|moves|lesson|next|back|play|save|copy|Munich|Vienna|Warsaw|Rome|Venice|Moscow|North Sea|English Channel)\b/;

/** Chapters of the book of 2023 and spaces of other boards, which have English names everywhere. */
const NAMES = /Retreat and Disbanding|Gaining and Losing Units|Bay of Biscay/g;

test('a page of each kind has no English word where it says that it is German', async ({
  page,
  request,
}) => {
  const paths = [
    ...['de/', 'de/rules/', 'de/rulebook-1971/', 'de/rulebook-1971/example-13/', 'de/game/'],
    ...['de/sample-game/', 'de/army-fleet/', 'de/learn/', 'de/learn/cut/'],
    ...['de/learn/cut/test/', 'de/learn/practice/'],
    ...docPaths.map((path) => `de/${path}/`),
    ...['embed/de/rulebook-1971/example-13/', 'embed/de/retreats/by-choice/'],
  ];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const said = await page.evaluate((text) => {
      const { body, head } = new DOMParser().parseFromString(text, 'text/html');
      // What is in English says so; code is the same in both languages.
      for (const other of body.querySelectorAll('[lang="en"], script, style, pre, code'))
        other.remove();
      const told = ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) =>
        [...body.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
      );
      return [head.querySelector('title')?.text ?? '', body.textContent, ...told];
    }, html);
    const found = said.flatMap((text) => text.replaceAll(NAMES, '').match(ENGLISH)?.[0] ?? []);
    expect([...new Set(found)], path).toEqual([]);
  }
});

// As it is read; with scripts, since those fill in the rest.
const examine = async (page: Page, paths: readonly string[]): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of paths)
    await test.step(path, async () => {
      // A page that wakes by itself must have done so before its pictures are emptied for axe.
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNoSidewaysScroll(page);
      await expectLargeTargets(page);
      await expectAccessible(page);
    });
};

test('German pages are as accessible and as narrow as the English ones', IN_VERIFY, ({ page }) =>
  examine(page, ['de/rulebook-1971/example-09/', 'de/desk/', 'de/learn/cut/']),
);

test('so are those of every kind', IN_VERIFY, ({ page }) =>
  examine(page, [
    'de/',
    'de/rules/',
    'de/retreats/one-gives-way/',
    'de/sample-game/game/',
    'de/game/',
    'de/game/machine/',
    'de/learn/',
    'de/learn/practice/',
    'de/404.html',
  ]),
);
