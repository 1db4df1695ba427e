import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, ON_PHONE, expect, test } from '../site.ts';

// The fixture also fails a page that does what its policy forbids: no script inline, no text made into nodes.
test('a question is asked and answered by keyboard on any page', ANY_SIZE, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('datc/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.includes('find'))).toEqual([]);

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('combobox', { name: 'Find' });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Who retreats first?' })).toBeVisible();
  await page.keyboard.type('can I support a unit that moves');
  const answer = dialog.getByRole('group', { name: 'The answer' }).getByRole('option');
  await expect(answer).toContainText('can be supported in that move, but not in place');
  await expect(answer).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', 'found-0');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ found$/);
  await expect(dialog.locator('.picture svg use').first()).toBeAttached();
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', 'found-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/#hold-support-matches$/);
});

test(
  'only one kind is shown if asked for, and a wrong question gets help',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('de/rules/');
    await page.getByRole('link', { name: 'Regel, Fall, Lektion suchen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suchen' });
    const field = dialog.getByRole('combobox', { name: 'Suchen' });
    await field.fill('wer zieht sich zuerst zurück');
    await expect(dialog.getByRole('option').first()).toContainText('Niemand ist zuerst dran');
    await dialog.getByRole('button', { name: /^Lektionen \d+$/ }).click();
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await field.fill('xylophon');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Konvoi' }).click();
    await expect(dialog.getByRole('option').first()).toContainText('Flotte');
  },
);

test('the key / can be switched off', ANY_SIZE, async ({ page }) => {
  await page.goto('datc/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('checkbox', { name: /^Single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Single keys/ }).check();
});

test('the page of the search answers the question in its address', ON_PHONE, async ({ page }) => {
  await page.goto('search/?q=what%20does%20cut%20mean');
  const field = page.getByRole('combobox', { name: 'Find' });
  await expect(field).toHaveValue('what does cut mean');
  await expect(page.getByRole('option').first()).toContainText('What an attack does to a support');
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await field.fill('paradox');
  await expect(page).toHaveURL(/\?q=paradox$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/search\/$/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('datc/');
  await page.getByRole('link', { name: 'Find a rule, a case, a lesson' }).click();
  await page.getByRole('combobox', { name: 'Find' }).fill('support a unit that moves');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
});
