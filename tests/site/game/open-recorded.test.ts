import { describe, expect, test } from 'vitest';
import { findingSentence, noteSentence } from '../../../src/audit/audit-sentences.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import type { Game } from '../../../src/game/game.ts';
import { send, type Table } from '../../support/table.ts';
import { ruleMoves } from '../../../src/game/rule-phase.ts';
import { formatGame, openGame } from '../../../src/game/saved/game-file.ts';
import type { Language } from '../../../src/explain/languages/language.ts';
import { openRecorded } from '../../../src/site/game/opening/open-recorded.ts';

const SPRING = `Movement results for Spring of 1901.

Austria: Army Vienna -> Galicia.
Russia: Army Warsaw -> Galicia.  (*bounce*)
`;

function opened(text: string): { readonly text: string; readonly game: Game } {
  const found = openRecorded([{ name: 'mail.txt', text }], (site) => `As ${site} has it.`);
  if (found.found !== 'game') throw new Error(found.found);
  const opened = openGame(found.game);
  if (!opened.ok) throw new Error(`${opened.error.where}: ${opened.error.message}`);
  return { text: found.game, game: opened.value.context };
}

/** The page's texts for the first phase in which something differs. */
function said(game: Game, language: Language): readonly string[] {
  const [first] = game.audit?.differences ?? [];
  const [moment] = game.played;
  if (!first || !moment) return [];
  const { turn } = ruleMoves(game, moment);
  return [
    ...first.notes.map((note) => noteSentence(note, language)),
    ...first.findings.map((finding) =>
      findingSentence(finding, { phase: 'movement', turn }, language),
    ),
  ];
}

describe('what was found in a record', () => {
  const { text, game } = opened(SPRING);

  test('is there again when the saved game is opened, byte for byte', () => {
    expect(game.audit).toMatchObject({ site: "Ken Lowe's judge", phases: 1, agree: 0, leftOut: 0 });
    expect(formatGame(game)).toBe(text);
  });

  test('is worded in the language of the page, with its reason', () => {
    const [inEnglish = ''] = said(game, english);
    expect(inEnglish).toMatch(/^Austria A VIE - GAL: recorded succeeded, ours bounced\. Vienna /);
    expect(inEnglish).toContain('not be right under any edition or choice');
    const [inGerman = ''] = said(game, german);
    expect(inGerman).toMatch(/^Österreich A VIE - GAL: aufgezeichnet gelungen, hier abgeprallt\. /);
    expect(inGerman).not.toContain('bounce');
  });

  test('has no reason any more if the game went back and continued differently', () => {
    const opened = openGame(text);
    if (!opened.ok) throw new Error(opened.error.message);
    const table: Table = { game: opened.value };
    for (const event of [
      { type: 'BACK', to: 0 },
      { type: 'SUBMIT', power: 'Russia', text: 'A War H' },
      { type: 'ADJUDICATE' },
    ] as const)
      expect(send(table, event)).toMatchObject({ ok: true });
    const other = table.game.context;
    expect(other.audit).toEqual(game.audit);
    expect(said(other, english)).toEqual([
      'Austria A VIE - GAL: recorded succeeded, ours bounced. Theirs would not be right under any edition or choice.',
    ]);
  });

  test('does not occur in a game that was played here', () => {
    const { audit: _, ...played } = game;
    const own = formatGame(played);
    expect(JSON.parse(own)).toMatchObject({ version: 1 });
    expect(own).not.toContain('audit');
    expect(openGame(own).ok).toBe(true);
  });

  test('names a line that could not be read, in each language', () => {
    const unread = opened(SPRING.replace('Army Warsaw', 'Army Wxrsaw Pact'));
    const [sentence = ''] = said(unread.game, english);
    expect(sentence).toMatch(/^line 4: .*Pact/);
    expect(said(unread.game, german)[0]).toMatch(/^Zeile 4: /);
  });

  test('for a record that is wrong everywhere is opened as far as a file allows', () => {
    const lines = Array.from({ length: 1500 }, () => 'Austria: Army Nowhere -> Galicia.');
    const { game: odd } = opened(`${SPRING}${lines.join('\n')}\n`);
    expect(odd.audit?.differences[0]?.notes).toHaveLength(1000);
  });
});

describe('a file with invalid findings', () => {
  const { text } = opened(SPRING);
  type Data = { [key: string]: unknown };
  /** The file with one entry of its first finding changed. */
  function changed(change: Data): string {
    const file = JSON.parse(text) as { audit: { differences: { findings: Data[] }[] } };
    const [phase] = file.audit.differences;
    if (phase) phase.findings = phase.findings.map((finding) => ({ ...finding, ...change }));
    return JSON.stringify(file);
  }

  test.each([
    [{ what: 'rumour' }, 'audit.differences.0.findings.0.what'],
    [{ theirs: ['<b>'] }, 'audit.differences.0.findings.0.theirs.0'],
    [{ order: 'A'.repeat(501) }, 'audit.differences.0.findings.0.order'],
    [
      { right: { editions: ['1066'], choices: [] } },
      'audit.differences.0.findings.0.right.editions.0',
    ],
    [
      { right: { editions: [], choices: [{ choice: 'paradox', answer: 'a coin' }] } },
      'audit.differences.0.findings.0.right.choices.0.answer',
    ],
    [
      { right: { editions: [], choices: [{ choice: 'constructor', answer: 'true' }] } },
      'audit.differences.0.findings.0.right.choices.0.choice',
    ],
    [{ why: 'because' }, 'audit.differences.0.findings.0.why'],
  ])('is refused, with the place: %j', (change, where) => {
    const found = openGame(changed(change));
    expect(found.ok ? null : found.error.where).toBe(where);
  });
});
