import { formatJourney, type Journey, parseJourney } from '../learn/story/journey.ts';
import { PART_KEY } from './stored-part.ts';

/** Storage is shared with whatever else is on the origin. */
const KEY = 'standoff.saturday';

/** The journey kept in this browser; null: there is none that can be read. */
export function storedJourney(): Journey | null {
  try {
    return parseJourney(localStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

/** Keeps a journey, and the number of its part, from 1, if the browser keeps anything. */
export function storeJourney(journey: Journey, part: number): void {
  try {
    localStorage.setItem(KEY, formatJourney(journey));
    localStorage.setItem(PART_KEY, String(part));
  } catch {
    // Then it lasts as long as the page.
  }
}
