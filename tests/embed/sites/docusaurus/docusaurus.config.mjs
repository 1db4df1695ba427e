// docusaurus.config.mjs
import { standoff } from 'standoff/remark';

export default {
  title: 'Supports',
  url: 'https://example.org',
  baseUrl: '/',
  stylesheets: ['/standoff.css'],
  scripts: [{ src: '/standoff.js', type: 'module' }],
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', remarkPlugins: [standoff] },
        blog: false,
        theme: {},
      },
    ],
  ],
};
