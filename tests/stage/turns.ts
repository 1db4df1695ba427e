import { adjudicate } from '../../src/law/adjudicate.ts';
import type { EditionName } from '../../src/rules/edition.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { SCENARIOS } from '../scenario/files.ts';
import { EFFORT } from '../support/effort.ts';
import type { GivenTurn } from '../support/short.ts';
import { turn as short } from '../support/short.ts';

export function ruled({ position, orders }: GivenTurn, id: EditionName = '1971'): Turn {
  const edition = editionCalled(id);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** A turn in the short notation of `tests/support`, adjudicated. */
export const turnOf = (text: string, id?: EditionName): Turn => ruled(short(text), id);

/** The scenarios of a collection, each adjudicated under its first edition. */
function turnsIn(collection: string): readonly { readonly slug: string; readonly turn: Turn }[] {
  return SCENARIOS.filter(({ slug }) => slug.startsWith(`${collection}/`)).map(
    ({ slug, position, orders, editions }) => ({
      slug,
      turn: ruled({ position, orders }, editions[0]),
    }),
  );
}

/** The rulebooks' examples: boards that must be readable at a glance. */
export const TURNS = ['rulebook-1971', 'rulebook-1982', 'sample-game'].flatMap(turnsIn);

/** All of them; in `npm test` every third, and the two with the most to draw. */
export const SOME_TURNS = TURNS.filter(
  ({ slug }, i) =>
    EFFORT >= 1 ||
    i % 3 === 0 ||
    ['rulebook-1971/example-09', 'sample-game/1902-2-fall'].includes(slug),
);

export function turnNamed(slug: string): Turn {
  const found = TURNS.find((one) => one.slug === slug);
  if (!found) throw new Error(`no scenario ${slug}`);
  return found.turn;
}

/** Positions from 0 (the orders as written) to the last step; in long traces, about `most` of them. */
export function positionsOf({ ruling }: Turn, most = 16): readonly number[] {
  const last = ruling.steps.length;
  if (last < most) return Array.from({ length: last + 1 }, (_, position) => position);
  return Array.from({ length: most }, (_, i) => Math.round((i * last) / (most - 1)));
}
