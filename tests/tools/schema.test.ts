import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSchema } from '../../tools/vite/schema.ts';

const folder = join(import.meta.dirname, '../../scenarios');
const NAMES = [
  'scenario.schema.json',
  'game.schema.json',
  'edition.schema.json',
  'lesson.schema.json',
  'story.schema.json',
  'case.schema.json',
];
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'standoff-schema-'));
  mkdirSync(join(root, 'scenarios'));
  for (const name of NAMES) cpSync(join(folder, name), join(root, 'scenarios', name));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Any page</title>');
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const options = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [publishSchema()],
});

test('the build publishes the schemas as they are', async () => {
  await build(options());
  for (const name of NAMES) {
    const published = readFileSync(join(root, 'dist', name), 'utf8');
    expect(published).toBe(readFileSync(join(folder, name), 'utf8'));
  }
});

test('so does the server for development', async () => {
  const server = await createServer({
    ...options(),
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    for (const name of NAMES) {
      const response = await fetch(new URL(name, url));
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(await response.text()).toBe(readFileSync(join(folder, name), 'utf8'));
    }
  } finally {
    await server.close();
  }
});
