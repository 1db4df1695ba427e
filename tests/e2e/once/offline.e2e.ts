import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../page.ts';
import { IN_VERIFY } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A host of the built site that can be cut off, and that can have a newer version of it. */
function serveSite(): Promise<{ server: Server; address: string; renew: () => void }> {
  let newer = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(join(dist, path)).then(
      (file) => {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        response.end(
          path === '/sw.js' ? file.toString().replace('"version":"', `"version":"${newer}`) : file,
        );
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        server,
        address: `http://127.0.0.1:${String(port)}/`,
        renew: () => {
          newer = 'newer';
        },
      });
    });
  });
}

const isKept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

test(
  'after the first visit every page opens without a network, and a new version loses nothing that is typed',
  IN_VERIFY,
  async ({ page }) => {
    const { server, address, renew } = await serveSite();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    try {
      await page.goto(address);
      await expect.poll(() => isKept(page)).toBe(true);

      await page.goto(`${address}desk/`);
      await page.locator('summary', { hasText: 'Paste orders' }).click();
      const text = page.getByRole('textbox', { name: 'Text with orders' });
      await expect(page.locator('#live[data-live]')).toBeAttached();
      await text.fill('Austria: A Vie-Bu');
      renew();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(page.locator('.notice[role=status]')).toContainText('A new version is ready.');
      await expect(text).toHaveValue('Austria: A Vie-Bu');
      // Where there is no room beside it, it waits until nothing is being typed.
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(page.locator('.notice[role=status]')).toHaveCSS('opacity', '0');
      await text.blur();
      await expect(page.locator('.notice[role=status]')).toHaveCSS('opacity', '1');
      // What is pressed on a phone stands at the foot of its window.
      await page.evaluate(() => {
        scrollTo(0, 200);
      });
      const bar = await page.locator('.stepper').first().boundingBox();
      const notice = await page.locator('.notice[role=status]').boundingBox();
      expect(notice?.y).toBe(0);
      expect(notice?.height).toBeLessThan(bar?.y ?? 0);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.locator('.notice[role=status]')).toHaveCount(0);
      await expect(text).toHaveValue('Austria: A Vie-Bu');

      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await page.goto(`${address}rulebook-1971/blocked-from-the-front/`);
      await page.getByRole('slider').press('ArrowLeft');
      await expect(page.locator('#live[data-live]')).toBeAttached();
      await page.goto(`${address}desk`);
      await expect(page).toHaveURL(/\/desk\/$/);
      await expect(text).toHaveValue('Austria: A Vie-Bu');
      await page.goto(`${address}game/`);
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
      await page.goto(address);
      await expect(page.getByRole('region', { name: /Who gets in\?$/ })).toBeVisible();
      expect((await page.goto(`${address}no/such/page/`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No order leads here');
      // The last one is that page, which the browser reports.
      expect(complaints.slice(0, -1)).toEqual([]);
    } finally {
      server.close();
    }
  },
);
