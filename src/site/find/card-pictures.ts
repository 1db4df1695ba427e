import { lessons } from 'virtual:scenarios';
import { pictureAddress } from '../../find/packed.ts';
import { siteIn } from '../site-in.ts';
import { findIndex } from './entries.ts';

let addresses: ReadonlyMap<string, string | undefined> | null = null;

/** The picture of the card of a page, which the page fetches when the card comes into sight; undefined: none is kept. */
export function cardPicture(slug: string): string | undefined {
  addresses ??= new Map(
    findIndex(siteIn('en'), lessons).entries.map((entry) => [entry.href, pictureAddress(entry)]),
  );
  return addresses.get(`${slug}/`);
}
