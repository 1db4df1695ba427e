import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, ON_PHONE, expect, test, IN_VERIFY } from '../site.ts';

/** Asks about the order of a unit. */
async function askAbout(page: Page, unit: string, question?: RegExp): Promise<Locator> {
  await page.getByRole('tab', { name: 'Ask' }).click();
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').selectOption(unit);
  if (question) await asking.getByRole('radio', { name: question }).check({ force: true });
  return asking;
}
const board = (page: Page) => page.locator('.board svg[role="img"]:visible').first();

test('what was missing is shown on the board and taken back, and nothing moves', async ({
  page,
}) => {
  await page.goto('rulebook-1971/example-09/');
  const before = await board(page).boundingBox();
  const stays = async () => {
    expect(await board(page).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  const asking = await askAbout(page, 'BER');
  await stays();
  await expect(asking).toContainText('bounce in Prussia, 1 against 1');
  await asking.getByRole('radio', { name: /What was missing/ }).check({ force: true });
  await stays();
  await expect(asking.getByText('Not met:')).toHaveCount(1);
  await expect(asking.getByText(/^Not met: Stronger: /)).toBeAttached();
  // An order of its own power would not have done it.
  await expect(asking.getByText('No single order of Germany’s')).toBeAttached();
  await expect(asking.getByRole('status').last().getByRole('listitem').first()).toContainText(
    'F Bal H',
  );
  await stays();

  await asking.getByRole('button', { name: 'Show it on the board' }).click();
  await stays();
  await expect(page.locator('.player [data-former]:visible').first()).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Back to the ruling' })).toBeFocused();
  await asking.getByRole('button', { name: 'Back to the ruling' }).click();
  await expect(page.locator('.player [data-former]:visible')).toHaveCount(0);
  const first = await asking.getByRole('status').last().innerText();
  await asking.getByRole('button', { name: 'Next answer' }).click();
  await expect(asking.getByRole('status').last()).not.toHaveText(first);
  await stays();
  await page.getByRole('tab', { name: 'Play' }).click();
  await stays();
});

test('what would have stopped it is asked of what succeeded', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = await askAbout(page, 'PRU', /What would have stopped it/);
  await expect(asking.getByRole('status').last()).toContainText('With th');
  await expect(asking.getByText('Not met:')).toHaveCount(0);
});

test('a press on a unit of the board asks about its order', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = await askAbout(page, 'BER');
  await board(page).locator('[data-unit="BAL"]').last().click({ force: true });
  await expect(asking.getByLabel('Ask about')).toHaveValue('BAL');
});

test('any legal order can be tried, one after the other', IN_VERIFY, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = await askAbout(page, 'SIL', /What if/);
  const orders = asking.getByLabel('What if it were ordered');
  await orders.selectOption({ label: 'A Sil H' });
  const tried = page.getByRole('region', { name: 'What if …?' });
  await expect(tried).toContainText('A Sil H');
  await orders.selectOption({ label: 'A Sil–Mun' });
  await expect(tried).toContainText('A Sil–Mun');
  // The other modes say that another ruling is shown.
  await page.getByRole('tab', { name: 'Play' }).click();
  await expect(page.getByText(/^What if …\?/).filter({ visible: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await tried.getByRole('button', { name: 'Undo' }).click();
  await expect(tried).toContainText('A Sil H');
  await tried.getByRole('button', { name: 'Back to the ruling' }).click();
  await expect(tried).toHaveCount(0);
});

test('why is played by itself', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = await askAbout(page, 'SIL');
  await asking.getByRole('button', { name: 'Play why' }).click();
  await expect(page.getByText('Only what this outcome rests on: 6 steps of 11.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute('aria-valuemax', '6');
  // Its steps are told where the explanation is.
  await expect(page.getByRole('tab', { name: 'Play' })).toBeFocused();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute('aria-valuemax', '11');
});

test(
  'the whole chain opens step by step, down to what was ordered',
  IN_VERIFY,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    const asking = await askAbout(page, 'SIL');
    await asking.getByText('The whole chain: 6 steps').click();
    await asking.getByText('A Sil is dislodged by A Pru').click();
    const step = asking
      .locator('details details')
      .getByRole('button', { name: /^Step \d+$/ })
      .last();
    const shown = /\d+/.exec(await step.innerText())?.[0] ?? '';
    await step.click();
    await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute(
      'aria-valuenow',
      shown,
    );
  },
);

test('a paradox shows its worlds, or that there is none', ANY_SIZE, async ({ page }) => {
  await page.goto('datc/6-f-16-szykman/');
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(page.locator('.cycle')).toContainText('No outcome fits the orders');
  await expect(page.locator('.cycle')).toContainText('a contradiction');
  await page.goto('datc/6-f-23-szykman/');
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect(page.locator('.cycle .worlds > li')).toHaveCount(2);
});

test('the answers can be read by all, on a phone too', ON_PHONE, async ({ page }) => {
  await page.goto('datc/6-f-23-szykman/');
  await page.getByRole('tab', { name: 'Ask' }).click();
  for (const question of [/Why/, /What w/, /What if/]) {
    await page.getByRole('radio', { name: question }).check({ force: true });
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a unit is taken away and another put on the board', IN_VERIFY, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = await askAbout(page, 'BAL', /What if/);
  await asking.getByText('Remove or add units').click();
  await asking.getByRole('button', { name: 'Remove F Bal' }).click();
  const tried = page.getByRole('region', { name: 'What if …?' });
  await expect(tried.getByRole('row', { name: /F Bal/ })).toContainText('not on the board');
  await asking.getByLabel('Power of the new unit').selectOption('Germany');
  await asking.getByLabel('Army or fleet').selectOption('fleet');
  await asking.getByLabel('Location of the new unit').selectOption('Baltic Sea');
  await asking.getByRole('button', { name: 'Add', exact: true }).click();
  await asking.getByRole('combobox', { name: 'Ask about' }).selectOption('BAL');
  await asking.getByLabel('What if it were ordered').selectOption({ label: 'F Bal S A Ber–Pru' });
  await expect(tried.getByRole('row', { name: /^A Ber–Pru/ })).toContainText('succeeds');
});

test(
  'an order that was changed stays on the board as a ghost, and so does the address of it',
  IN_VERIFY,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    const asking = await askAbout(page, 'BAL', /What if/);
    await asking.getByLabel('What if it were ordered').selectOption({ label: 'F Bal H' });
    const ghosts = page.locator('.player [data-former]:visible');
    await expect(ghosts).toHaveCount(1);
    await expect(ghosts).toHaveAttribute('data-former', 'BAL');
    await expect(page).toHaveURL(/#at=[a-z]+\.[A-Z]{3}&try=F_Bal_H&ask=BAL$/);

    await page.reload();
    const tried = page.getByRole('region', { name: 'What if …?' });
    await expect(tried.getByRole('row', { name: /^A Ber–Pru/ })).toContainText('succeeds');
    await expect(tried).toContainText('Dotted on the board');
    await expect(ghosts).toHaveCount(1);
    await expect(asking.getByRole('combobox', { name: 'Ask about' })).toHaveValue('BAL');
    await tried.getByRole('button', { name: 'Back to the ruling' }).click();
    await expect(ghosts).toHaveCount(0);
    await expect(page).toHaveURL(/#at=[a-z]+\.[A-Z]{3}&ask=BAL$/);
  },
);

test(
  'a link asks a question, and what is no question is passed over',
  IN_VERIFY,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('rulebook-1971/example-09/#ask=SIL');
    const asking = page.locator('.asking');
    await expect(asking).toContainText(
      'Silesia’s support is cut, and the army in Silesia is dislodged',
    );
    await expect(asking.getByLabel('Ask about')).toBeInViewport();
    await asking.getByRole('button', { name: 'Copy link' }).click();
    await expect(asking.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/rulebook-1971\/example-09\/#.*ask=SIL$/);

    await page.goto('rulebook-1971/example-07/#ask=XXX&try=A_Sil-Lon');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await expect(page.getByRole('region', { name: 'What if …?' })).toHaveCount(0);
    await expect(asking.locator('.headline')).not.toBeEmpty();
  },
);
