import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSchema } from '../../tools/vite/schema.ts';

const schema = join(import.meta.dirname, '../../scenarios/scenario.schema.json');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'standoff-schema-'));
  mkdirSync(join(root, 'scenarios'));
  cpSync(schema, join(root, 'scenarios', 'scenario.schema.json'));
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

test('the build publishes the schema as it is', async () => {
  await build(options());
  const published = readFileSync(join(root, 'dist', 'scenario.schema.json'), 'utf8');
  expect(published).toBe(readFileSync(schema, 'utf8'));
});

test('so does the server for development', async () => {
  const server = await createServer({
    ...options(),
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const response = await fetch(new URL('scenario.schema.json', url));
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(readFileSync(schema, 'utf8'));
  } finally {
    await server.close();
  }
});
