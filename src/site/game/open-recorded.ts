import { auditGame } from '../../audit/audit-game.ts';
import { findingSentence, noteSentence } from '../../audit/audit-sentences.ts';
import { gameOf } from '../../audit/game-of.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { GameDate } from '../../game/date.ts';
import { formatGame } from '../../game/saved/game-file.ts';
import {
  recordedGames,
  type RecordedFile,
} from '../../orders/notations/recorded/recorded-games.ts';
import { EDITIONS } from '../../rules/editions.ts';

/** What an audit found in the phases of an opened record, in words. */
export interface RecordAudit {
  /** "webDiplomacy" */
  readonly site: string;
  readonly phases: number;
  readonly agree: number;
  /** Phases after the end of the game. */
  readonly leftOut: number;
  readonly differences: readonly {
    readonly when: GameDate;
    readonly sentences: readonly string[];
  }[];
}

export type OpenedFiles =
  | { readonly found: 'game'; readonly game: string; readonly audit: RecordAudit }
  | { readonly found: 'late-start' }
  /** None of the files holds a game of another site. */
  | { readonly found: 'nothing' };

/** Opens files of another site as a saved game: the first game that they hold. `note`: why the board is set right. */
export function openRecorded(
  files: readonly RecordedFile[],
  language: Language,
  note: (site: string) => string,
): OpenedFiles {
  const [record] = recordedGames(files).games;
  if (!record) return { found: 'nothing' };
  const audit = auditGame(record, { edition: EDITIONS.DATC, language });
  const site = record.reader.name;
  const opened = gameOf(audit, 'DATC', note(site));
  if (!opened.ok) return { found: opened.error };
  const { game, leftOut } = opened.value;
  const differences = audit.phases.flatMap(({ when, findings, notes }) => {
    const sentences = [
      ...notes.map((each) => noteSentence(each, language)),
      ...findings.map((finding) => findingSentence(finding, language)),
    ];
    return sentences.length > 0 ? [{ when, sentences }] : [];
  });
  const { length } = audit.phases;
  return {
    found: 'game',
    game: formatGame(game),
    audit: { site, phases: length, agree: audit.agree, leftOut, differences },
  };
}
