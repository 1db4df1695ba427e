import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, IN_VERIFY, ON_PHONE, expect, test } from '../site.ts';

/** A report of the judge, in which two lines are misspelt. */
const MAIL = [
  'Movement results for Spring of 1901.  (game.001)',
  '',
  'England: Army London -> Belgium.',
  'England: Fleet English Channel CONVOY Army London -> Belgium.',
  'England: Fleet Qwrtz CONVOY Army London -> Belgium.',
  'France: Fleet Brest -> English Channel.',
  'France: Fleet Irish Sea SUPPORT Fleet Brxst -> English Channel.  (*cut*)',
].join('\n');
/** Under 1971 and DPTG every fleet of the two routes must survive; other rulebooks may be among them. */
const NO_ROUTE = /Under (?:[\w, ]+ )?1971(?:[\w, ]+)? and DPTG, “The move has no route” is right: /;
/** A narrow window has the editions in a list, and no room for two boards. */
const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 440;

async function pickEdition(page: Page, edition: string): Promise<void> {
  if (isNarrow(page)) await page.getByRole('combobox', { name: 'Edition' }).selectOption(edition);
  else await page.getByRole('radio', { name: edition, exact: true }).first().check({ force: true });
}

const CORRECTED = MAIL.replace('Qwrtz', 'North Sea').replace('Brxst', 'Brest');

test(
  'a dispute, from the judge’s mail to the link and the paper',
  ON_PHONE,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('desk/#turn=A:Avie');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await page.locator('summary', { hasText: 'Paste orders' }).click();
    const text = page.getByRole('textbox', { name: 'Text with orders' });
    await text.fill(MAIL);
    await expect(page.locator('.paste')).toContainText('Line 5: No space has this name: "Qwrtz".');
    await expect(page.locator('.paste')).toContainText('Line 7: “Brxst” is read as Brest.');
    await text.fill(CORRECTED);
    await expect(page.locator('.paste')).toContainText('5 orders understood.');
    await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
    await expect(page.locator('.apart')).toContainText(
      'reports different results for 2 of 5 orders.',
    );
    // The board, what is said of it, and nothing else is pressed: they are in the window.
    await expect(page.getByRole('heading', { name: 'Ruling', exact: true }).first()).toBeFocused();
    await expect(page.locator('.inquiry [data-format]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.inquiry .sentence')).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Position', exact: true }).click();
    await page.getByRole('radio', { name: 'Russia' }).check({ force: true });
    await page.locator('[data-space="MOS"] circle').first().click();
    await expect(page.locator('.editor')).toContainText('Russian army in Moscow');
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Ruling', exact: true }).click();

    const dispute = page.locator('.dispute');
    await dispute.getByLabel('Disputed order').selectOption('LON');
    await dispute
      .getByLabel('The other side says')
      .selectOption({ label: 'The move has no route' });
    await expect(dispute).toContainText(NO_ROUTE);
    await expect(dispute).toContainText('Several convoy routes');
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);

    await pickEdition(page, '1971');
    await expect(page.locator('.inquiry')).toContainText('stays in London');
    await expect(page).toHaveURL(/edition=1971/);
    await pickEdition(page, '2023');
    await expect(page.locator('.inquiry')).toContainText('the army from London lands in Belgium');

    await page.getByRole('button', { name: 'Text for an email' }).click();
    // At the button, and once.
    const copied = page.locator('.hand [role=status]').filter({ hasText: 'Copied.' });
    await expect(copied).toHaveCount(1);
    const pressed = await page.getByRole('button', { name: 'Text for an email' }).boundingBox();
    const answer = await copied.boundingBox();
    expect(Math.abs((answer?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(40);
    const mail = await page.evaluate(() => navigator.clipboard.readText());
    expect(mail).toContain('A Lon–Bel');
    expect((await page.pdf()).length).toBeGreaterThan(10_000);

    await page.getByRole('button', { name: 'Copy link' }).first().click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('R:Amos');
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('.dispute')).toContainText('Settle a dispute');
    await other.getByRole('button', { name: 'See the dispute' }).click();
    await expect(other.getByRole('heading', { name: 'Settle a dispute' })).toBeInViewport();
    await expect(other.locator('.apart')).toContainText(
      'reports different results for 2 of 5 orders.',
    );
    expect(other.url()).toBe(link);
    await other.close();
  },
);

test(
  'a line that cannot be read: it is scrolled to, its unit holds, and no result is compared before it is mended',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('desk/#turn=A:Avie');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await page.locator('summary', { hasText: 'Paste orders' }).click();
    const text = page.getByRole('textbox', { name: 'Text with orders' });
    const head = 'Movement results for Fall of 1902.  (game.001)\n\n';
    const lines = [
      'France: Army Burgundy HOLD.  (*dislodged*)',
      'Germany: Army Munich -> Burgundy.',
      'Germany: Army Ruhr SPXRT Army Munich -> Burgundy.',
    ].join('\n');
    await text.fill(head + lines + '\n'.repeat(40));
    await expect(page.locator('.paste')).toContainText(
      'only the units are taken; they hold: A Ruh.',
    );
    await text.evaluate((area) => {
      area.scrollTop = area.scrollHeight;
    });
    await page.getByRole('button', { name: 'Line 5:' }).click();
    const top = (): Promise<number> => text.evaluate((area) => area.scrollTop);
    expect(await top()).toBeLessThan(100);
    await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
    await expect(page).toHaveURL(/Aruh$/);
    await expect(page.locator('.unread')).toContainText('compared once every line can be read');
    await expect(page.locator('.apart')).toHaveCount(0);

    // Orders that fit: with all units of the desk, or alone.
    await page.getByRole('button', { name: 'Back to the text' }).click();
    await text.fill('Germany: A Mun-Bur');
    await expect(page.getByRole('radio', { name: /all 3 units on the desk/ })).toBeChecked();
    await page.getByRole('radio', { name: /this unit only/ }).check();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.getByRole('button', { name: 'Adjudicate these orders' }).click();
    await expect(page).toHaveURL(/turn=S0000M;G:Amun-bur$/);
  },
);

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test('the same dispute by keys alone, by two editions', IN_VERIFY, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).first();
  const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await tabTo(page, target, key);
    await keyboard.press('Enter');
  };
  await page.goto('desk/#turn=A:Avie');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await press(page.locator('summary', { hasText: 'Paste orders' }));
  const text = page.getByRole('textbox', { name: 'Text with orders' });
  await tabTo(page, text);
  await keyboard.insertText(MAIL);
  // Each line that was not read, or only guessed, is selected from the report and written anew.
  await press(button('Line 5:'));
  await expect(text).toBeFocused();
  await keyboard.type('England: Fleet North Sea CONVOY Army London -> Belgium.');
  await press(button('Line 7:'));
  await expect(text).toBeFocused();
  await keyboard.type('France: Fleet Irish Sea SUPPORT Fleet Brest -> English Channel.  (*cut*)');
  await expect(text).toHaveValue(CORRECTED);
  await expect(page.locator('.paste')).toContainText('5 orders understood.');
  await press(button('Adjudicate these orders'));
  const ruling = page.getByRole('heading', { name: 'Ruling', exact: true });
  await expect(ruling.first()).toBeFocused();

  await press(button('Position'), 'Shift+Tab');
  await tabTo(page, page.locator('[role=listbox] [tabindex="0"]'));
  await keyboard.type('gali');
  await expect(page.locator('[data-space="GAL"]')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/Agal/);
  await keyboard.press('Delete');
  await expect(page).not.toHaveURL(/Agal/);
  await press(button('Undo the last change'), 'Shift+Tab');
  await expect(page).toHaveURL(/Agal/);
  await press(button('Ruling'));
  if (!isNarrow(page)) {
    await press(button('Side by side'), 'Shift+Tab');
    await expect(page).toHaveURL(/beside=/);
  }

  const dispute = page.locator('.dispute');
  await press(button('Settle a dispute'));
  await expect(dispute.getByLabel('Disputed order')).toBeFocused();
  await keyboard.type('A Lon');
  await tabTo(page, dispute.getByLabel('The other side says'));
  await keyboard.type('The move has no');
  await expect(dispute).toContainText(NO_ROUTE);
  await press(page.locator('.hand').getByRole('button', { name: 'Copy link' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.dispute')).toContainText(NO_ROUTE);
  expect(other.url()).toBe(link);
  await other.close();
});

/** 34 units, and a report that has thirteen of their orders otherwise. */
const FULL_LINE =
  'F1905M;A:Avie-gal.Abud*vie-gal.Aser-bul.Fgre*ser-bul.Ftri-adr;E:Fnth~yor-nwy.Ayor-nwy.Fnwg*yor-nwy.Flon-eng.Alvp-wal;F:Apar-bur.Amar*par-bur.Fbre-eng.Fpor-mao.Abel!;G:Amun-bur.Aruh*mun-bur.Fkie-hel.Aden-swe.Fhol-bel.Aber-sil;I:Aven-tri.Atyr*ven-tri.Fnap-ion.Arom-apu.Ftun-wes;R:Awar-gal.Aukr*war-gal.Fsev-rum.Amos-sev.Fstp/nc-nwy.Fswe-den;T:Acon-bul.Fank-bla';
const FULL_REPORT =
  '1~all~succeeded:ankberbrebudcondenkielonlvpnthparporruhsersevstptuntyrvenviewaryor~dislodged:belmosromtri~bounced:greholmarmunnapnwgsweukr';

test(
  'a turn of 34 units and thirteen findings are two sheets of paper',
  IN_VERIFY,
  async ({ page }) => {
    for (const [at, told] of [
      ['desk/', 'reports different results for 13 of 34 orders.'],
      ['de/desk/', 'meldet 13 Befehle von 34 anders.'],
    ] as const) {
      await page.goto(`${at}#reported=${FULL_REPORT}&turn=${FULL_LINE}`);
      await expect(page.locator('.apart')).toContainText(told);
      await expect(page.locator('.reported li')).toHaveCount(13);
      // Supports that nobody attacks have no reason of their own.
      await expect(page.locator('.reasons li')).toHaveCount(10);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)], at).toHaveLength(2);
    }
  },
);
