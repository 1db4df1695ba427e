// docusaurus.config.mjs
import { standoff } from 'standoff/remark';

export default {
  title: 'Supports',
  url: 'https://example.org',
  baseUrl: '/',
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
