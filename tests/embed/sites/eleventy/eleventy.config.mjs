// eleventy.config.mjs
import { standoff } from 'standoff/markdown-it';

export default function (config) {
  config.amendLibrary('md', (md) => md.use(standoff));
  config.addPassthroughCopy({ 'node_modules/standoff/dist-embed/*.{js,css}': '/' });
}
