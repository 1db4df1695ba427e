import { describe, expect, test } from 'vitest';
import { auditGame, type Audit } from '../../src/audit/audit-game.ts';
import { gameOf } from '../../src/audit/game-of.ts';
import { formatGame, openGame } from '../../src/game/saved/game-file.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';
import type { Game } from '../../src/game/game.ts';

const MOVES = (austria: string, mark: string): string => `Movement results for Spring of 1901.

Austria: Army Vienna -> ${austria}.${mark}
Austria: Army Budapest -> Serbia.
Austria: Fleet Trieste HOLD.
Russia: Army Warsaw -> Galicia.  (*bounce*)
`;
const FALL = (at: string): string => `Movement results for Fall of 1901.

Austria: Army ${at} -> Bohemia.
Austria: Army Serbia HOLD.
Austria: Fleet Trieste HOLD.
Russia: Army Warsaw HOLD.
`;
const WINTER = `Adjustment results for Winter of 1901.

Austria: Builds an army in Budapest.
`;

function audited(...texts: readonly string[]): Audit {
  const files = texts.map((text, index) => ({ name: String(index), text }));
  const [game] = recordedGames(files).games;
  if (!game) throw new Error('a game was expected');
  return auditGame(game);
}

function played(audit: Audit): Game {
  const opened = gameOf(audit, 'DATC', 'As the judge has recorded it.');
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.game;
}

const austrians = (game: Game): readonly string[] =>
  game.now.units.filter(({ power }) => power === 'Austria').map(({ kind, at }) => `${kind} ${at}`);

describe('a recorded game is played', () => {
  test('with every phase as it was ordered, as a game that can be saved', () => {
    const game = played(audited(MOVES('Galicia', '  (*bounce*)'), FALL('Vienna'), WINTER));
    expect(game.now.when).toEqual({ year: 1902, season: 'Spring', phase: 'movement' });
    expect(austrians(game)).toEqual(['A BOH', 'A BUD', 'A SER', 'F TRI']);
    expect(game.log.some(({ type }) => type === 'CORRECT')).toBe(false);
    expect(openGame(formatGame(game)).ok).toBe(true);
  });

  test('where the record continues from another board, the board is corrected', () => {
    const audit = audited(MOVES('Galicia', ''), FALL('Galicia'));
    expect(audit.agree).toBe(1);
    const game = played(audit);
    expect(game.log.filter(({ type }) => type === 'CORRECT')).toHaveLength(1);
    expect(austrians(game)).toContain('A BOH');
  });

  test('a record that begins later is not a game', () => {
    expect(gameOf(audited(FALL('Vienna')), 'DATC', '')).toEqual({
      ok: false,
      error: 'late-start',
    });
  });
});
