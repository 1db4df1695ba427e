import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '../../src/embed/block/tree.ts';
import { studyFile } from '../../src/study/study-file.ts';
import { linkOf, textOfLink } from '../../src/study/study-link.ts';

describe('a link with a study', () => {
  test('has its text, and only what an address may have', async () => {
    for (const text of ['', '# Café — 1', 'A Par-Bur\n'.repeat(500)]) {
      const link = await linkOf(text);
      expect(link).toMatch(/^#study=[\w-]*$/);
      expect(await textOfLink(link ?? '')).toBe(text);
    }
  });

  test('is not made of a text that is too long', async () => {
    const noise = Array.from({ length: 9000 }, (_, i) =>
      String.fromCharCode(33 + (((i * i * 7919) % 8191) % 90)),
    );
    expect(await linkOf(noise.join('').repeat(3) + noise.toReversed().join(''))).toBeNull();
  });

  test.each(['#study=', '#study=!!', '#study=AAAA', '#other', '', '#study=%41'])(
    'that is damaged has none: %j',
    async (hash) => {
      const read = await textOfLink(hash);
      expect(read === null || read === '').toBe(true);
    },
  );

  test('cannot unpack to more than a study', async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
    expect(bomb.length).toBeLessThan(8000);
    expect(await textOfLink(`#study=${bomb}`)).toBeNull();
  });
});

test('a study as a page has all it needs, and no markup of its author', () => {
  const tag = { tag: 'p', attributes: {}, children: ['</script><b>'] };
  const html = studyFile('<T>', 'en', [tag], {
    script: 'import("./words.js");"</script>";\n//# sourceMappingURL=standoff.js.map\n',
    words: 'export const a = "%</script>";',
    boards: null,
    style: 'p{margin:0}',
  });
  expect(html).toContain('<title>&lt;T&gt;</title>');
  expect(html).toContain(htmlOf(tag));
  expect(html).toContain('{"imports":{"./words.js":"data:text/javascript,export%20const');
  expect(html).not.toContain('sourceMappingURL');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
