// Pictures of scenarios as the board draws them, to look at:
// node tools/contact-sheet.mjs <file.png> [format=wide|compact|thumb] [step=end|all|<n>] [theme=dark] [slugs=example-09,...] [skip=0] [take=12] [light] [scale=.5] [width=1640]
import { components } from './vite/components.mjs';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { launchOptions } from './browser.mjs';

const [file, ...options] = process.argv.slice(2);
if (!file) throw new Error('Which file?');
const query = new URLSearchParams(options.join('&'));
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  publicDir: 'static',
  plugins: [components()],
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({
    viewport: { width: Number(query.get('width') ?? 1640), height: 900 },
  });
  // The simplified map renders much faster, but has no outlines of spaces.
  if (query.has('light'))
    await page.route('**/board.svg', (route) => route.fulfill({ path: 'static/board-thumb.svg' }));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => {
    console.error(error.message);
  });
  await page.goto(`${address}tools/contact-sheet/index.html?${query.toString()}`);
  await page.waitForSelector('body[data-ready]', { state: 'attached', timeout: 60_000 });
  // One at a time: a page full of maps is too much for the browser to paint at once.
  for (const figure of await page.locator('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await page.waitForTimeout(Number(query.get('wait') ?? 400));
    const picture = (await figure.screenshot()).toString('base64');
    await figure.evaluate((element, data) => {
      element.innerHTML = `<img src="data:image/png;base64,${data}" alt="" style="display:block" />`;
    }, picture);
  }
  await page.screenshot({ path: file, fullPage: true });
} finally {
  await browser.close();
  await server.close();
}
