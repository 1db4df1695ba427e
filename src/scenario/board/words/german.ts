import type { BoardFileWords } from './board-file-words.ts';

const oder = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} oder ${words.at(-1) ?? ''}`;

/** The descriptions of the schema of a board. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'lower-case letters, digits and hyphens: stp': 'Kleinbuchstaben, Ziffern und Bindestriche: stp',
  'a province, or a coast of one: stp, stp/sc': 'eine Provinz oder eine Küste: stp, stp/sc',
  'other names, as in orders': 'andere Namen, wie in Befehlen',
  'a colour: #F44336': 'eine Farbe: #F44336',
  'as in "the Austrian army"': 'wie in „the Austrian army“',
  'its name in orders': 'sein Name in Befehlen',
  'a name for links: hundred': 'ein Name für Links: hundred',
  'the year in which the game was published': 'das Jahr, in dem das Spiel erschienen ist',
};

export const GERMAN: BoardFileWords = {
  file: {
    tooLarge: (most) => ['Die Datei ist zu groß.', `höchstens ${String(most)} Bytes`],
    tooDeep: ['Die Datei ist zu tief verschachtelt.', 'ein Brett'],
    alias: ['Das ist ein Verweis.', 'der Text selbst'],
    keyIsNoText: ['Dieser Schlüssel ist kein Text.', 'ein Name'],
    syntax: {
      BAD_INDENT: [
        'Die Einrückung passt nicht zu den Zeilen darüber.',
        'die Spalte der Zeilen daneben',
      ],
      BLOCK_AS_IMPLICIT_KEY: [
        'Ein zweiter Doppelpunkt in einer Zeile.',
        'Anführungszeichen um Text mit einem Doppelpunkt',
      ],
      DUPLICATE_KEY: ['Dieser Schlüssel kommt zweimal vor.', 'jeder Schlüssel einmal'],
      MISSING_CHAR: [
        'Ein Anführungszeichen oder eine Klammer wird nicht geschlossen.',
        'ein schließendes Zeichen',
      ],
      MULTIPLE_DOCS: ['Hier beginnt ein zweites Dokument.', 'ein Brett je Datei, keine Zeile ---'],
      TAB_AS_INDENT: ['Mit Tabulatoren kann man nicht einrücken.', 'Leerzeichen'],
    },
    otherSyntax: (message) => [`Das ist kein YAML: ${message}.`, 'YAML'],
    kinds: {
      string: 'Text',
      number: 'eine Zahl',
      boolean: 'true oder false',
      array: 'eine Liste',
      object: 'Zeilen „Name: Wert“',
    },
    wholeNumber: 'eine ganze Zahl',
    somethingElse: 'etwas anderes',
    nothing: 'Hier steht nichts.',
    isList: 'Das ist eine Liste.',
    isBlock: 'Das ist ein Block von Zeilen, kein Text.',
    is: (kind) => `Das ist ${kind}.`,
    isNot: () => 'Das ist kein Brett.',
    a: () => 'ein Brett',
    empty: 'Das ist leer.',
    atLeastOne: 'mindestens ein Eintrag',
    doesNotFit: (value) => `${value} passt hier nicht.`,
    missing: (name) => `„${name}“ fehlt.`,
    unknownField: (name) => `Unbekanntes Feld „${name}“.`,
    unknownWord: (value) => `Unbekanntes Wort ${value}.`,
    unknownPower: (value) => `Unbekannte Macht ${value}.`,
    either: oder,
    tooLong: (length, most) => [`Dieser Text hat ${String(length)} Zeichen.`, `höchstens ${most}`],
    twice: ['Das steht zweimal in der Liste.', 'jeder Eintrag einmal'],
    described: (description) => DESCRIPTIONS[description] ?? description,
  },
  board: {
    second: (id) => [`${id} gibt es schon.`, 'jede id einmal'],
    secondOf: (key, name) => [
      `${name} gibt es schon.`,
      key === 'id' ? 'jede id einmal' : 'jeder Name einmal',
    ],
    reserved: (name) => [`Nichts kann ${name} heißen.`, 'ein anderer Name'],
    noParent: (id) => [`${id} gibt es nicht.`, 'eine Provinz'],
    notNamedAfter: (coast, parent) => [
      `${coast} ist nicht nach ${parent} benannt.`,
      `${parent}/nc`,
    ],
    noPlace: (id) => [`${id} gibt es nicht.`, 'eine Provinz oder Küste des Bretts'],
    secondBorder: (id, to) => [
      `Eine zweite Grenze zwischen ${id} und ${to}.`,
      'jede Grenze einmal',
    ],
    oneSided: (to, id) => [`${to} hat keine Grenze mit ${id}.`, 'Grenzen auf beiden Seiten'],
    otherPass: (to, pass) => [`${to} hat diese Grenze für: ${pass}.`, 'auf beiden Seiten dasselbe'],
    armiesAtSea: (id, to) => [
      `Armeen können nicht zwischen ${id} und ${to} ziehen: Eines ist ein Meer.`,
      'pass: fleet',
    ],
    armiesOnCoast: [
      'Armeen sind nie an einer Küste.',
      'die Provinz für Armeen, ihre Küste für Flotten',
    ],
    fleetsInland: (id, to) => [
      `Flotten können nicht zwischen ${id} und ${to} ziehen: Eines liegt im Binnenland.`,
      'pass: army',
    ],
    noPower: (id) => [`Eine Macht ${id} gibt es nicht.`, 'eine der nations'],
    homeIsNoCentre: (id) => [`${id} ist Heimat und kein Zentrum.`, 'supplyCenter: true'],
    noNation: (id) => [`${id} gibt es nicht.`, 'eine der nations'],
    noCentre: (id) => [`${id} ist kein Zentrum.`, 'ein Zentrum'],
    noPlaceForUnit: (id) => [`${id} gibt es nicht.`, 'eine Provinz oder eine Küste'],
    taken: (id) => [`In ${id} steht schon eine Einheit.`, 'eine Einheit je Provinz'],
    armyAtSea: ['Eine Armee kann nicht auf See sein.', 'type: Fleet'],
    armyOnCoast: (id) => ['Eine Armee ist nie an einer Küste.', id],
    fleetWithoutCoast: (coast) => ['Eine Flotte muss dort ihre Küste nennen.', coast],
    fleetInland: ['Eine Flotte kann nicht im Binnenland sein.', 'type: Army'],
    unreached: (id) => [`Nach ${id} kommt niemand.`, 'Grenzen mit dem Rest'],
  },
  map: {
    unitOfNobody: ['Eine Einheit ohne Macht.', 'ihre Macht in einer Zeile darüber'],
    ofNobody: ['Eine Zeile über eine Macht ohne Macht.', 'die Macht in einer Zeile darüber'],
    usesAnother: (file) => [
      `Diese Karte benutzt eine andere Datei, ${file}.`,
      'diese Datei daneben',
    ],
    conditional: (borders) => [
      `Grenzen, die nur manchen offen sind, werden nicht gelesen: ${borders}`,
      'Nachbarn mit ihren Kürzeln',
    ],
    dynamic: ['Änderungen im Lauf eines Spiels werden nicht gelesen.', 'ein Brett, das so bleibt'],
    noPlace: (id) => [`${id} gibt es nicht.`, 'ein Ort mit eigener Zeile'],
    unknownLine: (line) => [
      `Diese Zeile sagt nichts Bekanntes: ${line}`,
      'eine Zeile einer Kartendatei',
    ],
    tooLong: (most) => ['Diese Zeile ist zu lang.', `höchstens ${String(most)} Zeichen`],
    noTerrain: ['Es gibt keine Provinzen.', 'Zeilen wie: COAST KIE ABUTS HOL'],
  },
  godip: {
    noGraph: ['Es gibt keinen Graphen von Provinzen.', 'Prov("lon").Conn(...)'],
    tooLarge: ['Der Graph ist zu groß.', 'höchstens 3000 Provinzen und Küsten'],
  },
  xml: {
    misplaced: (text) => [`Das gehört nicht hierher: ${text}`, 'XML'],
    unclosed: (tag) => [`<${tag}> wird nicht geschlossen.`, `</${tag}>`],
    closesAnother: (tag, open) => [`</${tag}> schließt, was nicht offen ist.`, `</${open}>`],
    entity: (name) => [`Unbekanntes Zeichen &${name};.`, '&amp;, &lt;, &gt;, &quot; oder &apos;'],
    secondAttribute: (name) => [`${name} gibt es schon.`, 'jedes Attribut einmal'],
    tooDeep: ['Die Datei ist zu tief verschachtelt.', 'ein Brett'],
    tooMany: ['Die Datei hat zu viele Elemente.', 'ein Brett'],
  },
  jdip: {
    notJdip: (tag) => [`<${tag}> ist nichts von jDip.`, 'VARIANTS oder PROVINCES'],
    noVariants: ['Es gibt keine Variante.', '<VARIANT>'],
    noSuchVariant: (name, all) => [`Eine Variante ${name} gibt es nicht.`, oder(all)],
    whichVariant: (all) => ['Diese Datei hat mehrere Varianten.', oder(all)],
    bordersElsewhere: (file) => [
      `Die Grenzen stehen in einer anderen Datei, ${file}.`,
      'beide Dateien',
    ],
    bordersAlone: ['Diese Datei hat nur Grenzen.', 'auch die variants.xml, die dazugehört'],
    missing: (tag, attribute) => [`<${tag}> hat kein ${attribute}.`, `${attribute}="..."`],
    unknownPassage: (type) => [`Unbekannter Weg „${type}“.`, 'mv, xc, nc, ec, sc oder wc'],
    unknownUnit: (unit) => [`Unbekannte Einheit „${unit}“.`, 'army oder fleet'],
    noYear: (turn) => [`„${turn}“ nennt kein Jahr.`, 'Spring, 1901, Movement'],
  },
  drawing: {
    tooLong: (most) => ['Die Zeichnung ist zu groß.', `höchstens ${String(most)} Zeichen`],
    notSvg: (tag) => [`<${tag}> ist keine Zeichnung.`, '<svg>'],
    tooManyPoints: ['Die Formen der Zeichnung haben zu viele Punkte.', 'einfachere Formen'],
    noShapes: [
      'Keine Form hat die Kennung eines Felds.',
      'Kennungen wie auf dem Brett, in einer Ebene „provinces“',
    ],
    noShape: (id, name) => [`Für ${name} gibt es keine Form.`, `eine Form mit id="${id}"`],
    onlyPlace: (id, name) => [
      `Für ${name} gibt es keine Form, nur einen Platz: Dort steht eine Scheibe.`,
      `eine Form mit id="${id}"`,
    ],
    touch: (one, other) => [
      `${one} und ${other} berühren sich, haben aber keine Grenze.`,
      'eine Grenze, oder Formen, die sich nicht berühren',
    ],
    apart: (one, other) => [
      `${one} und ${other} haben eine Grenze, berühren sich aber nicht.`,
      'Formen, die sich berühren, außer bei einer Meerenge',
    ],
    alone: ['Das ist nur eine Zeichnung.', 'auch die Datei ihres Bretts'],
  },
  unknownFormat: [
    'Das ist kein Brett in einem Format, das gelesen wird.',
    'ein Brett in YAML oder JSON, eine .map-Datei, der Quelltext einer Variante von godip oder Dateien von jDip',
  ],
};
