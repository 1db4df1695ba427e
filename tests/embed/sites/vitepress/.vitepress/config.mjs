// .vitepress/config.mjs
import { standoff } from 'standoff/markdown-it';

export default {
  markdown: { config: (md) => md.use(standoff) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'standoff-scenario' } } },
  head: [['script', { type: 'module', src: '/standoff.js' }]],
};
