import type { ChartState } from './model.ts';

/**
 * Where a key leads from one of the states that are shown, in their order: up and down through all, left to what it is
 * in, right to its first inner state, Home and End. Null: nowhere; it is not ours.
 */
export function arrowKeyTo(shown: readonly ChartState[], from: string, key: string): string | null {
  const all = shown.map(({ id }) => id);
  const at = all.indexOf(from);
  const to = (id: string | null | undefined): string | null =>
    id !== null && id !== undefined && all.includes(id) ? id : null;
  switch (key) {
    case 'ArrowDown':
      return to(all[at + 1]);
    case 'ArrowUp':
      return to(all[at - 1]);
    case 'ArrowLeft':
      return to(shown[at]?.parent);
    case 'ArrowRight':
      return to(shown[at]?.children[0]);
    case 'Home':
      return to(all[0]);
    case 'End':
      return to(all.at(-1));
    default:
      return null;
  }
}
