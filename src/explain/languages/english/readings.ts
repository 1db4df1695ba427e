import { preferenceFollowed, type Citation } from '../../../rules/citation.ts';
import { isUnnumbered } from '../../../rules/sections.ts';
import type { ReadingTable } from '../reading-table.ts';
import { citationPlace } from './choices.ts';
import { listed } from './grammar.ts';
import { questions } from './questions.ts';

function place(citation: Citation): string {
  const where = citationPlace(citation);
  return isUnnumbered(citation) ? `rulebook ${where}` : where;
}

function source(citation: Citation | null): string {
  if (citation === null) return 'No source settles it; this is our reading';
  if (citation.source !== 'house') return place(citation);
  const preferred = preferenceFollowed(citation);
  if (preferred !== null) return `No source settles it; we follow the DATC (${preferred})`;
  const [, book, paragraph] = /^(\d{4}) (.+)$/.exec(citation.paragraph) ?? [];
  if (book !== undefined) return `No source settles it; we read it as ${book}, ${paragraph ?? ''}`;
  return `House rule of ${citation.paragraph}`;
}

/** Our reading of the rules. */
export const readings: ReadingTable = {
  source,
  sourcesJoined: (sources) => sources.join(', and '),
  sourceOf: (editions, words) => `${listed(editions)}: ${words.replace(/^No /, 'no ')}`,
  all: 'All',
  parts: {
    convoys: { title: 'Convoys', line: 'Most differences between the editions are here.' },
    writing: {
      title: 'How orders are written',
      line: 'Coasts, letters and nationalities that are missing or wrong.',
    },
    orders: {
      title: 'Too many orders, too few, and none',
      line: 'Which orders count, for moves and for builds and removals.',
    },
    movement: { title: 'Further questions about movement', line: 'Beyond the DATC’s list.' },
    game: {
      title: 'Further questions about the game',
      line: 'Retreats, units, players, and the end.',
    },
  },
  questions,
};
