import { expect, test } from 'vitest';
import { robots, sitemap } from '../../src/site/for-crawlers.ts';

const SITE = 'https://standoff.example/folder/';

test('the map of the site has every page in every language, each with the others', () => {
  const xml = sitemap(
    [
      [
        ['en', 'rules/'],
        ['de', 'de/rules/'],
      ],
    ],
    SITE,
  );
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual([`${SITE}rules/`, `${SITE}de/rules/`]);
  expect(xml.match(new RegExp(`hreflang="de" href="${SITE}de/rules/"`, 'g'))).toHaveLength(2);
});

test('search engines are sent to it if the address is known, and away from frames', () => {
  expect(robots('/folder/', SITE)).toBe(
    `User-agent: *\nDisallow: /folder/embed/\nSitemap: ${SITE}sitemap.xml\n`,
  );
  expect(robots('/', null)).toBe('User-agent: *\nDisallow: /embed/\n');
});
