import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import MarkdownIt from 'markdown-it';
import { Marked } from 'marked';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { markdownToHtml } from 'satteri';
import { unified } from 'unified';
import { parseDocument } from 'htmlparser2';
import { selectAll } from 'css-select';
import type { ChildNode, Element } from 'domhandler';
import { afterAll, describe, expect, test } from 'vitest';
import { blockHtml, blockTag } from '../../src/embed/block/block.ts';
import { prerender } from '../../src/embed/block/prerender.ts';
import { standoff as markdownIt } from '../../src/embed/plugins/markdown-it.ts';
import { standoff as marked } from '../../src/embed/plugins/marked.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { standoff as rehype } from '../../src/embed/plugins/rehype.ts';
import { standoff as remark } from '../../src/embed/plugins/remark.ts';
import { standoff as satteri } from '../../src/embed/plugins/satteri.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { fenceShapes } from './fence-shapes.ts';

const ORDERS =
  'Germany:\nA Ber-Pru\nA Sil S A Ber-Pru\n\nRussia:\nF Bal-Pru\nA Pru-Sil\nA War S A Pru-Sil';
const BLOCK = `title: Example 9\nedition: 1971\nexpect: A Pru succeeds; A Sil cut, dislodged\n${ORDERS}`;
const LABEL = 'label="Example 9"';

/** The embeds in a page, each with its attributes and its text. */
function embedsIn(html: string): readonly { attributes: Record<string, string>; text: string }[] {
  const found = selectAll<ChildNode, Element>('standoff-scenario', parseDocument(html));
  return found.map((element) => ({ attributes: element.attribs, text: textOf(element) }));
}
const textOf = (node: ChildNode): string =>
  'data' in node ? node.data : 'children' in node ? node.children.map(textOf).join(' ') : '';

describe('a block', () => {
  test('becomes an element with data to play and text to read', () => {
    const [embed] = embedsIn(blockHtml(BLOCK));
    expect(embed?.attributes).toMatchObject({ edition: '1971', lang: 'en', label: 'Example 9' });
    const reel = unpack(embed?.attributes['data'] ?? '');
    expect(reel.last).toBeGreaterThan(5);
    expect(embed?.text).toContain(reel.read(null).sentence.text);
    expect(embed?.text).toContain('A Sil S A Ber–Pru (cut, dislodged)');
    expect(blockHtml(BLOCK)).not.toContain('\n');
  });

  test('that is editable keeps its orders as written', () => {
    const [embed] = embedsIn(blockHtml(`editable: true\n${BLOCK}`));
    expect(embed?.attributes).toMatchObject({ editable: '', orders: ORDERS });
    expect(embedsIn(blockHtml(BLOCK))[0]?.attributes).not.toHaveProperty('orders');
  });

  test('may be a scenario with all its phases, checked like its file', () => {
    const file = readFileSync(
      new URL('../../scenarios/rulebook-1971/example-09.yaml', import.meta.url),
      'utf8',
    );
    const [embed] = embedsIn(blockHtml(file));
    expect(unpack(embed?.attributes['data'] ?? '').last).toBeGreaterThan(5);
    const line = file.split('\n').findIndex((text) => text.includes('by: A Pru')) + 7;
    const wrong = blockTag(file.replace(/: succeeds$/m, ': bounces'), { file: 'a.md', line: 7 });
    const [problem = ''] = wrong.ok ? [] : wrong.error;
    expect(problem).toContain(`a.md:${String(line)}:16 A Pru does not move`);
  });

  test.each([
    [
      'an expectation that does not hold',
      'expect: A Pru bounces\n',
      'a.md:10:9 DATC rules A Pru: succeeds, not bounces.',
    ],
    ['an expectation of nobody', 'expect: A Mun holds\n', 'a.md:10:9 A Mun has no order.'],
    [
      'an expectation that says nothing',
      'expect: Pru\n',
      'a.md:10:9 "Pru" is not a unit with an outcome: "A Pru bounces".',
    ],
    [
      'an unknown edition',
      'edition: 1066\n',
      `a.md:10:10 There is no edition "1066", only ${[...EDITION_IDS, 'A/F'].join(', ')}.`,
    ],
    ['an option twice', 'step: 1\nstep: 2\n', 'a.md:10:7 "step" is given twice.'],
    [
      'an address that runs',
      'href: javascript:alert(1)\n',
      'a.md:10:7 "javascript:alert(1)" is not a value of "href".',
    ],
  ])('with %s stops the build', (_, options, message) => {
    const made = blockTag(options + ORDERS, { file: 'a.md', line: 10 });
    expect(made.ok ? '' : made.error[0]).toBe(message);
  });

  test('with orders that cannot be read reports where', () => {
    const made = blockTag(`title: X\n${ORDERS}\nA Prussiaa-Mnu`, { file: 'a.md', line: 10 });
    expect(made.ok ? [] : made.error[0]).toMatch(/^a\.md:19:\d+ /);
    expect(blockTag('', { file: 'a.md' }).ok).toBe(false);
    expect(blockTag('x'.repeat(200_000)).ok).toBe(false);
    expect(() => blockHtml('nothing of this is an order')).toThrow(/^block:1:/);
  });

  test('brings no markup of its author', () => {
    const html = blockHtml(`title: </p><script>alert("1")</script>\n${ORDERS}`);
    expect(html).not.toContain('<script');
    expect(embedsIn(html)[0]?.attributes['label']).toBe('</p><script>alert("1")</script>');
  });
});

const FENCE = `# Page\n\n\`\`\`diplomacy\n${BLOCK}\n\`\`\`\n\n\`\`\`js\nlet a;\n\`\`\`\n`;
const WRONG = FENCE.replace('A Pru succeeds', 'A Pru bounces');

/** Site generators give the plugins a page without its front matter. */
const FRONT_MATTER = '---\ntitle: A page\n---\n';
const folder = mkdtempSync(join(tmpdir(), 'standoff-block-'));
const FILE = join(folder, 'a.md');
writeFileSync(FILE, `${FRONT_MATTER}> quoted\n${WRONG.replaceAll(/^/gm, '> ')}`);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each([
  [
    'markdown-it',
    (text: string, path: string) => MarkdownIt().use(markdownIt).render(text, { path }),
  ],
  [
    'markdown-it in Eleventy',
    (text: string, inputPath: string) =>
      MarkdownIt().use(markdownIt).render(text, { page: { inputPath } }),
  ],
  [
    'marked',
    (text: string, path: string) => new Marked().use(marked(path)).parse(text, { async: false }),
  ],
  [
    'remark',
    (text: string, path: string) =>
      String(
        unified()
          .use(remarkParse)
          .use(remark)
          .use(remarkRehype)
          .use(rehypeStringify)
          .processSync({ value: text, path }),
      ),
  ],
  [
    'rehype',
    (text: string, path: string) =>
      String(
        unified()
          .use(rehypeParse, { fragment: true })
          .use(rehype)
          .use(rehypeStringify)
          .processSync({ value: MarkdownIt().render(text), path }),
      ),
  ],
  [
    'Sätteri',
    (text: string, path: string) => {
      const made = markdownToHtml(text, { mdastPlugins: [satteri], fileURL: pathToFileURL(path) });
      if (made instanceof Promise) throw new Error('The plugin has become asynchronous.');
      return made.html;
    },
  ],
])('%s', (_, render) => {
  test('makes an embed of a fence, and leaves others alone', () => {
    const html = render(FENCE, 'a.md');
    const [embed, ...others] = embedsIn(html);
    const [wanted] = embedsIn(blockHtml(BLOCK));
    expect(others).toEqual([]);
    expect(embed).toEqual(wanted);
    expect(html).toContain('language-js');
  });

  test('stops at a wrong one', () => {
    expect(() => render(WRONG, 'a.md')).toThrow(
      /a\.md:\d+:\d+ 1971 rules A Pru: succeeds, not bounces\./,
    );
  });

  test('adds nothing to what is wrong', () => {
    expect(() => render(WRONG, 'a.md')).not.toThrow(/Please report/);
  });

  test('reports the line of the file, although the page comes without its front matter', () => {
    expect(() => render(WRONG, FILE)).toThrow(`${FILE}:10:9 1971 rules A Pru`);
  });
});

test('a text whose file its tool does not tell is a file in messages, too', () => {
  const read = () => new Marked().use(marked()).parse(WRONG, { async: false });
  expect(read).toThrow(/^file:\d+:\d+ 1971 rules A Pru/);
});

describe('an option that is wrong', () => {
  const orders = 'Germany: A Ber-Pru\nRussia: A War-Pru';
  const errorsOf = (text: string): readonly string[] => {
    const made = blockTag(text, { file: 'a.md' });
    return made.ok ? [] : made.error;
  };

  test.each(['note: my words about it', 'theme: dark'])('names itself: %s', (line) => {
    expect(errorsOf(`title: T\n${line}\n${orders}`)).toEqual([
      expect.stringMatching(
        `^a\\.md:2:1 "${line.split(':')[0] ?? ''}" is not an option\\. Options are title, edition, .*href, .*hide\\.$`,
      ),
    ]);
    expect(errorsOf(orders.toLowerCase())).toEqual([]);
  });

  test('is a step or a place that does not exist', () => {
    expect(errorsOf(`step: 2\n${orders}`)).toEqual([]);
    expect(errorsOf(`title: T\nstep: 99\n${orders}`)).toEqual([
      expect.stringMatching(/^a\.md:2:7 There is no step 99: they are 0 to \d+\.$/),
    ]);
    expect(errorsOf(`at: move.BER\n${orders}`)).toEqual([]);
    expect(errorsOf(`title: T\nat: support.BUR\n${orders}`)).toEqual([
      expect.stringMatching(/^a\.md:2:5 There is no place "support\.BUR"\. Places are orders, /),
    ]);
  });
});

describe('in the HTML of other tools', () => {
  const SHAPES = fenceShapes(BLOCK);

  test.each(SHAPES)('of %s it is found, and all else stays', (_, shape) => {
    const page = (inner: string): string =>
      `<!doctype html>\n<p>a &amp; b<br/>${inner}<p class=x>c</p>`;
    const made = prerender(page(shape), 'a.html');
    expect(made).toEqual({ ok: true, value: { html: page(blockHtml(BLOCK)), blocks: 1 } });
    const again = made.ok ? prerender(made.value.html, 'a.html') : made;
    expect(again).toEqual({ ok: true, value: { html: page(blockHtml(BLOCK)), blocks: 0 } });
  });

  test('the output of Hugo’s render hook is packed', () => {
    const hooked = `<standoff-scenario label="Example 9" orders="x"><pre class="diplomacy"><code>${BLOCK}</code></pre></standoff-scenario>`;
    const made = prerender(`<p>${hooked}`, 'a.html');
    expect(made).toEqual({ ok: true, value: { html: `<p>${blockHtml(BLOCK)}`, blocks: 1 } });
  });

  test.each([
    ['a Turkish İ before it', '<title>İİİ</title><body>', '</body></html>'],
    ['a comment after it', '<body>', '</body></html><!-- </body> -->'],
    ['its letters in capitals', '<BODY>', '</BODY >'],
    ['its letters in a script', '<body><script>"</body>"</script>', ''],
  ])('the script goes to the end of the body: %s', (_, before, after) => {
    const shape = SHAPES[0]?.[1] ?? '';
    const made = prerender(`${before}${shape}${after}`, 'a.html', '/standoff.js');
    const script = '<script type="module" src="/standoff.js"></script>';
    const html = `${before}${blockHtml(BLOCK)}${script}${after}`;
    expect(made).toEqual({ ok: true, value: { html, blocks: 1 } });
  });

  test.each(['<div>', '<pre>', '<pre class="diplomacy"><b>', '<div class="highlight"><p>'])(
    'twenty thousand nested elements are read in one go: %s',
    (nested) => {
      const page = `${nested.repeat(nested.includes('><') ? 10_000 : 20_000)}${BLOCK}`;
      const made = prerender(page, 'a.html');
      expect(made.ok && made.value.blocks).toBe(nested.includes('diplomacy') ? 1 : 0);
    },
  );

  test('the script is added once, and an error has the line of the page', () => {
    const page = `<body>\n\n${SHAPES[0]?.[1] ?? ''}\n</body>`;
    const made = prerender(page, 'a.html', '/standoff.js');
    const html = made.ok ? made.value.html : '';
    expect(html).toMatch(/<script type="module" src="\/standoff\.js"><\/script><\/body>$/);
    expect(html).toContain(LABEL);
    const wrong = prerender(page.replace('A Pru succeeds', 'A Pru bounces'), 'a.html');
    expect(wrong.ok ? [] : wrong.error).toEqual([
      'a.html:5:9 1971 rules A Pru: succeeds, not bounces.',
    ]);
  });
});
