import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Builder, Capabilities } from 'selenium-webdriver';
import { MEASURE, programNamed, READY } from './programs.mjs';

const FOLDERS = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
);
/** Forces software rendering: with a graphics card, pictures may be blank. */
const SOFTWARE = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};
/** WebKitGTK takes `prefers-reduced-motion` from GTK. */
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n';
const NEEDED = [
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['MiniBrowser', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
  ['import', 'imagemagick'],
];

/**
 * WebKitGTK, the engine of Safari. The driver's own screenshots wait until a page stops drawing, which a board never does,
 * so the pictures are taken of a virtual screen. Errors are read from what the browser prints.
 * @type {import('./programs.mjs').Engine}
 */
export const webkitEngine = {
  name: 'WebKit',
  missing: () =>
    NEEDED.filter(([name = '']) => !programNamed(name, FOLDERS)).map(
      ([name = '', debian = '']) => `${name} (Debian: ${debian})`,
    ),
  async show(views) {
    /** @type {string[]} */
    const complaints = [];
    /** @type {import('./programs.mjs').Shown[]} */
    const shown = [];
    for (const view of views) {
      const { complaints: own, ...one } = await onScreen(view);
      shown.push(one);
      complaints.push(...own);
    }
    return { shown, complaints };
  },
};

/**
 * Each view gets a screen of its size, which the window fills.
 * @param {import('./programs.mjs').View} view
 * @returns {Promise<import('./programs.mjs').Shown & { readonly complaints: readonly string[] }>}
 */
async function onScreen({ address, size: { width, height }, ready = READY }) {
  const screen = `${String(width)}x${String(height)}x24`;
  const monitor = spawn(
    programNamed('Xvfb') ?? '',
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = `:${await firstLine(monitor.stdio[3])}`;
  const port = await freePort();
  const settings = mkdtempSync(join(tmpdir(), 'standoff-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), REDUCED_MOTION);
  const driver = spawn(programNamed('WebKitWebDriver') ?? '', [`--port=${String(port)}`], {
    env: { ...process.env, ...SOFTWARE, DISPLAY: display, XDG_CONFIG_HOME: settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const complaints = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (data) => {
      for (const line of String(data).split('\n'))
        if (/^CONSOLE .*\bERROR\b/.test(line)) complaints.push(`${address}: ${line}`);
    });
  try {
    const browserOptions = {
      binary: programNamed('MiniBrowser', FOLDERS),
      args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
    };
    const session = await begun(
      port,
      new Capabilities({ 'webkitgtk:browserOptions': browserOptions }),
    );
    try {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      await session.get(address);
      while (!(await session.executeScript(ready))) await pause(100);
      /** @type {Promise<import('./programs.mjs').Measured>} */
      const measured = session.executeScript(MEASURE);
      return { ...(await measured), picture: await still(display), complaints };
    } finally {
      await session.quit();
    }
  } finally {
    driver.kill();
    monitor.kill();
    rmSync(settings, { recursive: true, force: true });
  }
}

/** A session, as soon as the driver listens. @param {number} port @param {Capabilities} capabilities */
async function begun(port, capabilities) {
  const home = `http://127.0.0.1:${String(port)}`;
  while (
    !(await fetch(`${home}/status`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await pause(100);
  return new Builder()
    .usingServer(home)
    .withCapabilities(capabilities.setBrowserName('MiniBrowser'))
    .build();
}

/** The screen, once two pictures in a row are the same. @param {string} display */
async function still(display) {
  /** @type {Buffer | undefined} */
  let before;
  for (;;) {
    const { stdout } = await promisify(execFile)(
      'import',
      ['-display', display, '-window', 'root', '-define', 'png:exclude-chunks=date,time', 'png:-'],
      { encoding: 'buffer', maxBuffer: 2 ** 26 },
    );
    if (before?.equals(stdout)) return stdout;
    before = stdout;
    await pause(250);
  }
}

/** @param {unknown} stream @returns {Promise<string>} */
async function firstLine(stream) {
  const readable = /** @type {import('node:stream').Readable} */ (stream);
  let text = '';
  for await (const part of readable) {
    text += String(part);
    if (text.includes('\n')) break;
  }
  return text.trim();
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}
