import { expect, test } from 'vitest';
import { frameElement, oembedOf, sharingHead, type Shared } from '../../src/site/sharing.ts';

const SITE = 'https://standoff.example/folder/';
const ROUGH = '"><script>alert(1)</script>';
const shared: Shared = {
  tag: 'en',
  path: 'rulebook-1971/example-09',
  title: ROUGH,
  description: ROUGH,
  card: 'rulebook-1971/example-09',
  isFramed: true,
  kind: 'article',
};

test('every address is absolute, and titles stay text', () => {
  const head = sharingHead(shared, SITE);
  expect(head).not.toContain('<script>');
  const addresses = [...head.matchAll(/(?:href|content)="(\w+:[^"]*)"/g)].map(([, one]) => one);
  expect(addresses).toEqual([
    `${SITE}rulebook-1971/example-09/`,
    `${SITE}rulebook-1971/example-09/`,
    `${SITE}cards/rulebook-1971/example-09.png`,
    `${SITE}embed/rulebook-1971/example-09/oembed.json`,
  ]);
  const names = [...head.matchAll(/(?:property|name)="([^"]*)"/g)].map(([, name]) => name);
  for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
    expect(names.filter((one) => one === name)).toHaveLength(1);
});

test('a page says to search engines what it is, and titles stay text there, too', () => {
  const dataOf = (kind: Shared['kind']): unknown => {
    const [, json = 'null'] =
      /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(
        sharingHead({ ...shared, kind }, SITE),
      ) ?? [];
    return JSON.parse(json);
  };
  expect(dataOf('article')).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Article', headline: ROUGH, inLanguage: 'en' },
    url: `${SITE}rulebook-1971/example-09/`,
    image: `${SITE}cards/rulebook-1971/example-09.png`,
  });
  expect(dataOf('lesson')).toMatchObject({
    '@type': 'LearningResource',
    isPartOf: { '@type': 'Course', url: `${SITE}learn/` },
  });
  expect(dataOf('course')).toMatchObject({ '@type': 'Course', provider: { name: 'Standoff' } });
  expect(dataOf(null)).toBeNull();
});

test('a page that cannot be framed offers no frame', () => {
  expect(sharingHead({ ...shared, isFramed: false }, SITE)).not.toContain('oembed');
  expect(sharingHead({ ...shared, path: '' }, SITE)).toContain(
    `<link rel="canonical" href="${SITE}"`,
  );
});

test('oEmbed data are those of a rich element: a frame with few permissions', () => {
  const data = JSON.parse(oembedOf(shared, SITE)) as Record<string, unknown>;
  expect(data).toMatchObject({ version: '1.0', type: 'rich', title: ROUGH });
  for (const needed of ['html', 'width', 'height']) expect(data).toHaveProperty(needed);
  expect(data['html']).toBe(
    frameElement('https://standoff.example/folder/embed/rulebook-1971/example-09/', ROUGH, {
      width: Number(data['width']),
      height: Number(data['height']),
    }),
  );
  expect(data['html']).not.toContain('<script');
  expect(data['html']).toMatch(/ sandbox="allow-scripts allow-popups[^"]*"/);
  expect(data['html']).not.toContain('allow-same-origin');
});
