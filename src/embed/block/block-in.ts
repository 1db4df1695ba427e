import { boardIn } from '../../board/board.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { err, ok, type Result } from '../../result.ts';
import { editionCalled } from '../../rules/modules.ts';
import { NO_WORDS, placeNamed } from '../../scenario/words/author-words.ts';
import { spaceNamesOn } from '../../scenario/words/space-names.ts';
import { placesOfPhases, wordsOfScenario } from '../../scenario/words/words-of-scenario.ts';
import { formatOutcome } from '../../scenario/outcomes.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import type { FormatId } from '../../stage/model/format.ts';
import { checkRuling } from '../../check/movement/check-ruling.ts';
import { type At, positionOf } from '../../trace/places/place.ts';
import type { Turn } from '../../trace/turn.ts';
import { embedTag } from './embed-tag.ts';
import { type BlockBoards, STANDARD_BLOCK } from '../boards/block-board.ts';
import { type Block, type BlockError, boardNamed, isAbout, readBlock } from './read-block.ts';
import { isStudy, studyTag } from './study.ts';
import type { Tag } from './tree.ts';

/** Where a block gets the words of a language and the board that it names. */
export interface BlockSources {
  readonly languages: (tag: LanguageTag) => Language;
  readonly boards: BlockBoards;
}

export interface BlockOptions {
  /** The file that holds the block, for messages. */
  readonly file?: string;
  /** The line of the file in which the text of the block begins, from 1. */
  readonly line?: number;
  /** The formats in which the board is laid out. */
  readonly formats?: readonly FormatId[];
}

/**
 * Turns a block of orders into the element for a page: it is read and ruled, its proof checked and compared with its
 * expectations, and packed. Errors: `file:line:column message`, all that are found.
 */
export function blockIn(
  source: string,
  options: BlockOptions,
  sources: BlockSources,
): Result<Tag, readonly string[]> {
  const { file = 'block', line: firstLine = 1, formats } = options;
  const made = isStudy(source)
    ? studyTag(source, (part) => oneTag(part, file, formats, sources))
    : oneTag(source, file, formats, sources);
  return made.ok
    ? made
    : err(
        made.error.map(
          ({ line, column, message }) =>
            `${file}:${String(line + firstLine - 1)}:${String(column)} ${message}`,
        ),
      );
}

/** The embed of one position. */
function oneTag(
  source: string,
  file: string,
  formats: BlockOptions['formats'],
  { languages, boards }: BlockSources,
): Result<Tag, readonly BlockError[]> {
  const named = boardNamed(source);
  const opened = named ? boards(named.name, file) : ok(STANDARD_BLOCK);
  if (!opened.ok) return err(named ? [{ ...named, message: opened.error }] : []);
  const on = opened.value;
  const read = readBlock(source, on.board);
  if (!read.ok) return read;
  const block = read.value;
  const phases = rulePhases(block.phases, editionCalled(block.edition));
  const wrong = phases.movement ? wrongIn(block, phases.movement) : [];
  if (wrong.length > 0) return err(wrong);
  const places = placesOfPhases(phases);
  const { start, wordLines, scenario } = block;
  const message = start && missingStart(start.at, places);
  if (message) return err([{ ...start, message }]);
  const unplaced = wordLines.flatMap(({ place, name, line }): readonly BlockError[] =>
    place === null || places.includes(placeNamed(place, spaceNamesOn(on.board)))
      ? []
      : [{ line, column: name.length + 2, message: noPlace(place, places) }],
  );
  if (unplaced.length > 0) return err(unplaced);
  const own = scenario ? wordsOfScenario(scenario, places) : NO_WORDS;
  const { caption, notes, marks, question } = block.words;
  return ok(
    embedTag(phases, {
      ...block,
      words: {
        caption: caption ?? own.caption,
        notes: [...own.notes, ...notes],
        marks: [...own.marks, ...marks],
        question: question ?? own.question,
      },
      language: languages(block.language).on(on.board),
      on,
      ...(formats ? { formats } : {}),
    }),
  );
}

const noPlace = (place: string, places: readonly string[]): string =>
  `There is no place "${place}". Places are ${[...new Set(places)].join(', ')}.`;

/** A message if a ruling has no such place to begin at; null: it has. */
function missingStart(at: At, places: readonly string[]): string | null {
  const last = places.length - 1;
  if (at === 'last' || Number(positionOf(at, places) ?? at) <= last) return null;
  return /^\d/.test(String(at))
    ? `There is no step ${String(at)}: they are 0 to ${String(last)}.`
    : noPlace(String(at), places);
}

/** Expectations that the ruling does not meet, and a trace that is not a proof. */
function wrongIn({ expectations }: Block, turn: Turn): readonly BlockError[] {
  const { edition, ruling } = turn;
  const proof = checkRuling(turn);
  if (!proof.ok)
    return [{ line: 1, column: 1, message: `Step ${String(proof.step)} proves nothing.` }];
  return expectations.flatMap((expected): readonly BlockError[] => {
    const { line, column, unit, outcome } = expected;
    const piece = formatPiece(unit, boardIn(turn.position));
    const found = ruling.orders.filter((one) => isAbout(expected, one.unit));
    if (found.length === 0) return [{ line, column, message: `${piece} has no order.` }];
    const isMet = found.some(
      (one) => one.outcome === outcome.outcome && one.dislodged === outcome.dislodged,
    );
    const got = found.map(formatOutcome).join(' and ');
    return isMet
      ? []
      : [
          {
            line,
            column,
            message: `${edition.id} rules ${piece}: ${got}, not ${formatOutcome(outcome)}.`,
          },
        ];
  });
}
