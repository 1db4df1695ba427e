import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockHtml, blockTag } from '../../src/embed/block/block.ts';
import type { Tag } from '../../src/embed/block/tree.ts';
import { readFence } from '../../src/embed/fence.ts';
import { gzipSync } from 'node:zlib';

const ORDERS =
  'Austria: A Vie-Gal, A Bud S A Vie-Gal\nRussia: A War-Gal, A Ukr S A War-Gal\nTurkey: A Rum-Bud';
const NOTE = 'at support.BUD: He did *not* want <b>Budapest</b>.';
const ASK = 'ask support.BUD: Who stands in Galicia?\nanswers: Austria; *Russia; Nobody';

function tagOf(source: string): Tag {
  const made = blockTag(source, { file: 'a.md', formats: ['compact'] });
  if (!made.ok) throw new Error(made.error.join('\n'));
  return made.value;
}
const errorsOf = (source: string): readonly string[] => {
  const made = blockTag(source, { file: 'a.md', formats: ['compact'] });
  return made.ok ? [] : made.error;
};
/** The text before a reader opens anything, and all of it. */
const textOf = (node: Tag | string, isOpen = true): string =>
  typeof node === 'string'
    ? node
    : node.tag === 'details' && !isOpen
      ? ''
      : node.children
          .map((child) => textOf(child, isOpen))
          .join(' ')
          .replaceAll(/\s+/g, ' ');

describe('a block with words of its author', () => {
  test('has its title and caption above the board, its notes in the text and for the player', () => {
    const made = tagOf(`title: It breaks\ncaption: A [3:friend] each.\n${NOTE}\n${ORDERS}`);
    const [head, text] = made.children;
    expect(head).toMatchObject({ tag: 'div', attributes: { slot: 'words' } });
    expect(textOf(head ?? '')).toBe('It breaks A friend each.');
    expect(textOf(text ?? '')).toContain('He did not want <b>Budapest</b>.');
    expect(made.attributes['words']).toBe(NOTE);
    expect(blockHtml(`${NOTE}\n${ORDERS}`)).not.toContain('<b>');
  });

  test('that hides its outcome tells it nowhere but behind a summary', () => {
    for (const hidden of [ASK, 'hide: outcome']) {
      const made = tagOf(`title: It breaks\n${NOTE}\n${hidden}\n${ORDERS}`);
      const shown = textOf(made, false);
      expect(shown).toContain('A Bud S A Vie–Gal');
      expect(shown).not.toMatch(/cut|succeeds|takes|Right|want/);
      expect(textOf(made)).toMatch(/\(cut\)/);
      expect(made.attributes['label']).toBe('It breaks');
    }
    expect(textOf(tagOf(`${ASK}\n${ORDERS}`))).toContain('Right: Russia.');
  });

  test('stays on one line of HTML', () => {
    expect(blockHtml(`caption: one\n\n  two\n${NOTE}\n${ASK}\n${ORDERS}`)).not.toContain('\n');
  });

  test.each([
    [
      `title: T\nat support.SIL: x\n${ORDERS}`,
      /^a\.md:2:4 There is no place "support\.SIL"\. Places are orders, /,
    ],
    [`title: T\nmark move.SIL: 1 ring Sil\n${ORDERS}`, /^a\.md:2:6 There is no place "move\.SIL"/],
    [`mark: 5 ring Sil\n${ORDERS}`, /^a\.md:1:7 "5 ring Sil" is not a mark/],
    [`ask: Who?\n${ORDERS}`, /^a\.md:1:1 A question needs its answers/],
  ])('that are wrong stops the build: %j', (source, error) => {
    expect(errorsOf(source)).toEqual([expect.stringMatching(error)]);
  });

  test('that is a scenario has its note, its comments and its words', () => {
    const file = readFileSync(
      new URL('../../scenarios/rulebook-1971/example-09.yaml', import.meta.url),
      'utf8',
    );
    const comment = 'comments:\n  - on: { Germany: [A Sil S A Ber-Pru] }\n    text: Alas.\n';
    const made = tagOf(`${file}${comment}words: |\n  mark: 1 ring Sil\n`);
    expect(textOf(made.children[0] ?? '')).toContain('Silesia is attacked from the space');
    expect(made.attributes['words']).toBe('at support.SIL: Alas.\nmark: 1 ring SIL');
    expect(errorsOf(`${file}words: |\n  mark: 1 ring Six\n`)[0]).toContain(
      'Line 1 of the words: No space has the abbreviation "SIX".',
    );
    expect(errorsOf(`${file}words: |\n  at support.BUR: x\n`)[0]).toContain(
      'There is no place "support.BUR" in this ruling. (expected orders, ',
    );
  });

  test('is read alike in a page without a build', () => {
    const { attributes, orders } = readFence(
      `title: T\n${NOTE}\n  more\nedition: 1971\n${ASK}\n${ORDERS}`,
    );
    expect(attributes).toEqual({
      label: 'T',
      edition: '1971',
      words: `${NOTE}\n  more\n${ASK}`,
    });
    expect(orders).toBe(ORDERS);
  });
});

describe('a study', () => {
  const STUDY = `study: The bounce\nedition: 1971\n---\ntitle: One\nAustria: A Vie-Gal\n---\ntitle: Two\nedition: 2000\n${ASK}\n${ORDERS}`;

  test('is its chapters below a list of them', () => {
    const made = tagOf(STUDY);
    expect(made.attributes).toEqual({ study: '', label: 'The bounce', lang: 'en' });
    const [head, ...chapters] = made.children.filter((child) => typeof child !== 'string');
    expect(textOf(head ?? '').replaceAll(/\s+/g, ' ')).toContain('The bounce One Two');
    expect(chapters.map(({ attributes: { id, label, edition } }) => [id, label, edition])).toEqual([
      ['the-bounce-1', 'One', '1971'],
      ['the-bounce-2', 'Two', '2000'],
    ]);
    expect(gzipSync(blockHtml(STUDY)).length).toBeLessThan(6 * 1024);
  });

  test.each([
    ['study:\n---\ntitle: One\nAustria: A Vie-Gal', 'a.md:1:1 A study has a title.'],
    [
      'study: A\ntitle: One\nAustria: A Vie-Gal',
      'a.md:1:1 A study has 1 to 64 chapters, each after a line ---.',
    ],
    [
      'study: A\nat: move.VIE\n---\ntitle: One\nAustria: A Vie-Gal',
      'a.md:2:1 Before the first chapter there are edition, lang, crop, look and controls only.',
    ],
    ['study: A\n---\nAustria: A Vie-Gal', 'a.md:3:1 A chapter has a title.'],
    [
      'study: A\n---\ntitle: One\nedition: 1066\nAustria: A Vie-Gal',
      expect.stringMatching(/^a\.md:4:10 There is no edition "1066"/),
    ],
    [
      'study: A\nedition: 1066\n---\ntitle: One\nAustria: A Vie-Gal',
      expect.stringMatching(/^a\.md:2:10 There is no edition "1066"/),
    ],
    [
      'study: A\n---\ntitle: One\nAustria: A Vie-Gal\n---\ntitle: Two\nAustria: A Vie-Xxx',
      expect.stringMatching(/^a\.md:7:/),
    ],
  ])('that is wrong says where: %j', (source, error) => {
    expect(errorsOf(source)).toEqual([error]);
  });
});
