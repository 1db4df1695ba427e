import type { Shown } from './shown.ts';

/** What a page's scripts find in it, as JSON. */
export type PageData =
  | { readonly page: 'scenario'; readonly shown: Shown }
  | { readonly page: 'game' | 'machine' }
  | { readonly page: 'home'; readonly shown: Shown; readonly start: string }
  /** Nothing on it is live. */
  | { readonly page: 'still' };
