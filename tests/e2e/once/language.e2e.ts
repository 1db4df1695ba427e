import { expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

const PAGE = 'rulebook-1971/blocked-from-the-front/';
const GERMAN = /\/(german-|[\w-]*-german\.)/;

test('a ruling is told in German when somebody asks for it, and not fetched before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (GERMAN.test(request.url())) fetched.push(request.url());
  });
  await page.goto(PAGE);
  await page.getByRole('slider', { name: 'Steps' }).focus();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  const rule = page.getByRole('tab', { name: 'Rule' });
  if (await rule.isVisible()) await rule.click();
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('.asking .headline')).toHaveText(
    'Die Armee in Paris kommt nicht nach Burgund: Die Armee dort gehört ebenfalls Frankreich und zieht nicht weg.',
  );
  await expect(page.locator('.asking .headline')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.why[data-panel]')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/language=de/);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.asking .headline')).toHaveText(
    'Paris cannot enter Burgundy: the army there is French too and does not leave.',
  );
  await expect(page.locator('[lang="de"]:not(button)')).toHaveCount(0);
  await expect(page).not.toHaveURL(/language/);
});

test('two editions side by side are told in German', async ({ page }) => {
  await page.goto('rulebook-1971/example-12/#beside=1982&language=de');
  const pair = page.getByRole('region', { name: 'Beispiel 12: zwei Ausgaben nebeneinander' });
  await expect(pair.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await expect(pair).toHaveAttribute('lang', 'de');
  await expect(pair.getByRole('row', { name: /F Eng/ }).last()).toContainText('London');
  await expect(pair).toContainText('kann sich zurückziehen nach');
  await expect(pair).not.toContainText(/succeeds|retreat|differ/);
});

test('the language picked on the page of a game is that of its study', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('game/');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('tab', { name: /^Germany/ }).click();
  await page.getByRole('textbox').first().fill('F Kie-Den');
  await page.getByRole('button', { name: 'Adjudicate', exact: true }).click();
  await page.getByRole('button', { name: 'Adjudicate without them' }).click();
  const rule = page.getByRole('tab', { name: 'Rule' });
  if (await rule.isVisible()) await rule.click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('.asking').getByRole('heading', { name: 'Frage zu' })).toBeVisible();
});

test('an address can ask for German', async ({ page }) => {
  await page.goto(`${PAGE}#step=4&language=de`);
  await expect(page.locator('.why[data-panel] .sentence')).toHaveText(
    'Die Armee in Paris kommt nicht nach Burgund: Die Armee dort gehört ebenfalls Frankreich und zieht nicht weg.',
  );
});

test('rules and readings are in German, and a language that was picked is remembered', async ({
  page,
}) => {
  await page.goto('rules/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The rules a step can rest on');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(heading).toHaveText('Die Regeln, auf denen ein Schritt beruhen kann');
  await expect(page).toHaveURL(/language=de/);
  await expect(page.locator('#support-cut')).toContainText('Unterstützung wird abgeschnitten');
  await expectNoSidewaysScroll(page);

  await page.goto('rules/readings/');
  await expect(heading).toHaveText('Wie wir die Regeln lesen');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading).toHaveText('Our reading of the rules');
  await page.goto('rules/');
  await expect(heading).toHaveText('The rules a step can rest on');
});

test('the machine behind a game tells in German what it did before and after', async ({ page }) => {
  await page.goto('game/machine/');
  await page.getByRole('button', { name: 'Begin to write' }).click();
  await page.getByRole('button', { name: 'Adjudicate' }).click();
  await expect(page.getByText('Refused.')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('Abgelehnt.')).toBeVisible();
  await expect(page.getByText('Die Diplomatie ist vorbei')).toBeVisible();
  await expect(page.locator('#live')).not.toContainText(/Refused|possible now|Last events/);
});
