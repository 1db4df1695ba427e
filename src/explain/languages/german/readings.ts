import { preferenceFollowed, type Citation } from '../../../rules/citation.ts';
import { isUnnumbered } from '../../../rules/sections.ts';
import type { ReadingTable } from '../reading-table.ts';
import { citationPlace } from './choices.ts';
import { listed } from './grammar.ts';
import { questions } from './questions.ts';

function place(citation: Citation): string {
  const where = citationPlace(citation);
  return isUnnumbered(citation) ? `Regelheft ${where}` : where;
}

function source(citation: Citation | null): string {
  if (citation === null) return 'Keine Quelle klärt es; so lesen wir es';
  if (citation.source !== 'house') return place(citation);
  const preferred = preferenceFollowed(citation);
  if (preferred !== null) return `Keine Quelle klärt es; wir folgen den DATC (${preferred})`;
  const [, book, paragraph] = /^(\d{4}) (.+)$/.exec(citation.paragraph) ?? [];
  if (book !== undefined)
    return `Keine Quelle klärt es; wir lesen es wie ${book}, ${paragraph ?? ''}`;
  return `Hausregel von ${citation.paragraph}`;
}

/** Our reading of the rules. */
export const readings: ReadingTable = {
  source,
  sourcesJoined: (sources) => sources.join(', und '),
  sourceOf: (editions, words) => `${listed(editions)}: ${words.replace(/^Keine /, 'keine ')}`,
  all: 'Alle',
  parts: {
    convoys: { title: 'Konvois', line: 'Hier weichen die Ausgaben am meisten voneinander ab.' },
    writing: {
      title: 'Wie Befehle geschrieben werden',
      line: 'Küsten, Buchstaben und Nationalitäten, die fehlen oder falsch sind.',
    },
    orders: {
      title: 'Zu viele Befehle, zu wenige und gar keine',
      line: 'Welche Befehle zählen, bei Zügen wie beim Aufbau und beim Auflösen.',
    },
    movement: { title: 'Weitere Fragen der Bewegung', line: 'Über die Liste der DATC hinaus.' },
    game: {
      title: 'Weitere Fragen des Spiels',
      line: 'Rückzüge, Einheiten, Spieler und das Ende.',
    },
  },
  questions,
};
