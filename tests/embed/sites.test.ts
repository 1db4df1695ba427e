import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const DOCS = ['docs/embedding.md', 'docs/embedding.de.md'];
const blocksOf = (doc: string): readonly string[] =>
  [...read(`../../${doc}`).matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => code);

/** What docs/embedding.md and its German version show is what `tools/sites.mjs` builds and opens. */
describe.each(DOCS)('%s', (doc) => {
  const blocks = blocksOf(doc);

  test.each([
    'eleventy/eleventy.config.mjs',
    'vitepress/.vitepress/config.mjs',
    'astro/astro.config.mjs',
    'mkdocs/standoff.py',
  ])('shows %s', (file) => {
    expect(blocks).toContain(read(`sites/${file}`));
  });

  test.each([
    ['eleventy/_includes/page.html', '<script type="module"'],
    ['eleventy/_includes/page.html', 'standoff.css'],
    ['astro/src/layouts/Page.astro', "import 'standoff/embed'"],
    ['astro/src/layouts/Page.astro', "import 'standoff/embed.css'"],
    ['docusaurus/docusaurus.config.mjs', 'import { standoff }'],
    ['docusaurus/docusaurus.config.mjs', 'scripts: ['],
    ['docusaurus/docusaurus.config.mjs', 'stylesheets: ['],
    ['docusaurus/docusaurus.config.mjs', 'docs: {'],
    ['mkdocs/mkdocs.yml', 'hooks:'],
    ['hugo/package.json', 'standoff prerender'],
  ])('shows what is in %s: %s', (file, part) => {
    const line = read(`sites/${file}`)
      .split('\n')
      .find((one) => one.includes(part));
    const words = line?.trim().replace(/^"\w+": "(.*)"$/, '$1') ?? '';
    expect(words).not.toBe('');
    expect(blocks.some((block) => block.includes(words))).toBe(true);
  });
});

const { version } = JSON.parse(read('../../package.json')) as { readonly version: string };

test.each(['README.md', ...DOCS, 'docs/pictures.md', 'docs/pictures.de.md'])(
  '%s installs the file of the package, until it is published',
  (file) => {
    const text = read(`../../${file}`);
    const installs = [...text.matchAll(/npm install ([^\n`]+)/g)].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => name.includes('standoff')),
    );
    expect(installs.filter((name) => name !== `./standoff-${version}.tgz`)).toEqual([]);
    if (file.includes('embedding')) expect(installs).not.toEqual([]);
  },
);
