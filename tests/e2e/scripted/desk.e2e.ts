import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test, IN_VERIFY } from '../site.ts';

test(
  'a pasted mail is ruled, and its link opens the same turn elsewhere',
  ANY_SIZE,
  async ({ page, context }) => {
    await page.goto('desk/');
    await expect(page.getByRole('slider', { name: 'Steps' })).toBeVisible();
    await page.locator('summary', { hasText: 'Paste orders' }).click();
    await expect(page.locator('#live[data-live]')).toBeAttached();
    const text = page.getByRole('textbox', { name: 'Text with orders' });
    await text.fill(
      'Hello!\nAustria: A Vienna - Budapest\nRussia: A Galicia - Budapest\n F Sev-Qwrtz\nBob',
    );
    await expect(page.locator('.paste')).toContainText('2 orders understood.');
    await expect(page.locator('.paste')).toContainText('Line 4:');
    await expect(page.locator('.ready.kept')).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
    await expect(page.locator('.inquiry')).toContainText('bounce in Budapest');
    await expect(page).toHaveURL(/#turn=S0000M;A:Avie-bud;R:Agal-bud.Fsev$/);
    await expectNoSidewaysScroll(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.inquiry')).toContainText('bounce in Budapest');
    await other.close();
  },
);

test(
  'a position in writing is kept while another view is shown, until it is used',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('desk/#turn=F:Apar!');
    await page.getByRole('button', { name: 'Position', exact: true }).click();
    await page.locator('summary', { hasText: 'As text' }).click();
    const text = page.getByRole('textbox', { name: 'As text' });
    await text.fill('France: F Spa/sc');
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(text).toHaveCount(0);
    await page.getByRole('button', { name: 'Position', exact: true }).click();
    await expect(text).toHaveValue('France: F Spa/sc');
    await page.getByRole('button', { name: 'Use this position' }).click();
    await expect(text).toHaveValue(/^France: F Spa\/sc; centres/m);
    await expect(page.getByRole('list', { name: 'Units on the board' })).toContainText('Spain');
  },
);

test(
  'a link that cannot be read says where, and the example stands there instead',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('desk/#turn=A:Avix');
    await expect(page.getByRole('alert')).toContainText('at character 4');
    await expect(page.locator('.inquiry')).toContainText('Belgium');
  },
);

test('a turn of the Army/Fleet module is pasted, ruled and linked', IN_VERIFY, async ({ page }) => {
  await page.goto('desk/');
  const module = page.getByRole('checkbox', { name: 'Army/Fleet module (1984)' });
  await module.click();
  await expect(module).toBeChecked();
  await expect(page).toHaveURL(/edition=A\/F/);
  await page.locator('summary', { hasText: 'Paste orders' }).click();
  await page
    .getByRole('textbox', { name: 'Text with orders' })
    .fill('England: A Yor boards F Nth\nF Nth-Nrg, A Nth disembarks Nwy after moving');
  await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
  await expect(page.locator('.inquiry')).toContainText('Norway');
  await expect(page).toHaveURL(/turn=S0000M;E:Ayor,nth\./);
  await expectAccessible(page);
});

test(
  'a pasted turn is drawn out of sight while its report is read, and that drawing is shown when it is taken over',
  IN_VERIFY,
  async ({ page }) => {
    await page.goto('desk/#turn=A:Avie');
    await page.locator('summary', { hasText: 'Paste orders' }).click();
    const text = page.getByRole('textbox', { name: 'Text with orders' });
    const ready = page.locator('.kept .inquiry');
    await text.fill('England: A London - Wales\nEngland: F North Sea - Belgium');
    await expect(ready).toContainText('Belgium');
    // Another text, another drawing.
    await text.fill(
      'Austria: A Vienna - Budapest\nRussia: A Galicia - Budapest\nTurkey: A Constantinople - Bulgaria',
    );
    await expect(ready).toContainText('bounce in Budapest');
    await expect(ready).toHaveCount(1);
    await expect(ready).not.toBeInViewport();
    await expectNoSidewaysScroll(page);
    await ready.evaluate((drawing: HTMLElement) => (drawing.dataset['drawn'] = 'before'));
    await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
    const inquiry = page.locator('.inquiry');
    await expect(inquiry).toHaveCount(1);
    await expect(inquiry).toHaveAttribute('data-drawn', 'before');
    await expect(inquiry.locator('svg').first()).toBeInViewport();
    await expect(inquiry.getByRole('button', { name: 'Back' })).toBeEnabled();
    await expect(page).toHaveURL(/#turn=S0000M;A:Avie-bud;R:Agal-bud;T:Acon-bul$/);
  },
);

test('the ruled position goes on to its retreats', ANY_SIZE, async ({ page }) => {
  await page.goto('desk/');
  await page.getByRole('button', { name: 'Continue to Spring 1901, retreats' }).click();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect(page).toHaveURL(/turn=S1901R/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'See the ruling' }).click();
  await expect(page.getByRole('heading', { name: 'Spring 1901, retreats' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page).toHaveURL(/desk\/$/);

  // Links of each phase, one after another: the board of the phase before is still there when the orders come.
  for (const [turn, said] of [
    ['W1902A;F:Apar.!Fbre.!x;G:Amun-x', 'Winter 1902'],
    ['F1902R:bur;A:Avie@bud-tyr;F:Fbre@~lon-x:bremarpar', 'Fall 1902, retreats'],
    ['A:Avie-bud;R:Agal-bud', 'Spring 1901'],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `turn=${turn}`);
    await expect(page.locator('.date').first()).toContainText(said);
  }
});

test('a link of builds opens', ANY_SIZE, async ({ page }) => {
  await page.goto('desk/#turn=W1902A;F:Apar.!Fbre.!x;G:Amun-x');
  await expect(page.getByRole('heading', { name: /Winter 1902/ })).toBeVisible();
});

test(
  'with house rules and a dispute the whole board fits above the buttons',
  IN_VERIFY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(
      'desk/#rules=Our%20table~2023~uncuttable.none&dispute=VIE~succeeds~fails&turn=A:Avie-bud;R:Agal-bud',
    );
    await page.locator('#live[data-live]').waitFor();
    await expect(page.getByRole('radio', { name: 'Our table' })).toBeChecked();
    const board = page.locator('.player .board svg:visible').first();
    const stepper = page.locator('.player .stepper').first();
    await expect
      .poll(async () => {
        const [drawn, steps] = [await board.boundingBox(), await stepper.boundingBox()];
        return drawn && steps ? drawn.y + drawn.height <= steps.y : null;
      })
      .toBe(true);
  },
);

test(
  'files of mails open by the button or dropped, and a long text is read in a worker',
  IN_VERIFY,
  async ({ page }) => {
    await page.goto('desk/');
    await page.locator('summary', { hasText: 'Paste orders' }).click();
    await expect(page.locator('#live[data-live]')).toBeAttached();
    const text = page.getByRole('textbox', { name: 'Text with orders' });
    const report = page.locator('.paste').getByRole('status');
    const files = page.getByLabel('Open files of mails');
    const fileOf = (name: string, words: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(words),
    });
    await files.setInputFiles(fileOf('a.eml', 'From: France <x@example.org>\n\nA Par-Bur\n'));
    await expect(text).toHaveValue(/^From: France .*A Par-Bur$/s);
    await expect(report).toContainText('One order understood.');
    await files.setInputFiles(fileOf('a.html', 'A Par-Bur'));
    await expect(page.locator('.paste').getByRole('alert')).toContainText('Not opened');
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Italy: A Ven-Tri'], 'orders.txt'));
      return data;
    });
    await text.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(text).toHaveValue('Italy: A Ven-Tri');
    await expect(page.locator('.paste').getByRole('alert')).toBeHidden();

    const started = page.waitForEvent('worker');
    await text.evaluate((area: HTMLTextAreaElement) => {
      area.value = `France:\n${'A Par-Bur\n'.repeat(700)}`;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect((await started).url()).toMatch(/\/reading-worker-[\w-]+\.js$/);
    await expect(report).toContainText('700 orders understood.');
  },
);
