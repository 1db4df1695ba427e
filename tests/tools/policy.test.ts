import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { licences } from '../../tools/vite/licences.mjs';
import { HEADERS } from '../../tools/vite/policy.ts';

const root = join(import.meta.dirname, '..', '..');

test('docs/hosting.md names the headers that the tests send', () => {
  const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const lines = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`);
  expect(text).toContain(['```', ...lines, '```'].join('\n'));
});

test('the licences can be read during development, too', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [licences('licences.txt')],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  try {
    await server.listen();
    const answer = await fetch(new URL('licences.txt', server.resolvedUrls?.local[0]));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^# Standoff \(MIT\)[\s\S]+SIL OPEN FONT LICENSE/);
  } finally {
    await server.close();
  }
});
