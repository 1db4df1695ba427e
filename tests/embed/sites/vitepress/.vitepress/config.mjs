// .vitepress/config.mjs
import { standoff } from 'standoff/markdown-it';

export default {
  markdown: { config: (md) => md.use(standoff) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'standoff-scenario' } } },
  head: [
    ['link', { rel: 'stylesheet', href: '/standoff.css' }],
    ['script', { type: 'module', src: '/standoff.js' }],
  ],
};
