import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docs } from 'virtual:docs';
import { describe, expect, test } from 'vitest';
import { DOC_FILES, docPaths, pathOfFile } from '../../src/site/docs/doc-files.ts';
import { type Doc, docOf, firstSentence } from '../../src/site/docs/docs.ts';
import { EMBED_WORDS } from '../../src/site/embedding/embed-words.ts';
import { docTexts } from '../../tools/vite/docs.ts';

const page = (path: string, language: 'en' | 'de'): Doc => {
  const doc = docOf(path, '/base/', language);
  if (!doc) throw new Error(`no page ${path}`);
  return doc;
};
const all = DOC_FILES.map((one) => ({ ...one, ...page(one.path, one.language) }));
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** The headings of a text by their levels, and its fenced blocks by what is written after the fence, in order. */
const outline = (text: string): readonly string[] => {
  const parts: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^(`{3,})(.*)$/.exec(line);
    if (mark && fence === '') {
      fence = mark[1] ?? '';
      parts.push(line);
    } else if (mark && line === fence) fence = '';
    else if (fence === '' && line.startsWith('#')) parts.push(/^#+/.exec(line)?.[0] ?? '');
  }
  return parts;
};

describe('pages of the documentation', () => {
  test('exist in both languages, with a title, a first sentence and embeds', () => {
    expect(Object.keys(docs).sort()).toEqual(DOC_FILES.map(({ file }) => file).sort());
    expect(all).toHaveLength(2 * docPaths.length);
    for (const { file, title, description, html } of all) {
      expect(title, file).not.toBe('');
      expect(description, file).toMatch(/^\S.{20,}\.$/);
      expect(html.length, file).toBeGreaterThan(1000);
    }
    const embeds = (language: 'en' | 'de') =>
      found(page('docs/embed', language).html, /<(standoff-scenario)\b/g).length;
    expect(embeds('en')).toBe(6);
    expect(embeds('de')).toBe(embeds('en'));
    expect(docOf('docs/other', '/base/', 'de')).toBeNull();
  });

  test.each(docPaths)('have the same headings and blocks in both languages: %s', (path) => {
    const [english = '', german = ''] = DOC_FILES.filter((one) => one.path === path).map(
      ({ file }) => docs[file] ?? '',
    );
    expect(outline(german)).toEqual(outline(english));
    const rows = (text: string) => found(text, /^(\|)/gm).length;
    expect(rows(german), 'rows of tables').toBe(rows(english));
  });

  test('lead to places that exist, in their own language', () => {
    const ids = new Map(
      all.map((one) => [`/base/${pathOfFile(one)}/`, found(one.html, / id="([^"]*)"/g)]),
    );
    for (const one of all) {
      const links = found(one.html, /<a href="([^"]*)"/g).filter((link) => !/^https?:/.test(link));
      for (const link of links) {
        const { pathname, hash } = new URL(link, `http://site/base/${pathOfFile(one)}/`);
        const there = ids.get(pathname);
        expect(there, `${one.file} leads to ${link}`).toBeDefined();
        if (hash !== '') expect(there, one.file).toContain(decodeURIComponent(hash.slice(1)));
        expect(pathname.startsWith('/base/de/'), link).toBe(one.language === 'de');
      }
    }
  });

  test('call a build of software Build in German, as a Bau is one of the game', () => {
    const texts = [docs['embedding.de.md'], docs['frames.de.md'], EMBED_WORDS.de.hints.fence];
    for (const text of texts) {
      expect(text).toMatch(/\bBuild\b/);
      expect(text).not.toMatch(/\bBau\b/);
    }
  });

  test('that are missing in a language are named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-'));
    for (const { file } of DOC_FILES)
      if (file !== 'frames.de.md') writeFileSync(join(folder, file), '# A\n');
    await expect(docTexts(folder)).rejects.toThrow(
      'docs/frames.de.md is missing: the page docs/frames must exist in every language',
    );
    rmSync(folder, { recursive: true });
  });
});

describe('a description', () => {
  test('is the first sentence; a full stop within code does not end it', () => {
    expect(firstSentence('\n`standoff.js` is [one](a.md) file\n(small). It plays.\n')).toBe(
      'standoff.js is one file.',
    );
    expect(firstSentence('Version 1.5 of it.')).toBe('Version 1.5 of it.');
    expect(firstSentence('No end')).toBe('');
  });
});
