import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { boardFiles } from './tools/vite/board-files.ts';
import { chunks } from './tools/vite/chunks.ts';
import { components } from './tools/vite/components.mjs';
import { docs } from './tools/vite/docs.ts';
import { embeds } from './tools/vite/embeds.ts';
import { embedStyles } from './tools/vite/embed-styles.mjs';
import { frameScript } from './tools/vite/frame-script.ts';
import { licences } from './tools/vite/licences.mjs';
import { prerender } from './tools/vite/prerender.ts';
import { scenarios } from './tools/vite/scenarios.ts';
import { publishSchema } from './tools/vite/schema.ts';

/** Only when testing: Storybook and a browser take long to load, and a build does not need them. */
const testProjects = async () => (await import('./tools/vite/test-projects.ts')).testProjects;

export default defineConfig(async ({ isPreview }): Promise<ViteUserConfig> => ({
  // The pages are rendered by `prerender`; the preview serves them as the files they are.
  appType: isPreview ? 'mpa' : 'custom',
  publicDir: 'static',
  plugins: [
    components(),
    boardFiles(),
    scenarios(),
    docs(),
    frameScript(),
    embedStyles(),
    embeds(),
    publishSchema(),
    licences('licences.txt'),
    chunks(),
    prerender(),
  ],
  test: process.env['VITEST'] ? { projects: await testProjects() } : {},
}));
