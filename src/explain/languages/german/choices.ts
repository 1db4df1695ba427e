import type { RuleTable } from '../language.ts';
import { type Citation, isHouseName, preferenceFollowed } from '../../../rules/citation.ts';
import { sectionOf } from '../../../rules/sections.ts';

/** The questions on which editions differ, and their answers. */
export const choices: RuleTable['choices'] = {
  routes: {
    label: 'Mehrere Wege über See',
    options: {
      'all-survive': 'Jeder befohlene Weg muss bestehen bleiben.',
      'one-survives': 'Ein bestehender Weg genügt.',
      'all-own-survive':
        'Jeder Weg über Flotten der eigenen Macht muss bestehen bleiben, wenn es einen gibt; sonst jeder befohlene Weg.',
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
      'convoys-fail': 'Die betroffenen Konvois sind unterbrochen.',
      'all-hold': 'Die betroffenen Einheiten bleiben alle.',
      'convoys-fail-or-all-hold':
        'Die Konvois sind unterbrochen, wenn das einer der Ausgänge ist; sonst bleiben alle.',
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
    label: 'Mit dem Konvoi dorthin befohlen, aber ohne befohlenen Weg',
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
