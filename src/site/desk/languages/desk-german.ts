import type { Calendar } from '../../../board/calendar.ts';
import type { TurnDate, TurnLineErrorKind } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { OrderOnLine } from '../../../desk/paste/taken.ts';
import type { DeskWords } from './desk-words.ts';

const PHASES: Readonly<Record<EntryPhase, string>> = {
  movement: 'Züge',
  retreats: 'Rückzüge',
  adjustments: 'Aufbau und Auflösung',
};
const SEASONS: Readonly<Record<TurnDate['season'], string>> = {
  Spring: 'Frühjahr',
  Fall: 'Herbst',
  Winter: 'Winter',
};
const EXPECTED: Readonly<Record<TurnLineErrorKind, string>> = {
  length: 'höchstens 4000 Zeichen',
  power: 'eine Macht, etwa „A:“ für Österreich',
  unit: '„A“ oder „F“ und ein Feld, etwa „Apar“',
  space: 'ein Feld, etwa „par“ oder „spa/nc“',
  centre: 'ein Versorgungszentrum, das noch niemandem gehört, etwa „par“',
  free: 'ein Feld, in dem keine andere Einheit steht',
  fitting: 'ein Feld oder eine Küste, wo eine solche Einheit stehen kann',
  target: '„-“ und das Ziel der Armee',
  removal: '„-x“, denn in dieser Phase werden Einheiten aufgelöst,',
  season: '„M“ oder „R“ in Frühjahr und Herbst, „A“ im Winter,',
  end: '„.“ oder „;“',
};

/** `Herbst 1901, Rückzüge`; without a date `Rückzüge`. */
const dated = ({ season, year }: TurnDate, phase: EntryPhase, { yearly }: Calendar): string =>
  year === 0
    ? PHASES[phase]
    : `${yearly ? '' : `${SEASONS[season]} `}${String(year)}, ${PHASES[phase]}`;
const lineOf = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}`;

/** `A Ruh D (Zeile 2)` */
const ordersOf = (orders: readonly OrderOnLine[]): string =>
  orders.map(({ order, line }) => `${order} (${lineOf([line])})`).join(', ');

const INSTEAD = 'Hier steht stattdessen das Beispiel.';

export const german: DeskWords = {
  title: 'Der Schreibtisch',
  lead: 'Fügen Sie Befehle ein oder zeichnen Sie sie auf der Karte: Hier steht die Entscheidung mit ihren Gründen.',
  label: 'Ihre Stellung',
  date: dated,
  season: (season, phase, { yearly }) =>
    !yearly
      ? `${SEASONS[season]}, ${PHASES[phase]}`
      : season === 'Winter'
        ? PHASES[phase]
        : `${season === 'Spring' ? 'Erster' : 'Zweiter'} Zug, ${PHASES[phase]}`,
  board: {
    open: (name) => `Brett: ${name}`,
    standard: {
      title: 'Die übliche Karte',
      name: 'Standard',
      line: 'Das Spiel der Regelhefte: sieben Mächte in Europa.',
    },
    others: 'Andere Bretter',
    own: 'Ihre Bretter',
    start: (name) => `Der Anfang von ${name}`,
    put: 'Seinen Anfang auf den Schreibtisch legen',
    failed:
      'Dieses Brett ließ sich nicht laden. Prüfen Sie die Verbindung und wählen Sie es noch einmal.',
  },
  orders: 'Befehle',
  position: 'Stellung',
  show: 'Zeigen',
  undo: 'Die letzte Änderung des Schreibtischs zurücknehmen',
  redo: 'Wiederholen',
  ruling: 'Entscheidung',
  seeRuling: 'Zur Entscheidung',
  noOrders: 'Geben Sie einen Befehl, und er wird entschieden.',
  noRetreats: 'Niemand muss sich zurückziehen.',
  noAdjustments: 'Niemand hat etwas zu bauen oder aufzulösen.',
  byEdition: (name) => `nach ${name}`,
  startGame: [
    'Ein Spiel ab dieser Stellung beginnen',
    'Ein Spiel beginnt mit Zügen oder mit Bauten: Entscheiden Sie erst die Rückzüge.',
  ],
  goOn: (date, phase, calendar) => `Weiter: ${dated(date, phase, calendar)}`,
  badLink: {
    newer: `Dieser Link stammt von einer neueren Fassung dieser Seite. Laden Sie die Seite neu und öffnen Sie ihn noch einmal. ${INSTEAD}`,
    noModule: `Das Army/Fleet-Modul ließ sich nicht laden, und der Zug in diesem Link braucht es. Prüfen Sie die Verbindung und laden Sie die Seite neu. ${INSTEAD}`,
    unknownBoard: (id) =>
      `Dieser Link gehört zum Brett „${id}“, und das gibt es auf dieser Seite nicht. ${INSTEAD}`,
    noBoard: (id) =>
      `Das Brett dieses Links, „${id}“, ließ sich nicht laden. Prüfen Sie die Verbindung und laden Sie die Seite neu. ${INSTEAD}`,
    newerResults:
      'Die Ergebnisse, die dieser Link meldet, hat eine neuere Fassung dieser Seite geschrieben. Laden Sie die Seite neu und öffnen Sie den Link noch einmal. Hier ist sein Zug ohne sie.',
    unreadableResults:
      'Die Ergebnisse, die dieser Link meldet, sind nicht lesbar: Sie wurden unterwegs verändert. Hier ist sein Zug ohne sie.',
    unknownEdition:
      'Dieser Link nennt eine Ausgabe der Regeln, die es nicht gibt. Hier ist der Zug nach den Regeln von 2023 entschieden.',
    unreadableRules:
      'Die Hausregeln in diesem Link sind nicht lesbar: Sie wurden unterwegs verändert. Hier ist der Zug ohne sie entschieden.',
    unreadableDispute:
      'Der Streit in diesem Link ist nicht lesbar: Er wurde unterwegs verändert. Hier ist der Zug ohne ihn.',
    cutOff: (found, expected) =>
      `Dieser Link ist abgeschnitten: Vom Zug sind ${String(found)} von ${String(expected)} Zeichen da. ${INSTEAD}`,
    unreadable: (column, expected) =>
      `Der Zug in diesem Link ist nicht lesbar: Bei Zeichen ${String(column)} wurde ${EXPECTED[expected]} erwartet. ${INSTEAD}`,
  },
  paste: {
    open: 'Befehle einfügen',
    hint: 'Befehle, eine Mail oder ein Ergebnis in einer üblichen Schreibweise, eine Macht nach der anderen: Züge, Rückzüge oder Aufbau; oder eine Szenariodatei.',
    boardHint:
      'Befehle, wie sie das Regelheft schreibt, oder Mails damit, eine Macht nach der anderen: Züge, Rückzüge oder Aufbau; oder eine Szenariodatei.',
    moduleHint:
      'Befehle mit denen des Army/Fleet-Moduls, eine Macht nach der anderen: Züge, Rückzüge oder Auflösungen. Ein „A/F“ darin hat eine Armee an Bord, seit einem Zug.',
    take: 'Diese Befehle entscheiden',
    scenario: {
      isOne: (title) => `Eine Szenariodatei: „${title}“.`,
      put: 'Auf den Schreibtisch legen',
      noBoard: (name) => `Ihr Brett, „${name}“, gibt es auf dieser Seite nicht.`,
      errors: 'Eine Szenariodatei, die sich nicht lesen lässt. Nach Zeilen, auf Englisch:',
    },
    notation: 'Schreibweise',
    notations: {
      rulebook: 'Regelheft',
      cases: 'Fälle',
      judge: 'Judge von Ken Lowe',
      'letter-case': 'Zines: Groß oder klein sagt das Ergebnis',
      brackets: 'Zines: Klammern sagen, was misslang',
      french: 'Französische Zines',
      german: 'Deutsche Runden',
      discord: 'Discord-Bots',
      letters: 'Briefe',
    },
    detected: (name) => `Erkannt: ${name}`,
    understood: (orders, phase) => {
      const kind = {
        movement: '',
        retreats: ' für Rückzüge',
        adjustments: ' für Aufbau und Auflösung',
      }[phase];
      return orders === 1
        ? `Ein Befehl${kind} verstanden.`
        : `${String(orders)} Befehle${kind} verstanden.`;
    },
    position: {
      inferred:
        'Es ist keine Stellung angegeben: Jede Einheit steht dort, wo ihr Befehl sie nennt.',
      listed: 'Es ist die Stellung, die der Text aufzählt.',
      kept: 'Die Befehle passen zu den Einheiten auf dem Schreibtisch, die stehen bleiben.',
    },
    idle: (units) =>
      `Von Zeilen, die nicht lesbar sind, zählen nur die Einheiten, und sie halten: ${units.join(', ')}.`,
    fits: 'Die Befehle passen zu Einheiten auf dem Schreibtisch. Entscheiden mit',
    units: (position, units) =>
      position === 'kept'
        ? `allen ${String(units)} Einheiten auf dem Schreibtisch; die Befehle anderer Mächte bleiben`
        : units === 1
          ? 'dieser Einheit allein, in einer eigenen Stellung'
          : `diesen ${String(units)} Einheiten allein, in einer eigenen Stellung`,
    unread: (lines) =>
      lines === 1
        ? 'Eine Zeile des Textes ist unvollständig oder nicht lesbar und nicht entschieden.'
        : `${String(lines)} Zeilen des Textes sind unvollständig oder nicht lesbar und nicht entschieden.`,
    uncompared: 'Die Ergebnisse im Text werden verglichen, sobald jede Zeile gelesen ist.',
    back: 'Zurück zum Text',
    strays: (orders) =>
      `Eine solche Einheit liegt nicht auf dem Schreibtisch: ${ordersOf(orders)}.`,
    unfit: (orders) =>
      `Eine vertriebene Einheit zieht sich zurück oder wird aufgelöst, etwas anderes kann sie nicht: ${ordersOf(orders)}.`,
    homeCentres:
      'Zentren sind keine angegeben: Jede Macht hat ihre Heimatzentren. Ändern Sie sie in der Stellung.',
  },
  armyFleet: {
    use: 'Army/Fleet-Modul (1984)',
    loading: 'Das Modul wird geladen.',
    failed:
      'Das Army/Fleet-Modul ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    inForce:
      'Nach dem Army/Fleet-Modul von 1984, über dem Regelheft von 1982. Damit gibt es hier kein Schlichten eines Streits, keine andere Ausgabe daneben und keine Hausregeln.',
    explained: 'Wie es geht',
    notation:
      'Befehle, wie das Regelheft sie schreibt; keine andere Schreibweise hat Worte für Armeen an Bord',
    leftOut: (armies) =>
      armies === 1
        ? 'Eine Armee fährt an Bord einer Flotte. Das kennt nur das Army/Fleet-Modul: Hier bleibt sie weg.'
        : `${String(armies)} Armeen fahren an Bord von Flotten. Das kennt nur das Army/Fleet-Modul: Hier bleiben sie weg.`,
  },
  reported: {
    title: 'Was der Text anders meldet',
    differing: (differing, compared) =>
      differing === 0
        ? `Die Ergebnisse im Text und diese Entscheidung stimmen überein (${String(compared)} Befehle).`
        : `Der Text meldet ${differing === 1 ? 'einen Befehl' : `${String(differing)} Befehle`} von ${String(compared)} anders.`,
    see: 'Warum',
  },
  rules: {
    open: 'Hausregeln',
    hint: 'Gehen Sie von der Ausgabe oben aus und ändern Sie, was Ihr Tisch anders hält.',
    name: 'Name Ihrer Regeln',
    use: 'Nach diesen entscheiden',
    needsName: 'Dafür brauchen die Regeln einen Namen, den keine Ausgabe hat.',
    stop: 'Wieder nach der Ausgabe entscheiden',
    kept: 'In diesem Browser aufbewahrt',
    forget: (name) => `„${name}“ vergessen`,
    inForce: (name, changed) => `Es gilt „${name}“: ${changed}.`,
    changed: (base) => `${base} mit Änderungen`,
    allAgree: (name) => `Alle Ausgaben entscheiden wie „${name}“`,
    notKept: {
      refused: 'Dieser Browser bewahrt nichts auf: Speichern Sie stattdessen einen Link.',
      'too-many': 'Sie gelten, sind aber nicht aufbewahrt: Vergessen Sie erst einige der anderen.',
    },
  },
  share: {
    orders: 'Befehle in der Schreibweise',
    copyOrders: 'Befehle kopieren',
    file: 'Als Datei speichern',
    scenario: 'Szenariodatei',
  },
};
