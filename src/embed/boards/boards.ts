import { unpackBoard } from '../../board/others/packed-board.ts';
import { GREAT_POWER_VARIANTS, isGreatPowerVariant } from '../../board/variants/variant-ids.ts';
import { hostTokens } from '../../diagram/colour-tokens.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';
import type { ReelMap } from '../reel.ts';
import { diagramReelMap } from './diagram-reel-map.ts';
import { packedBoardFrom } from './packed-board-from.ts';

/*
 * Boards other than the standard one: what an embed with the attribute `board` fetches. The facts and layouts of each board
 * are a file of their own, which all embeds of a page share.
 */

const FILES = import.meta.glob<BoardAndLayouts>('../../../boards/*.board.yaml', {
  query: '?facts',
  import: 'default',
});

const ENDING = '.board.yaml';
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -ENDING.length);

const WORDS: Readonly<
  Record<LanguageTag, { unknown: (name: string, known: string) => string; wrong: string }>
> = {
  en: {
    unknown: (name, known) => `There is no board “${name}”, only ${known}.`,
    wrong: 'The attribute "board" is neither the name of a board nor one that a build has written.',
  },
  de: {
    unknown: (name, known) => `Es gibt kein Brett „${name}“, nur ${known}.`,
    wrong:
      'Das Attribut „board“ ist weder der Name eines Bretts noch eines, das ein Build geschrieben hat.',
  },
};

/** A board that an embed shows. */
export interface OpenedBoard {
  /** Its facts; the id of a variant on the standard map. */
  readonly packed: BoardAndLayouts | string;
  /** Null: the map of the standard board. */
  readonly map: ReelMap | null;
  /** The colours of its powers. */
  readonly sheet: CSSStyleSheet;
}

/** The boards opened so far, by their attributes. */
const opened = new Map<string, Promise<OpenedBoard | string>>();

/** The board that an attribute names or contains; a message if there is none. */
export function openBoard(written: string, tag: LanguageTag): Promise<OpenedBoard | string> {
  const found = opened.get(written) ?? opening(written, tag);
  opened.set(written, found);
  return found;
}

async function opening(written: string, tag: LanguageTag): Promise<OpenedBoard | string> {
  const sheet = new CSSStyleSheet();
  if (isGreatPowerVariant(written)) return { packed: written, map: null, sheet };
  const file = Object.keys(FILES).find((path) => nameOf(path) === written);
  const packed = written.startsWith('{')
    ? packedBoardFrom(written)
    : file && (await FILES[file]?.());
  if (!packed)
    return packed === null
      ? WORDS[tag].wrong
      : WORDS[tag].unknown(
          written.slice(0, 80),
          ['standard', ...Object.keys(FILES).map(nameOf), ...GREAT_POWER_VARIANTS].join(', '),
        );
  const board = unpackBoard(packed.board);
  sheet.replaceSync(hostTokens(board, CSS.supports('color', 'light-dark(#000,#fff)')));
  return { packed, map: diagramReelMap(board, packed.layouts), sheet };
}
