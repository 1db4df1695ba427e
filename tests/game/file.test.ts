import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import { formatGame, openGame } from '../../src/game/file.ts';
import { act, createGame, type GameActor } from '../../src/game/play.ts';

function played(): GameActor {
  const actor = createGame({ plan: 'seven', rules: '1971', players: ['Ada', 'Ben'] });
  actor.start();
  const events = [
    ...POWERS.map((power) => ({ type: 'SUBMIT', power, text: '' }) as const),
    { type: 'ADJUDICATE' } as const,
    { type: 'PROCEED' } as const,
    { type: 'SUBMIT', power: 'France', text: 'A Par-Bur\nF Bre H' } as const,
    { type: 'LEAVE', seat: 1 } as const,
    { type: 'DEADLINE' } as const,
  ];
  for (const event of events)
    expect(act(actor, event), JSON.stringify(event)).toMatchObject({ ok: true });
  return actor;
}

const errorOf = (text: string) => {
  const opened = openGame(text);
  return opened.ok ? null : opened.error;
};

const text = formatGame(played().getSnapshot().context);

/** The text with a part of it changed. */
const changed = (change: (file: Record<string, unknown>) => unknown): string =>
  JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));

describe('a saved game', () => {
  test('resumes byte for byte', () => {
    const opened = openGame(text);
    if (!opened.ok) throw new Error(opened.error.message);
    const actor = played();
    expect(JSON.stringify(opened.value.getPersistedSnapshot())).toBe(
      JSON.stringify(actor.getPersistedSnapshot()),
    );
    expect(formatGame(opened.value.getSnapshot().context)).toBe(text);
    for (const one of [actor, opened.value]) act(one, { type: 'ADJUDICATE' });
    expect(formatGame(opened.value.getSnapshot().context)).toBe(
      formatGame(actor.getSnapshot().context),
    );
  });

  test('of a later version is refused as such, whatever else is in it', () => {
    expect(errorOf('{"format":"standoff game","version":2,"more":[]}')).toEqual({
      where: 'version',
      message: 'A later version of Standoff saved this game.',
      expected: 'version 1',
    });
  });

  test.each([
    ['nothing', '', ''],
    ['no JSON', '{"format":', ''],
    ['cut off', text.slice(0, -40), ''],
    ['another thing', '{"format":"chess"}', 'format'],
    ['a list', '[]', 'format'],
    ['no events', changed((file) => ({ ...file, events: undefined })), 'events'],
    ['an unknown plan', changed((file) => ({ ...file, plan: 'eight' })), 'plan'],
    [
      'an unknown event',
      changed((file) => ({ ...file, events: [{ type: 'CHEAT' }] })),
      'events.0.type',
    ],
    [
      'a number for a text',
      changed((file) => ({ ...file, events: [{ type: 'SUBMIT', power: 'France', text: 7 }] })),
      'events.0.text',
    ],
    [
      'an event too early',
      changed((file) => ({ ...file, events: [{ type: 'PROCEED' }] })),
      'events.0',
    ],
    [
      'orders nobody can read',
      changed((file) => ({
        ...file,
        events: [{ type: 'SUBMIT', power: 'France', text: 'A Par walks about' }],
      })),
      'events.0',
    ],
    [
      'house rules that are none',
      changed((file) => ({ ...file, rules: { name: 'Ours', base: '1999', choices: {} } })),
      'rules.base',
    ],
    [
      'another position than follows',
      changed((file) => ({ ...file, events: (file['events'] as unknown[]).slice(0, 3) })),
      'now',
    ],
  ])('with %s is refused, with the place', (_, file, where) => {
    const error = errorOf(file);
    expect(error?.where).toBe(where);
    expect(error?.message).toMatch(/^\P{Ll}.*\.$/u);
    expect(error?.expected).not.toBe('');
  });

  test('that is far too long is not read at all', () => {
    expect(errorOf(' '.repeat(9_000_000))?.message).toBe('The file is too long.');
  });

  test('can be made under house rules', () => {
    const rules = { name: 'Sunday club', base: '1971', choices: { waiving: false } };
    const actor = createGame({ plan: 'two', rules });
    actor.start();
    const opened = openGame(formatGame(actor.getSnapshot().context));
    expect(opened.ok && opened.value.getSnapshot().context.rules).toEqual(rules);
  });
});
