import { isHouseName, preferenceFollowed, type Citation } from '../../../rules/citation.ts';
import { sectionOf } from '../../../rules/sections.ts';

/** The sections of the rulebooks, by their numbers. */
const SECTIONS: Readonly<Record<string, string>> = {
  II: 'Ziel des Spiels',
  III: 'Kurzes Spiel',
  VI: 'Beginn',
  VII: 'Bewegung',
  VIII: 'Patt',
  IX: 'Unterstützung',
  X: 'Abschneiden der Unterstützung',
  XI: 'Rückzüge',
  XII: 'Konvois',
  XIII: 'Gewinn und Verlust von Einheiten',
  XIV: 'Verschiedenes',
};

/** What the paragraphs of the DATC that the editions cite are about. */
const TOPICS: Readonly<Record<string, string>> = {
  '4.A.1': 'Mehrere Wege über See',
  '4.A.2': 'Konvoi-Paradoxe',
  '4.A.3': 'Konvoi in ein Nachbarfeld',
  '4.A.4': 'Angriff mit dem Konvoi auf eine Unterstützung',
  '4.A.5': 'Rückzug vor einem Angriff mit dem Konvoi',
  '4.A.6': 'Konvoiwege',
  '4.A.7': 'Frontale Angriffe',
  '4.B': 'Küsten',
  '4.B.1': 'Keine Küste, wo zwei möglich sind',
  '4.B.2': 'Keine Küste, wo eine möglich ist',
  '4.B.3': 'Eine unmögliche Küste',
  '4.B.4': 'Küsten in Unterstützungen',
  '4.B.5': 'Die falsche Küste einer Einheit',
  '4.B.6': 'Küsten ohne Bedeutung',
  '4.B.7': 'Küsten beim Aufbau',
  '4.C.1': 'Kein Buchstabe für eine Einheit',
  '4.C.2': 'Der falsche Buchstabe für eine Einheit',
  '4.C.3': 'Kein Buchstabe beim Aufbau',
  '4.C.4': 'Eine Flotte im Binnenland',
  '4.C.5': 'Keine Nationalität',
  '4.C.6': 'Die falsche Nationalität',
  '4.D.1': 'Mehrere Befehlssätze nacheinander',
  '4.D.2': 'Mehrere Befehlssätze zugleich',
  '4.D.3': 'Mehrere Befehle an eine Einheit',
  '4.D.4': 'Zu viele Bauten',
  '4.D.5': 'Zwei Bauten in einem Zentrum',
  '4.D.6': 'Zu viele Auflösungen',
  '4.D.7': 'Verzicht auf einen Bau',
  '4.D.8': 'Auflösungen, die niemand befohlen hat',
  '4.D.9': 'Unterstützung im Bürgerkrieg',
  '4.E.1': 'Unzulässige Befehle',
  '4.E.2': 'Schlecht geschriebene Befehle',
  '4.E.3': 'Stillschweigende Befehle',
  '4.E.4': 'Dauerbefehle',
  '4.E.5': 'Befehle in Vertretung',
  '4.E.6': 'Überzählige Einheiten',
  '5.B.1': 'Züge',
  '5.B.2': 'Unterstützungen',
  '5.B.3': 'Konvois',
  '5.B.4': 'Konvoiwege',
  '5.B.5': 'Haltestärke',
  '5.B.6': 'Sperrstärke',
  '5.B.7': 'Abwehrstärke',
  '5.B.8': 'Angriffsstärke',
  '5.B.9': 'Kreise und Paradoxe',
  '6.A': 'Grundlagen',
  '6.B': 'Küsten',
  '6.C': 'Züge im Kreis',
  '6.D': 'Unterstützung und Vertreibung',
  '6.E': 'Frontale Angriffe',
  '6.F': 'Konvois',
  '6.G': 'Konvois in ein Nachbarfeld',
  '6.H': 'Rückzüge',
  '6.I': 'Aufbau',
  '6.J': 'Auflösung und Bürgerkrieg',
};

/** A paragraph by name: `Abschneiden der Unterstützung, Regelheft 1971`. */
export function citationName(citation: Citation): string {
  const { source, paragraph } = citation;
  if (source === 'house') return houseRule(citation);
  const page = /^p\. (\d+)$/.exec(paragraph)?.[1];
  if (page !== undefined) return `Seite ${page}, Regelheft ${source}`;
  const section = SECTIONS[sectionOf(paragraph)?.number ?? ''];
  if (section !== undefined) return `${section}, Regelheft ${source}`;
  if (/^[a-z]/.test(paragraph)) return `Regelheft ${source}, ${paragraph}`;
  const topic = TOPICS[paragraph] ?? TOPICS[paragraph.slice(0, 3)];
  return `${topic ?? `Absatz ${paragraph}`}, ${source}`;
}

function houseRule(citation: Citation): string {
  if (preferenceFollowed(citation) !== null)
    return 'Hausregel: Keine Quelle klärt es, die DATC ziehen es vor';
  if (isHouseName(citation.paragraph)) return `Hausregel von ${citation.paragraph}`;
  return `Hausregel: Keine Quelle klärt es, gelesen wie ${citation.paragraph.slice(0, 4)}`;
}
