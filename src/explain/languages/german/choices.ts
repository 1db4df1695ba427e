import type { RuleTable } from '../language.ts';

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
