import { getContext } from 'svelte';
import type { FormatId } from '../../stage/model/format.ts';

const KEY = Symbol('format of the boards of a page that is hydrated');

/**
 * Removes all formats except the visible one from each prerendered board, and returns the context that tells the boards
 * which one that is. Without it hydration would lay out the turn for all formats, which takes three times as long.
 */
export function keepVisibleFormat(page: ParentNode): Map<symbol, FormatId> {
  const visible = visibleFormat(page);
  if (visible === null) return new Map();
  for (const board of boardsOf(page)) if (board.dataset['format'] !== visible) board.remove();
  return new Map([[KEY, visible]]);
}

const boardsOf = (page: ParentNode): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-format]'),
];

/** The format in which a page shows its boards; null: it has none. */
export function visibleFormat(page: ParentNode): FormatId | null {
  const format = boardsOf(page).find((board) => board.getClientRects().length > 0)?.dataset[
    'format'
  ];
  return isFormat(format) ? format : null;
}

const isFormat = (name: string | undefined): name is FormatId =>
  name === 'wide' || name === 'medium' || name === 'compact';

/** The format that a board has until its width is measured; undefined: all formats. */
export const hydratedFormat = (): FormatId | undefined => getContext<FormatId | undefined>(KEY);
