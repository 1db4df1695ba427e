import type { Dirent } from 'node:fs';
import {
  auditGame,
  editionsThatAgree,
  type Audit,
  type PlayedPhase,
} from '../../audit/audit-game.ts';
import {
  agreesUnderSentence,
  findingSentence,
  noteSentence,
  rulesOf,
  sideBySide,
} from '../../audit/audit-sentences.ts';
import { WINNING_CENTRES } from '../../board/board.ts';
import { adjustmentSentence } from '../../explain/in-words.ts';
import { reasonFor } from '../../audit/reason.ts';
import { RIGHT_UNDER_NONE } from '../../game/finding.ts';
import type { Language } from '../../explain/languages/language.ts';
import { dateCode } from '../../game/date.ts';
import { MAX_GAME } from '../../orders/notations/recorded/recorded-phase.ts';
import {
  recordedGames,
  type RecordedFile,
  type RecordedGame,
} from '../../orders/notations/recorded/recorded-games.ts';
import type { Edition, EditionId } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { openInput, textOf } from '../files.ts';
import { entriesOf, filesBelow, isFolder } from '../folders.ts';
import { loadLanguage } from '../../explain/languages/load-language.ts';
import { writeMessages, write, type Terminal } from '../terminal.ts';
import { isSavedGame } from './whole-game.ts';
import type { AuditCommand } from '../words/notation-words.ts';

/** A folder with a game has at most five mails per year, and a few more. */
const MOST_FILES = 2_000;
/** In bytes, of all files together. */
const MOST_BYTES = 64_000_000;

/**
 * Rules every phase of recorded games again. Returns the exit code: 0 if everything agrees, 1 with findings, 2 if a
 * file has no game.
 */
export async function audit(
  { files, format, edition }: AuditCommand & { readonly edition?: Edition | null },
  terminal: Terminal,
  list = entriesOf,
): Promise<0 | 1 | 2> {
  const language = await loadLanguage('en');
  const opened = await openFiles(files, terminal, list);
  const { games, unread } = recordedGames(opened.files);
  for (const { file, error } of unread) {
    const text = opened.files.find(({ name }) => name === file)?.text ?? '';
    await writeMessages(terminal.stderr, [
      isSavedGame(text)
        ? `${file}:1:1 This game was saved here, not by another site. (expected standoff game ${file})`
        : `${file}:${String(error.line)}:${String(error.column)} ${error.message}`,
    ]);
  }
  let code: 0 | 1 | 2 = unread.length > 0 || opened.isTorn ? 2 : 0;
  for (const game of games) {
    const audited = auditGame(game, { edition: edition ?? EDITIONS.DATC });
    const name = nameOf(game);
    for (const error of game.errors)
      await writeMessages(terminal.stderr, [
        `${error.file}:${String(error.line)}:${String(error.column)} ${error.message}`,
      ]);
    if (game.errors.length > 0) code = 2;
    else if (audited.agree < audited.phases.length && code === 0) code = 1;
    const agreeing = audited.agree < audited.phases.length ? editionsThatAgree(game, audited) : [];
    await write(
      terminal.stdout,
      format === 'jsonl'
        ? jsonLines(name, game, audited, agreeing, language)
        : report(name, audited, agreeing, language),
    );
  }
  return code;
}

/** "game.json", "mails/01.txt and 12 others" */
function nameOf({ files }: RecordedGame): string {
  const [first = ''] = files;
  const others = files.length - 1;
  if (others === 0) return first;
  return `${first} and ${String(others)} ${others === 1 ? 'other' : 'others'}`;
}

/** The files, with folders replaced by their files in order of name. */
async function openFiles(
  paths: readonly string[],
  terminal: Terminal,
  list: typeof entriesOf,
): Promise<{ readonly files: readonly RecordedFile[]; readonly isTorn: boolean }> {
  const files: RecordedFile[] = [];
  let isTorn = false;
  let bytes = 0;
  const refuse = async (message: string): Promise<void> => {
    isTorn = true;
    await writeMessages(terminal.stderr, [message]);
  };
  for (const path of paths) {
    const found =
      path !== '-' && (await isFolder(path))
        ? await filesBelow(path, isShown, list)
        : { files: [path], closed: [] };
    for (const message of found.closed) await refuse(message);
    if (found.files.length + found.closed.length === 0)
      await refuse(`${path}: The folder has no files.`);
    for (const file of found.files) {
      if (files.length >= MOST_FILES || bytes > MOST_BYTES) {
        await refuse(
          `${file}: There are more than ${String(MOST_FILES)} files, or 64 MB. This file and those after it are skipped.`,
        );
        return { files, isTorn };
      }
      const input = await openInput(file, terminal.stdin);
      const text = input.ok ? await textOf(input.value, MAX_GAME) : null;
      if (!input.ok) await refuse(`${file}: Cannot be read: ${input.error}`);
      else if (text?.ok) {
        if (text.value.notUtf8 !== null) await refuse(text.value.notUtf8);
        files.push({ name: input.value.name, text: text.value.text });
        bytes += text.value.text.length;
      } else if (text) await refuse(text.error);
    }
  }
  return { files, isTorn };
}

const isShown = (entry: Dirent): boolean => entry.isFile() && !entry.name.startsWith('.');

/** `S1901M` */
const codeOf = ({ when }: Pick<PlayedPhase, 'when'>): string =>
  when.phase === 'retreats'
    ? dateCode(when)
    : `${dateCode(when)}${when.phase === 'movement' ? 'M' : 'A'}`;

function report(
  name: string,
  { phases, agree }: Audit,
  agreeing: readonly EditionId[],
  language: Language,
): string {
  const lines = phases.flatMap((phase) => [
    ...phase.notes.map((note) => `${codeOf(phase)}: ${noteSentence(note, language)}`),
    ...phase.findings.map(
      (finding) => `${codeOf(phase)}: ${findingSentence(finding, phase.ruled, language)}`,
    ),
  ]);
  // Scripts read this line, so two phases of which one agrees stay `2 phases, 1 agree`.
  const total =
    phases.length === 1
      ? `${name}: 1 phase, ${agree === 1 ? '1 agrees' : '0 agree'}`
      : `${name}: ${String(phases.length)} phases, ${String(agree)} agree`;
  const other = agreeing.length > 0 ? [`${name}: ${agreesUnderSentence(agreeing, language)}`] : [];
  const won = phases.flatMap((phase) =>
    victorySentences(phase, language).map((sentence) => `${name}: ${codeOf(phase)}: ${sentence}`),
  );
  return [...lines, ...won, ...other, total, ''].join('\n');
}

/** What is said in a Winter of the powers that have won with it. */
function victorySentences({ ruled }: PlayedPhase, language: Language): readonly string[] {
  if (ruled?.phase !== 'adjustments') return [];
  const { turn } = ruled;
  return turn.ruling.steps.flatMap((step) =>
    step.fact.type === 'adjustment' && step.fact.centres >= WINNING_CENTRES
      ? [adjustmentSentence(step, turn, language)]
      : [],
  );
}

function jsonLines(
  name: string,
  game: RecordedGame,
  { phases, agree }: Audit,
  agreeing: readonly EditionId[],
  language: Language,
): string {
  const findings = phases.flatMap((phase) => {
    const at = { phase: codeOf(phase), ...phase.place };
    return [
      ...phase.notes.map((note) => ({ ...at, note: noteSentence(note, language) })),
      ...phase.findings.map((finding) => {
        const reason = phase.ruled && reasonFor(finding, phase.ruled, language);
        return {
          ...at,
          what: finding.what,
          power: finding.power?.toUpperCase() ?? null,
          order: finding.order,
          ...sideBySide(finding, language),
          why: reason?.words ?? '',
          rule: reason ? rulesOf(reason, language) : '',
          ...(finding.right ?? RIGHT_UNDER_NONE),
        };
      }),
    ];
  });
  const total = {
    game: name,
    form: game.reader.id,
    phases: phases.length,
    agree,
    agreesUnder: agreeing,
  };
  return [...findings, total].map((line) => `${JSON.stringify(line)}\n`).join('');
}
