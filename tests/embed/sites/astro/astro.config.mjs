// astro.config.mjs
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { standoff } from 'standoff/satteri';

export default defineConfig({
  markdown: { processor: satteri({ mdastPlugins: [standoff] }) },
});
