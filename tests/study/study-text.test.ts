import { describe, expect, test } from 'vitest';
import { boardsOfBlocks } from '../../src/embed/block/boards-of-blocks.ts';
import { ruleBlock, type StudyBoards } from '../../src/study/rule-study.ts';
import {
  blockAt,
  chaptersOf,
  partsOf,
  titleOf,
  withBlock,
  withLines,
} from '../../src/study/study-text.ts';
import { STUDY_WORDS } from '../../src/study/study-words.ts';
import { LANGUAGE_TAGS } from '../../src/explain/languages/language-tags.ts';

const TEXT = `# A title

Words.

## One

\`\`\`diplomacy
title: T
France: A Par-Bur
\`\`\`

## Two
More.
\`\`\`js
## no heading of a chapter? it is prose here
\`\`\`
`;

describe('the text of a study', () => {
  test('is prose and blocks, with their lines', () => {
    const parts = partsOf(TEXT);
    expect(parts.map(({ type }) => type)).toEqual(['prose', 'block', 'prose']);
    expect(parts[1]).toEqual({ type: 'block', source: 'title: T\nFrance: A Par-Bur', line: 8 });
    expect(titleOf(TEXT)).toBe('A title');
    expect(chaptersOf(parts).slice(0, 2)).toEqual([
      { id: 'chapter-1', title: 'One' },
      { id: 'chapter-2', title: 'Two' },
    ]);
    expect(partsOf('```diplomacy\nFrance: A Par H')).toEqual([
      { type: 'block', source: 'France: A Par H', line: 2 },
    ]);
    expect(titleOf('no title')).toBeNull();
  });

  test('gets lines in the block of the cursor, or in the one before it', () => {
    for (const at of [TEXT.indexOf('France'), TEXT.length]) {
      expect(blockAt(TEXT, at)).toBe(0);
      const made = withLines(TEXT, at, 'at move.PAR: Words.', 'Words.');
      expect(made?.text).toContain('```diplomacy\nat move.PAR: Words.\ntitle: T\n');
      expect(made?.text.slice(made.from, made.to)).toBe('Words.');
    }
    expect(withLines('no block', 2, 'x', 'x')).toBeNull();
    const study = '```diplomacy\nstudy: S\n---\ntitle: A\n---\ntitle: B\n```\n\n---\nend';
    expect(withLines(study, study.indexOf('A'), 'hide: outcome', '')?.text).toContain(
      '---\nhide: outcome\ntitle: A',
    );
    expect(withLines(study, study.length, 'hide: outcome', '')?.text).toContain(
      '---\nhide: outcome\ntitle: B',
    );
  });

  test('gets a block after the line or the block of the cursor', () => {
    const made = withBlock(TEXT, TEXT.indexOf('France'), '```diplomacy\nX\n```', 'X');
    expect(made.text).toContain('A Par-Bur\n```\n\n```diplomacy\nX\n```\n\n## Two');
    expect(made.text.slice(made.from, made.to)).toBe('X');
    expect(withBlock('', 0, 'X', 'X').text).toBe('X\n\n');
  });
});

const boards: StudyBoards = {
  open: async (name) => {
    const found = boardsOfBlocks(name, '');
    return Promise.resolve(found.ok ? found.value : null);
  },
  unknown: STUDY_WORDS.de.noBoard,
};
const ruled = (text: string) =>
  Promise.all(
    partsOf(text).flatMap((part) =>
      part.type === 'block' ? [ruleBlock(part.source, part.line, boards)] : [],
    ),
  );

test.each(LANGUAGE_TAGS)(
  'the first text of the editor is ruled without an error: %s',
  async (tag) => {
    const blocks = await ruled(STUDY_WORDS[tag].example);
    expect(blocks.map(({ errors }) => errors)).toEqual([[], []]);
    expect(blocks[1]?.places).toContain('support.BUD');
    expect(blocks[1]?.tag?.attributes['lang']).toBe(tag);
  },
);

test('an error has its line in the text', async () => {
  const [block] = await ruled(TEXT.replace('A Par-Bur', 'A Par-Bxr'));
  expect(block?.errors).toEqual([{ line: 9, message: expect.stringContaining('Bxr') }]);
});

test('a block may name a board, and is told in the language of the page if there is none', async () => {
  const onHundred = TEXT.replace('A Par-Bur', 'A Tou-Ara');
  const named = (name: string) =>
    onHundred.replace('```diplomacy\n', `\`\`\`diplomacy\nboard: ${name}\n`);
  const [block] = await ruled(named('hundred'));
  expect(block?.errors).toEqual([]);
  expect(block?.tag?.attributes['board']).toBe('hundred');
  const [wrong] = await ruled(named('hundrid'));
  expect(wrong?.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('Ein Brett „hundrid“ gibt es hier nicht.'),
  ]);
});
