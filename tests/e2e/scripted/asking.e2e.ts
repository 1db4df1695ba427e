import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, ON_PHONE, expect, test } from '../site.ts';

test('an order is asked about, its answer tried and taken back', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').selectOption('BER');
  await expect(asking).toContainText('bounce in Prussia, 1 against 1');
  await expect(asking.getByText('Not met:')).toHaveCount(1);
  await expect(asking.getByText(/^Not met: Stronger: /)).toBeVisible();
  await asking.getByRole('button', { name: 'What would change this?' }).click();
  await asking.getByRole('button', { name: /^F Bal H/ }).click();
  const tried = page.getByRole('region', { name: 'What if' });
  await expect(tried).toContainText('turn out differently');
  await expect(tried.getByRole('row', { name: /^A Ber–Pru/ })).toContainText('succeeds');
  await expect(asking.getByText('Not met:')).toHaveCount(0);
  await tried.getByRole('button', { name: 'Undo' }).click();
  await expect(tried).toHaveCount(0);
  await expect(asking.getByText('Not met:')).toHaveCount(1);
});

test('any legal order can be tried, one after the other', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').selectOption('SIL');
  const orders = asking.getByLabel('What if it were ordered');
  await orders.selectOption({ label: 'A Sil H' });
  const tried = page.getByRole('region', { name: 'What if' });
  await expect(tried).toContainText('A Sil H');
  await orders.selectOption({ label: 'A Sil–Mun' });
  await expect(tried).toContainText('A Sil–Mun');
  await tried.getByRole('button', { name: 'Back to the scenario' }).click();
  await expect(tried).toHaveCount(0);
});

test('why is played by itself', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').selectOption('SIL');
  await asking.getByRole('button', { name: 'Play why' }).click();
  await expect(page.getByText('Only what this outcome rests on: 6 steps of 11.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute('aria-valuemax', '6');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute('aria-valuemax', '11');
});

test('the whole chain opens step by step, down to what was ordered', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').selectOption('SIL');
  await asking.getByText('The whole chain: 6 steps').click();
  await asking.getByText('A Sil is dislodged by A Pru').click();
  const step = asking
    .locator('details details')
    .getByRole('button', { name: /^Step \d+$/ })
    .last();
  const shown = /\d+/.exec(await step.innerText())?.[0] ?? '';
  await step.click();
  await expect(page.getByRole('slider', { name: 'Steps' })).toHaveAttribute('aria-valuenow', shown);
});

test('a paradox shows its worlds, or that there is none', ANY_SIZE, async ({ page }) => {
  await page.goto('datc/6-f-16-szykman/');
  await expect(page.locator('.cycle')).toContainText('No outcome fits the orders');
  await expect(page.locator('.cycle')).toContainText('a contradiction');
  await page.goto('datc/6-f-23-szykman/');
  await expect(page.locator('.cycle .worlds > li')).toHaveCount(2);
});

test('the answers can be read by all, on a phone too', ON_PHONE, async ({ page }) => {
  await page.goto('datc/6-f-23-szykman/');
  const asking = page.locator('.asking');
  await asking.getByLabel('Ask about').focus();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await asking.getByRole('button', { name: 'What would change this?' }).click();
  await expect(asking.locator('.found, .none')).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
});

test('a unit is taken away and another put on the board', ANY_SIZE, async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const asking = page.locator('.asking');
  await asking.getByRole('combobox', { name: 'Ask about' }).selectOption('BAL');
  await asking.getByText('Remove or add units').click();
  await asking.getByRole('button', { name: 'Remove F Bal' }).click();
  const tried = page.getByRole('region', { name: 'What if' });
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
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    const asking = page.locator('.asking');
    await asking.getByRole('combobox', { name: 'Ask about' }).selectOption('BAL');
    await asking.getByLabel('What if it were ordered').selectOption({ label: 'F Bal H' });
    const ghosts = page.locator('.player [data-former]:visible');
    await expect(ghosts).toHaveCount(1);
    await expect(ghosts).toHaveAttribute('data-former', 'BAL');
    await expect(page).toHaveURL(/#at=[a-z]+\.[A-Z]{3}&try=F_Bal_H&ask=BAL$/);

    await page.reload();
    const tried = page.getByRole('region', { name: 'What if' });
    await expect(tried.getByRole('row', { name: /^A Ber–Pru/ })).toContainText('succeeds');
    await expect(tried).toContainText('Dotted on the board');
    await expect(ghosts).toHaveCount(1);
    await expect(asking.getByRole('combobox', { name: 'Ask about' })).toHaveValue('BAL');
    await tried.getByRole('button', { name: 'Back to the scenario' }).click();
    await expect(ghosts).toHaveCount(0);
    await expect(page).toHaveURL(/#at=[a-z]+\.[A-Z]{3}&ask=BAL$/);
  },
);

test(
  'a link asks a question, and what is no question is passed over',
  ANY_SIZE,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('rulebook-1971/example-09/#ask=SIL');
    const asking = page.locator('.asking');
    await expect(asking).toContainText(
      'Silesia’s support is cut, and the army in Silesia is dislodged',
    );
    await expect(asking.getByRole('heading', { name: 'Ask about' })).toBeInViewport();
    await asking.getByRole('button', { name: 'Copy link' }).click();
    await expect(asking.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/rulebook-1971\/example-09\/#.*ask=SIL$/);

    await page.goto('rulebook-1971/example-07/#ask=XXX&try=A_Sil-Lon');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await expect(page.getByRole('region', { name: 'What if' })).toHaveCount(0);
    await expect(asking.locator('.headline')).not.toBeEmpty();
  },
);
