import { embedTag } from '../../embed/block/embed-tag.ts';
import { htmlOf, type Tag } from '../../embed/block/tree.ts';
import { folderOf } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Format } from '../../stage/model/format.ts';
import { escaped } from '../escaped.ts';
import { frameElement, frameFolder, TURN_FRAME } from '../sharing.ts';
import { isVariantId } from '../../board/variants/variant-ids.ts';
import { isOwnBoardId } from '../../board/others/own-boards.ts';
import type { BlockBoard } from '../../embed/boards/block-board.ts';
import { lineFields } from '../desk/link/desk-address.ts';
import { boardIdOfTurn, type EmbeddedTurn, lineOfTurn, placeOf } from './embedded-turn.ts';

/** The ways to show a turn on another site, the most useful first. */
export const EMBED_KINDS = ['element', 'fence', 'frame', 'moving', 'picture', 'link'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** The file of the embed, after the address of the site. */
export const EMBED_SCRIPT = 'embed/standoff.js';
/** The style sheet that keeps its room, beside it. */
const EMBED_STYLE = 'embed/standoff.css';

/** The addresses of a turn on the site, as absolute addresses; null: no address can contain it. */
export interface TurnAddresses {
  /** The page that readers are linked to. */
  readonly page: string | null;
  readonly frame: string | null;
}

/** `site`: the absolute address of the site. */
export function addressesOf(
  turn: EmbeddedTurn,
  site: string,
  { tag }: Pick<Language, 'tag'>,
): TurnAddresses {
  const { page } = turn;
  const pages = `${site}${folderOf(tag)}`;
  const own = page && `${pages}${page.slug}/${page.fragment}`;
  if (page?.isFramed)
    return {
      page: own,
      frame: `${site}${frameFolder(`${folderOf(tag)}${page.slug}`)}/${page.fragment}`,
    };
  const board = boardIdOfTurn(turn);
  const line = lineOfTurn(turn);
  // Only the browser that keeps a board of somebody's own knows it by an address.
  if (line === null || (board !== null && isOwnBoardId(board))) return { page: own, frame: null };
  const fields = lineFields(line, { ...turn, board });
  const at = placeOf(turn);
  const shown = [
    ...fields,
    ...(at === null ? [] : [`at=${at}`]),
    ...(tag === 'en' ? [] : [`language=${tag}`]),
  ];
  return {
    page: own ?? `${pages}desk/#${fields.join('&')}`,
    // Frames have the law of the rulebooks, and no powers of their own on the standard map.
    frame:
      turn.edition.law === 'rulebook' && board !== 'chaos'
        ? `${site}${TURN_FRAME}${board === null || isVariantId(board) ? '' : `${board}/`}#${shown.join('&')}`
        : null,
  };
}

/** The element with its data, the same for the preview and the code. */
export const elementTag = (
  turn: EmbeddedTurn,
  language: Language,
  {
    on,
    crop,
    href,
  }: { readonly on: BlockBoard; readonly crop: boolean; readonly href: string | null },
): Tag => {
  const at = placeOf(turn);
  return embedTag(turn.phases, {
    title: turn.title,
    edition: turn.edition.id,
    language,
    on,
    crop,
    editable: null,
    attributes: {
      ...(at === null ? {} : { at }),
      ...(href === null ? {} : { href }),
    },
  });
};

export const elementCode = (element: Tag, site: string): string =>
  [
    `<link rel="stylesheet" href="${escaped(site)}${EMBED_STYLE}">`,
    `<script type="module" src="${escaped(site)}${EMBED_SCRIPT}"></script>`,
    htmlOf(element),
  ].join('\n');

/** The offered widths of a frame, in px. */
export type FrameWidth = keyof typeof SCENARIO_HEIGHTS;

/**
 * Heights, in px, at which boards and controls with the longest texts are fully visible: for a scenario's frame, which is at
 * most 720 px wide, and below the board of the frame of any turn (`tests/e2e/whole/frame.e2e.ts`).
 */
const SCENARIO_HEIGHTS = { 390: 530, 580: 650, 812: 750 } as const;
const BELOW_THE_BOARD = { 390: 360, 580: 268, 812: 266 } as const;

/** `format`: that of the board at this width. */
export const frameCode = (
  frame: string,
  title: string,
  width: FrameWidth,
  format: Pick<Format, 'width' | 'height'>,
): string => {
  const board = Math.ceil((width * format.height) / format.width);
  const height = frame.includes(`/${TURN_FRAME}`)
    ? board + BELOW_THE_BOARD[width]
    : SCENARIO_HEIGHTS[width];
  return frameElement(frame, title, { width, height });
};

/** A picture that links to the page, for a file stored next to the user's own page. */
export function pictureCode(
  file: string,
  width: number,
  description: string,
  page: string | null,
): string {
  const image = `<img src="${escaped(file)}" width="${String(width)}" alt="${escaped(description)}">`;
  return page === null ? image : `<a href="${escaped(page)}">${image}</a>`;
}
