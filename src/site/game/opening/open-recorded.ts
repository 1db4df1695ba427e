import { auditGame, editionsThatAgree } from '../../../audit/audit-game.ts';
import { gameOf } from '../../../audit/game-of.ts';
import { MAX_FINDINGS } from '../../../game/finding.ts';
import { formatGame } from '../../../game/saved/game-file.ts';
import {
  recordedGames,
  type RecordedFile,
} from '../../../orders/notations/recorded/recorded-games.ts';
import { EDITIONS } from '../../../rules/editions.ts';

export type OpenedFiles =
  | { readonly found: 'game'; readonly game: string }
  | { readonly found: 'late-start' }
  /** None of the files contains another site's game. */
  | { readonly found: 'nothing' };

/**
 * Opens files of another site as a saved game: the first game that they contain. `note`: why the board is corrected.
 */
export function openRecorded(
  files: readonly RecordedFile[],
  note: (site: string) => string,
): OpenedFiles {
  const [record] = recordedGames(files).games;
  if (!record) return { found: 'nothing' };
  const audited = auditGame(record, { edition: EDITIONS.DATC });
  const { phases, agree } = audited;
  const site = record.reader.name;
  const opened = gameOf({ phases }, 'DATC', note(site));
  if (!opened.ok) return { found: opened.error };
  const { game, leftOut } = opened.value;
  const differences = phases
    .filter(({ findings, notes }) => findings.length + notes.length > 0)
    .slice(0, MAX_FINDINGS)
    .map(({ when, findings, notes }) => ({
      when,
      findings: findings.slice(0, MAX_FINDINGS),
      notes: notes.slice(0, MAX_FINDINGS),
    }));
  const agreesUnder = agree < phases.length ? editionsThatAgree(record, audited) : [];
  const audit = { site, phases: phases.length, agree, leftOut, agreesUnder, differences };
  return { found: 'game', game: formatGame({ ...game, audit }) };
}
