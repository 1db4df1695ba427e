import type { GlossaryWord } from '../entry.ts';

/** The glossary, in alphabetical order. */
export const GERMAN_WORDS: readonly GlossaryWord[] = [
  {
    id: 'bounce',
    word: 'Abprallen',
    means:
      'Von einem Zug, der auf gleiche oder größere Stärke trifft: Er scheitert, und die Einheit bleibt, wo sie war.',
    see: 'rules/#stand-off',
  },
  {
    id: 'cut',
    word: 'Abschneiden',
    means:
      'Was ein Angriff mit einer Unterstützung macht: Sie zählt nicht mehr. Der Angriff muss nicht gelingen.',
    see: 'rules/#support-cut',
    asks: ['was heißt abschneiden', 'was bedeutet abgeschnitten', 'Unterstützung abschneiden'],
  },
  {
    id: 'all-hold',
    word: 'Alles-hält-Regel',
    means: 'Löst ein Paradox: Alle Einheiten darin bleiben, wo sie sind.',
    see: 'rules/#paradox',
  },
  {
    id: 'attack',
    word: 'Angriff',
    means: 'Ein Zug, von seinem Ziel aus gesehen.',
    see: 'rules/#move-beats',
  },
  {
    id: 'army',
    word: 'Armee',
    means: 'Eine Einheit, die über Land zieht. Übers Meer kommt sie nur mit einem Konvoi.',
    see: 'rules/#legal-move',
  },
  {
    id: 'disband',
    word: 'Aufgelöst',
    means:
      'Von einer vertriebenen Einheit, die sich nicht zurückziehen kann oder nach dem Willen ihres Spielers nicht soll: Sie verlässt das Brett.',
    see: 'rules/#disband',
    asks: ['wann stirbt eine Einheit', 'wann wird eine Einheit vernichtet'],
  },
  {
    id: 'remove',
    word: 'Auflösung',
    means:
      'Nach dem Herbst nimmt eine Macht mit weniger Zentren als Einheiten die überzähligen vom Brett.',
    see: 'rules/#remove',
    asks: ['mehr Einheiten als Zentren', 'was passiert, wenn ich ein Zentrum verliere'],
  },
  {
    id: 'edition',
    word: 'Ausgabe',
    means:
      'Ein Regelheft, oder eine Lesart davon. Standoff kennt sechs und zeigt, worin sie abweichen.',
    see: 'rules/#editions',
    asks: ['worin unterscheiden sich die Regelhefte', 'welches Regelheft gilt'],
  },
  {
    id: 'build',
    word: 'Bau',
    means:
      'Nach dem Herbst stellt eine Macht mit mehr Zentren als Einheiten neue Einheiten in ihre Heimatzentren.',
    see: 'rules/#build',
    asks: [
      'wann baue ich',
      'wann bekomme ich neue Einheiten',
      'wie viele Einheiten darf ich haben',
    ],
  },
  {
    id: 'order',
    word: 'Befehl',
    means:
      'Was eine Einheit tun soll: halten, ziehen, unterstützen oder übersetzen. Alle Befehle werden geheim geschrieben und zugleich ausgeführt.',
    see: 'rules/#legal-order',
    asks: ['welche Befehle gibt es', 'was kann eine Einheit tun', 'wie schreibt man Befehle'],
  },
  {
    id: 'garrison',
    word: 'Besatzung',
    means:
      'Eine Einheit in einem Feld, in das zwei andere wollen. Halten sie einander auf, so bleibt sie.',
    see: 'rules/#garrison',
  },
  {
    id: 'civil-disorder',
    word: 'Bürgerkrieg',
    means: 'Der Zustand einer Macht, die keine Befehle abgibt: Ihre Einheiten halten.',
    see: 'rules/#civil-disorder',
    asks: ['was passiert, wenn ein Spieler fehlt', 'ein Spieler gibt keine Befehle ab'],
  },
  {
    id: 'datc',
    word: 'DATC',
    means:
      'Die „Diplomacy Adjudicator Test Cases“ von Lucas Kruijswijk: die Fälle, an denen jedes Programm gemessen wird, das Züge entscheidet.',
    see: 'datc/',
    asks: ['was ist die DATC', 'Prüffälle'],
  },
  {
    id: 'dptg',
    word: 'DPTG',
    means: 'Der „Diplomacy Players’ Technical Guide“, eine der sechs Ausgaben hier.',
    see: 'rules/#editions',
  },
  {
    id: 'own-units',
    word: 'Eigene Einheiten',
    means:
      'Eine Macht kann ihre eigene Einheit nicht vertreiben, ihre Unterstützung nicht abschneiden und niemandem helfen, sie zu vertreiben.',
    see: 'rules/#own-unit',
    asks: ['kann ich meine eigene Einheit angreifen', 'eigene Einheit vertreiben'],
  },
  {
    id: 'unit',
    word: 'Einheit',
    means:
      'Eine Armee oder eine Flotte. Jede steht in einem Feld und bekommt in jedem Zug einen Befehl.',
    see: 'rules/#legal-order',
  },
  {
    id: 'ruling',
    word: 'Entscheidung',
    means:
      'Was aus jedem Befehl eines Zuges wird, mit den Schritten, die dahin führen. Jeder Schritt nennt seine Regel.',
    see: 'rules/',
  },
  {
    id: 'space',
    word: 'Feld',
    means: 'Eines der 75 benannten Gebiete des Bretts. Darin ist Platz für eine Einheit.',
    see: 'learn/board/',
  },
  {
    id: 'fleet',
    word: 'Flotte',
    means: 'Eine Einheit, die übers Meer und an Küsten entlang zieht.',
    see: 'rules/#legal-move',
  },
  {
    id: 'head-to-head',
    word: 'Frontal',
    means:
      'Zwei Einheiten wollen in das Feld der anderen, beide ohne Konvoi. Die stärkere zieht; sind sie gleich stark, so bleiben beide.',
    see: 'rules/#move-beats',
    asks: ['zwei Einheiten greifen einander an'],
  },
  {
    id: 'hold',
    word: 'Halten',
    means: 'Im Feld bleiben. Eine Einheit ohne Befehl hält.',
    see: 'rules/#legal-order',
    asks: [
      'was passiert, wenn ich keinen Befehl gebe',
      'Einheit ohne Befehl',
      'muss ich jeder Einheit einen Befehl geben',
    ],
  },
  {
    id: 'home-centre',
    word: 'Heimatzentrum',
    means: 'Ein Zentrum, das einer Macht von Anfang an gehört. Nur dort baut sie.',
    see: 'rules/#build-legal',
  },
  {
    id: 'year',
    word: 'Jahr',
    means:
      'Frühjahr und Herbst, jeweils mit Zügen und Rückzügen. Nach dem Herbst wird gebaut und aufgelöst.',
    see: 'rules/#seasons',
    asks: ['wie läuft ein Jahr ab', 'Reihenfolge der Phasen', 'was passiert im Winter'],
  },
  {
    id: 'convoy',
    word: 'Konvoi',
    means:
      'Der Befehl einer Flotte auf See, eine Armee von Küste zu Küste überzusetzen: eine in einem Zug. Mehrere Flotten, eine neben der anderen, setzen sie über mehrere Meere.',
    see: 'rules/#legal-convoy',
    asks: [
      'kann eine Flotte zwei Armeen übersetzen',
      'was ist ein Konvoi',
      'wie kommt eine Armee übers Meer',
    ],
  },
  {
    id: 'circle',
    word: 'Kreis',
    means: 'Drei Einheiten oder mehr, jede soll in das Feld der nächsten. Alle ziehen.',
    see: 'rules/#rotation',
    asks: ['drei Einheiten ziehen im Kreis', 'im Kreis ziehen'],
  },
  {
    id: 'coast',
    word: 'Küste',
    means:
      'Spanien, Bulgarien und Sankt Petersburg haben zwei. Eine Flotte steht an einer davon und kommt nur von dort weiter.',
    see: 'rules/#legal-coast',
    asks: ['welche Küste muss ich nennen', 'geteilte Küsten'],
  },
  {
    id: 'power',
    word: 'Macht',
    means:
      'Eine der sieben Großmächte: Deutschland, England, Frankreich, Italien, Österreich, Russland und die Türkei.',
    see: 'rules/#start',
    asks: ['welche Länder gibt es', 'wie viele Spieler'],
  },
  {
    id: 'straits',
    word: 'Meerengen',
    means:
      'Kiel, Konstantinopel, Dänemark und Schweden: Wasser führt hindurch, aber eine Flotte muss in jedem halten.',
    see: 'learn/coasts/',
    asks: ['kann eine Flotte durch Kiel fahren', 'Flotte durch Konstantinopel', 'Kanäle'],
  },
  {
    id: 'paradox',
    word: 'Paradox',
    means:
      'Befehle um einen Konvoi, die aufeinander warten: Kein Ausgang passt zu ihnen, oder zwei tun es.',
    see: 'rules/#paradox',
    asks: ['was ist ein Konvoi-Paradox'],
  },
  {
    id: 'stand-off',
    word: 'Patt',
    means:
      'Gleich starke Züge in ein Feld halten einander auf. Niemand zieht, und das Feld bleibt leer.',
    see: 'rules/#stand-off',
    asks: ['was heißt abprallen', 'zwei Einheiten wollen in dasselbe Feld', 'gleich stark'],
  },
  {
    id: 'draw',
    word: 'Remis',
    means: 'Die Spieler einigen sich darauf aufzuhören und teilen das Ergebnis.',
    see: 'rules/#draw',
    asks: ['kann ein Spiel unentschieden enden', 'Ende ohne Sieger'],
  },
  {
    id: 'route',
    word: 'Route',
    means: 'Die Flotten, eine neben der anderen, die eine Armee übersetzen. Sie braucht alle.',
    see: 'rules/#convoy-routes',
    asks: ['Konvoi durch zwei Flotten', 'Konvoi über mehrere Meere', 'Kette von Flotten'],
  },
  {
    id: 'retreat',
    word: 'Rückzug',
    means:
      'Der Zug einer vertriebenen Einheit nach dem Zug aller anderen, wenn sie kann und ihr Spieler es will. Niemand ist zuerst dran: Alle Rückzüge werden zugleich geschrieben, ohne Absprache.',
    see: 'retreats/at-once/',
    asks: [
      'wer zieht sich zuerst zurück',
      'in welcher Reihenfolge zieht man sich zurück',
      'wann zieht man sich zurück',
    ],
  },
  {
    id: 'strength',
    word: 'Stärke',
    means: 'Eins für die Einheit selbst, und eins mehr für jede Unterstützung, die zählt.',
    see: 'rules/#strength',
    asks: ['wie zählt man die Stärke', 'wie stark ist eine Einheit'],
  },
  {
    id: 'szykman',
    word: 'Szykmans Regel',
    means: 'Löst ein Paradox: Die Konvois darin sind unterbrochen.',
    see: 'rules/#paradox',
  },
  {
    id: 'swap',
    word: 'Tausch',
    means:
      'Zwei Einheiten können den Platz nicht einfach tauschen. Sie können es, wenn mindestens eine mit einem Konvoi zieht.',
    see: 'rules/#rotation',
    asks: [
      'zwei Armeen tauschen',
      'können zwei Einheiten den Platz tauschen',
      'zwei Konvois kreuzen sich',
      'zwei Konvois aneinander vorbei',
    ],
  },
  {
    id: 'disrupted',
    word: 'Unterbrochen',
    means: 'Von einem Konvoi: Seine Flotte ist vertrieben und setzt keine Armee über.',
    see: 'rules/#convoy-broken',
    asks: ['was passiert mit der Armee, wenn die Flotte des Konvois vertrieben wird'],
  },
  {
    id: 'support',
    word: 'Unterstützung',
    means:
      'Der Befehl, zu bleiben und einer anderen Einheit Stärke zu leihen, gleich welcher Macht.',
    see: 'rules/#legal-support',
    asks: ['was ist eine Unterstützung', 'kann ich einen anderen Spieler unterstützen'],
  },
  {
    id: 'illegal',
    word: 'Unzulässig',
    means: 'Von einem Befehl, den das Brett nicht erlaubt: Die Einheit hält.',
    see: 'rules/#legal-order',
    asks: ['was passiert mit einem unmöglichen Befehl'],
  },
  {
    id: 'negotiation',
    word: 'Verhandeln',
    means:
      'Bevor sie ihre Befehle schreiben, reden die Spieler miteinander. Versprechen binden niemanden; es zählen nur die geschriebenen Befehle.',
    see: 'game/',
    asks: ['darf man lügen', 'sind Versprechen bindend', 'muss ich mich an Absprachen halten'],
  },
  {
    id: 'dislodged',
    word: 'Vertrieben',
    means:
      'Durch einen stärkeren Angriff aus dem Feld gedrängt. Die Einheit zieht sich dann zurück oder verlässt das Brett.',
    see: 'rules/#dislodged',
    asks: ['was heißt vertrieben'],
  },
  {
    id: 'waive',
    word: 'Verzicht',
    means:
      'Einen Bau auslassen, der einem zusteht. Verloren ist er nicht: Jeden Winter werden Zentren und Einheiten neu verglichen.',
    see: 'rules/#waive',
    asks: ['muss ich bauen', 'darf ich auf einen Bau verzichten'],
  },
  {
    id: 'void',
    word: 'Wirkungslos',
    means: 'Von einem zulässigen Befehl, der zu keinem anderen passt: Er bewirkt nichts.',
    see: 'rules/#support-matches',
    asks: ['Unterstützung für einen Befehl, den es nicht gibt'],
  },
  {
    id: 'centre',
    word: 'Zentrum',
    means:
      'Kurz für Versorgungszentrum: eines der 34 Felder, auf die es ankommt. Jedes, das einer Macht gehört, ernährt eine Einheit.',
    see: 'rules/#adjustment',
  },
  {
    id: 'move',
    word: 'Zug',
    means: 'Der Befehl, in ein Nachbarfeld zu gehen. In einem Feld kann nur eine Einheit sein.',
    see: 'rules/#move-free',
    asks: ['wie weit kann eine Einheit ziehen', 'zwei Einheiten in einem Feld'],
  },
];
