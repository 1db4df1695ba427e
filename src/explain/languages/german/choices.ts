import type { RuleTable } from '../language.ts';
import { type Citation, isHouseName, preferenceFollowed } from '../../../rules/citation.ts';
import { datcSectionOf, sectionOf } from '../../../rules/sections.ts';

/** The questions on which editions differ, and their answers. */
export const choices: RuleTable['choices'] = {
  routes: {
    label: 'Mehrere Konvoirouten',
    options: {
      'all-survive': 'Jede befohlene Route muss bestehen bleiben.',
      'one-survives': 'Eine bestehende Route genügt.',
      'all-own-survive':
        'Jede Route über Flotten der eigenen Macht muss bestehen bleiben, wenn es eine gibt; sonst jede befohlene Route.',
    },
  },
  uncuttable: {
    label: 'Was ein Angriff mit dem Konvoi nicht abschneiden kann',
    options: {
      'attack-on-route':
        'Die Unterstützung einer Flotte für einen Angriff auf den eigenen Konvoi der Armee.',
      'action-at-convoy':
        'Die Unterstützung einer Flotte in ein Meer, in dem eine Flotte übersetzt.',
      'attack-on-needed-fleet':
        'Die Unterstützung einer Flotte für einen Angriff auf eine Flotte, die die Armee braucht.',
      none: 'Nichts: Er schneidet ab wie jeder andere Angriff.',
    },
  },
  paradox: {
    label: 'Ein Konvoi, der über sich selbst entscheidet',
    options: {
      'convoys-fail': 'Die betroffenen Konvois sind unterbrochen (Szykmans Regel).',
      'all-hold': 'Die betroffenen Einheiten bleiben alle (All-Hold-Regel).',
      'convoys-fail-or-all-hold':
        'Die Konvois sind unterbrochen (Szykmans Regel), wenn das einer der Ausgänge ist; sonst bleiben alle (All-Hold-Regel).',
    },
  },
  adjacentConvoy: {
    label: 'Konvoi in ein Nachbarfeld',
    options: {
      exchange: 'Nur um mit der Einheit dort den Platz zu tauschen.',
      'own-fleet-or-via': 'Wenn eine eigene Flotte es soll oder der Befehl es sagt.',
      via: 'Nur wenn der Befehl es sagt.',
    },
  },
  unorderedConvoy: {
    label: 'Mit dem Konvoi dorthin befohlen, aber ohne befohlene Route',
    options: { stays: 'Die Armee bleibt.', walks: 'Sie geht über Land.' },
  },
  convoyedFrom: {
    label: 'Woher ein Angriff mit dem Konvoi kommt',
    options: {
      origin: 'Von wo die Armee aufbrach: Eine Unterstützung dorthin schneidet er nicht ab.',
      sea: 'Vom Meer: Er schneidet sogar eine Unterstützung dorthin ab, wo die Armee aufbrach.',
    },
  },
  retreatToConvoyOrigin: {
    label: 'Rückzug dorthin, wo ein Angreifer mit dem Konvoi aufbrach',
    options: { true: 'Erlaubt.', false: 'Nicht erlaubt.' },
  },
  dislodgedEffect: {
    label: 'Was eine vertriebene Einheit in dem Feld bewirkt, aus dem ihr Angreifer kam',
    options: {
      none: 'Nichts.',
      'none-head-to-head':
        'Nichts, wenn beide frontal aufeinandertrafen; sonst lässt sie andere weiter abprallen.',
    },
  },
  onlyCoast: {
    label: 'Keine Küste genannt, nur eine erreichbar',
    options: {
      taken: 'Die Flotte zieht dorthin.',
      'must-be-named': 'Der Befehl ist unzulässig.',
    },
  },
  supportedCoast: {
    label: 'Eine Küste, die in einer Unterstützung genannt ist',
    options: {
      'must-match': 'Es muss die sein, an die die Flotte zieht.',
      ignored: 'Sie ist ohne Bedeutung.',
    },
  },
  severalOrders: {
    label: 'Mehrere verschiedene Befehle an eine Einheit',
    options: {
      none: 'Keiner wird befolgt.',
      first: 'Der erste zulässige wird befolgt.',
      last: 'Der letzte zulässige wird befolgt.',
    },
  },
  illegalMove: {
    label: 'Eine Einheit mit einem unzulässigen Zugbefehl',
    options: {
      holds: 'Sie hält und darf unterstützt werden.',
      'counts-as-move': 'Sie zählt als ziehend und kann beim Halten nicht unterstützt werden.',
    },
  },
  waiving: {
    label: 'Auf einen Bau verzichten',
    options: { true: 'Erlaubt.', false: 'Nicht erlaubt.' },
  },
  removal: {
    label: 'Welche Einheit geht, wenn es niemand sagt',
    options: {
      'home-by-convoy':
        'Die am weitesten von zu Hause entfernte, nach ihren eigenen Zügen und Konvois.',
      'home-armies-over-sea':
        'Die am weitesten von zu Hause entfernte, wobei Armeen Meere wie Land durchqueren.',
      'owned-over-land-and-sea':
        'Die von allen Zentren ihrer Macht am weitesten entfernte, über Land und See.',
    },
  },
  shortGame: {
    label: 'Wer ein Spiel gewinnt, das früher endet',
    options: {
      'most-pieces': 'Wer die meisten Einheiten hat.',
      'most-centres': 'Wer die meisten Zentren hat.',
    },
  },
};

/** The sections of the rulebooks, and what each is about in one line. */
export const sections: RuleTable['sections'] = {
  II: { title: 'Ziel des Spiels', line: 'Wer gewinnt, und wann ein Spiel remis ausgeht.' },
  III: {
    title: 'Kurzes Spiel',
    line: 'Wer ein Spiel gewinnt, das zu einer vereinbarten Zeit endet.',
  },
  VI: { title: 'Beginn', line: 'Das Brett, die Einheiten, und wo sie beginnen.' },
  VII: {
    title: 'Bewegung',
    line: 'Wohin Armeen und Flotten ziehen dürfen, und welche Befehle befolgt werden.',
  },
  VIII: { title: 'Patt', line: 'Unter Gleichen kommt niemand hinein.' },
  IX: {
    title: 'Unterstützung',
    line: 'Einheiten leihen einander Stärke, und die größere Stärke setzt sich durch.',
  },
  X: {
    title: 'Abschneiden der Unterstützung',
    line: 'Wird die unterstützende Einheit angegriffen, so ist ihre Unterstützung verloren.',
  },
  XI: { title: 'Rückzüge', line: 'Wohin eine vertriebene Einheit darf, und wohin nicht.' },
  XII: {
    title: 'Konvois',
    line: 'Flotten setzen Armeen über See. Fällt die Flotte, so bleibt die Armee.',
  },
  XIII: {
    title: 'Gewinn und Verlust von Einheiten',
    line: 'Wem ein Versorgungszentrum gehört, und wie viele Einheiten das erlaubt.',
  },
  XIV: {
    title: 'Verschiedenes',
    line: 'Züge im Kreis, Platztausch, und Mächte, die niemand führt.',
  },
};

/** The sections of the DATC's test cases. */
export const datcSections: RuleTable['datcSections'] = {
  '6.A': { title: 'Grundlagen', line: 'Was kein Befehl vermag, und schlichte Patts.' },
  '6.B': { title: 'Küsten', line: 'Küsten, die fehlen, falsch genannt oder unerreichbar sind.' },
  '6.C': { title: 'Züge im Kreis', line: 'Züge im Kreis, und was sie aufhält.' },
  '6.D': {
    title: 'Unterstützung und Vertreibung',
    line: 'Was unterstützt und was abgeschnitten ist, und wer wen vertreiben darf.',
  },
  '6.E': {
    title: 'Frontale Angriffe',
    line: 'Einheiten, die gegeneinander ziehen, und solche zwischen Angriffen.',
  },
  '6.F': { title: 'Konvois', line: 'Routen, unterbrochene Konvois und Paradoxe.' },
  '6.G': {
    title: 'Konvois in ein Nachbarfeld',
    line: 'Über Land oder über See, wo eine Armee beides könnte.',
  },
  '6.H': {
    title: 'Rückzüge',
    line: 'Wohin eine vertriebene Einheit darf, und wer aufgelöst wird.',
  },
  '6.I': { title: 'Aufbau', line: 'Wo Einheiten gebaut werden, und wo nicht.' },
  '6.J': {
    title: 'Auflösung und Bürgerkrieg',
    line: 'Welche Einheit geht, und welche, wenn es niemand sagt.',
  },
};

/** What the paragraphs of the DATC that the editions cite are about. */
const TOPICS: Readonly<Record<string, string>> = {
  '4.A.1': 'Mehrere Konvoirouten',
  '4.A.2': 'Konvoi-Paradoxe',
  '4.A.3': 'Konvoi in ein Nachbarfeld',
  '4.A.4': 'Angriff mit dem Konvoi auf eine Unterstützung',
  '4.A.5': 'Rückzug vor einem Angriff mit dem Konvoi',
  '4.A.6': 'Konvoirouten',
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
  '5.B.4': 'Konvoirouten',
  '5.B.5': 'Haltestärke',
  '5.B.6': 'Sperrstärke',
  '5.B.7': 'Abwehrstärke',
  '5.B.8': 'Angriffsstärke',
  '5.B.9': 'Kreise und Paradoxe',
};

/** Places that are not numbered paragraphs. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^p\. (\d+)$/, 'Seite $1'],
  [/^rule (\d+)$/, 'Regel $1'],
  [/^Diagram (\d+)$/, 'Diagramm $1'],
  [/^front page$/, 'Titelseite'],
  [/^chapter (\d+)$/, 'Kapitel $1'],
  [/^as compared by (.+)$/, 'nach dem Vergleich von $1'],
];

const placeName = (paragraph: string): string =>
  PLACES.reduce((text, [pattern, words]) => text.replace(pattern, words), paragraph);

/** A paragraph by its number: `1971, IX.3`. */
export const citationPlace = ({ source, paragraph }: Citation): string =>
  source === 'house' ? 'Hausregel' : `${source}, ${placeName(paragraph)}`;

/** A paragraph by name: `Abschneiden der Unterstützung, Regelheft 1971`. */
export function citationName(citation: Citation): string {
  const { source, paragraph } = citation;
  if (source === 'house') return houseRule(citation);
  const section = sectionOf(paragraph);
  if (section) return `${sections[section].title}, Regelheft ${source}`;
  if (/^(?:p\.|rule|[A-Z]).* /.test(paragraph))
    return `${placeName(paragraph)}, Regelheft ${source}`;
  if (/^[a-z]/.test(paragraph)) return `Regelheft ${source}, ${placeName(paragraph)}`;
  const ofCases = datcSectionOf(paragraph);
  const topic = ofCases ? datcSections[ofCases].title : TOPICS[paragraph];
  return `${topic ?? `Absatz ${paragraph}`}, ${source}`;
}

function houseRule(citation: Citation): string {
  if (preferenceFollowed(citation) !== null)
    return 'Hausregel: Keine Quelle klärt es, die DATC ziehen es vor';
  if (isHouseName(citation.paragraph)) return `Hausregel von ${citation.paragraph}`;
  return `Hausregel: Keine Quelle klärt es, gelesen wie ${citation.paragraph.slice(0, 4)}`;
}
