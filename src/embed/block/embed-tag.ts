import type { Language } from '../../explain/languages/language.ts';
import { verdict } from '../../explain/in-words.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { FormatId } from '../../stage/model/format.ts';
import type { Turn } from '../../trace/turn.ts';
import { adjustmentRows, type PhasePower, retreatRows } from '../../ui/phases/phase-rows.ts';
import { rowsAt } from '../../ui/player/order-rows.ts';
import { type AuthorWords, NO_WORDS, writeWords } from '../../scenario/words/author-words.ts';
import { type BlockBoard, isFetched, roomOf, STANDARD_BLOCK } from '../boards/block-board.ts';
import { pack } from '../pack.ts';
import { type Tag, tag } from './tree.ts';
import { headTags, textTags } from './words-tags.ts';

export interface EmbedOptions {
  readonly title: string | null;
  /** The name of the edition that ruled. */
  readonly edition: string;
  readonly language: Language;
  /** Attributes passed on to the element unchanged. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly crop: boolean;
  /** The orders as written, if readers may change them. */
  readonly editable: string | null;
  /** The board, if it is not the standard one. */
  readonly on?: BlockBoard;
  /** The author's own words about it. */
  readonly words?: AuthorWords;
  /** The formats in which the board is laid out. */
  readonly formats?: readonly FormatId[];
}

/**
 * `<standoff-scenario>` with phases that were ruled: packed data for the player, and as its content the text for
 * readers without scripts.
 */
export function embedTag(phases: RuledPhases, options: EmbedOptions): Tag {
  const {
    title,
    edition,
    language,
    attributes,
    crop,
    editable,
    on = STANDARD_BLOCK,
    words = NO_WORDS,
    formats,
  } = options;
  const lines = writeWords(words);
  const data = pack(phases, {
    language,
    crop,
    on: on.formats,
    ...(formats ? { formats } : {}),
  });
  return tag(
    'standoff-scenario',
    {
      edition,
      lang: language.tag,
      ...(title === null ? {} : { label: title }),
      ...(isFetched(on) || (editable !== null && on !== STANDARD_BLOCK)
        ? { board: on.written }
        : {}),
      ...(isFetched(on) ? { room: roomOf(on) } : {}),
      ...attributes,
      ...(crop ? { crop: '' } : {}),
      ...(editable === null ? {} : { editable: '', orders: editable }),
      ...(lines === '' ? {} : { words: lines }),
      data,
    },
    ...headTags(title, words.caption),
    tag(
      'div',
      {},
      ...textTags(words, phases, language, (isRuled) => textOfPhases(phases, language, isRuled)),
    ),
  );
}

/** The orders and the ruling as text, for readers without scripts; the orders alone if it is not ruled yet. */
export function textOfPhases(
  { movement, retreats, adjustments }: RuledPhases,
  language: Language,
  isRuled = true,
): readonly Tag[] {
  return [
    ...(movement ? ordersOf(movement, language, isRuled) : []),
    ...(retreats && isRuled ? sentencesOf(retreatRows(retreats, language)) : []),
    ...(adjustments && isRuled ? sentencesOf(adjustmentRows(adjustments, language)) : []),
  ];
}

function ordersOf(turn: Turn, language: Language, isRuled: boolean): readonly Tag[] {
  const { headline, why } = verdict(turn, language);
  const rows = rowsAt(turn, turn.ruling.steps.length, true, language);
  const fate = (word: string, dislodged: boolean): string =>
    dislodged ? `${word}, ${language.outcomes.dislodged}` : word;
  return [
    ...(isRuled ? [tag('p', {}, [headline, why].filter((text) => text !== '').join(' '))] : []),
    tag(
      'ul',
      {},
      ...rows.map(({ power, rows: own }) =>
        tag(
          'li',
          {},
          `${power}: ${own.map(({ text, word, dislodged }) => (isRuled ? `${text} (${fate(word, dislodged)})` : text)).join(', ')}`,
        ),
      ),
    ),
  ];
}

const sentencesOf = (powers: readonly PhasePower[]): readonly Tag[] => [
  tag(
    'ul',
    {},
    ...powers.map(({ power, sentences, rows }) =>
      tag(
        'li',
        {},
        `${power}: ${[...sentences, ...rows.flatMap((row) => row.sentences)].map(({ sentence }) => sentence).join(' ')}`,
      ),
    ),
  ),
];
