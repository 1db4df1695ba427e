import { getContext } from 'svelte';
import type { Following } from '../kit/after-paint.svelte.ts';
import type Answers from './Answers.svelte';

/*
 * What many readers never need: what answers questions about a turn, and what shows a second edition. A page fetches it
 * when it is needed for the first time. Without scripts the answers are in its HTML.
 */

export const fetchAnswers = () => import('./Answers.svelte');
export const fetchComparison = () => import('./Comparison.svelte');

/**
 * Fetches something the first time that it is needed; null until it is there. If it cannot be fetched, the page says so
 * (`site/layout/NotLoaded.svelte`), and the next need tries again. Call it while a component is created.
 */
export function onDemand<T>(
  fetched: () => Promise<T>,
  isNeeded: () => boolean,
): Following<T | null> {
  let current: T | null = $state.raw(null);
  $effect(() => {
    if (current !== null || !isNeeded()) return;
    fetched().then(
      (found) => {
        current = found;
      },
      () => {
        document.documentElement.dataset['notLoaded'] = '';
      },
    );
  });
  return {
    get current() {
      return current;
    },
  };
}

const KEY = Symbol('answers in the HTML of a page');

/** The context for pages that are built: with it the answers are in their HTML. */
export const stillAnswers = (component: typeof Answers): readonly [unknown, typeof Answers] => [
  KEY,
  component,
];

/** What writes the answers into the HTML of a page; null in a browser. Call it while a component is created. */
export const stillAnswersHere = (): typeof Answers | null =>
  getContext<typeof Answers | undefined>(KEY) ?? null;
