import {
  listed,
  ofPower,
  power,
  powerName,
  toPower,
  upper,
} from '../../../explain/languages/german/grammar.ts';
import { MANY_POWERS } from '../../../ui/reading/many-powers.ts';
import type { GamePageWords } from './game-page-words.ts';

const WHAT = {
  movement: 'Befehle',
  retreats: 'Rückzüge',
  adjustments: 'Bauten und Auflösungen',
} as const;

const WITHOUT = {
  movement:
    'Ihre Einheiten halten: Dort herrscht Bürgerkrieg, bis sie in einem späteren Zug Befehle abgeben.',
  retreats: 'Ihre vertriebenen Einheiten werden aufgelöst.',
  adjustments:
    'Was sie nicht bauen, entfällt in diesem Jahr, und was sie auflösen, bestimmen die Regeln.',
} as const;

const SEASONS = { Spring: 'Frühjahr', Fall: 'Herbst', Winter: 'Winter' } as const;

/** The first of the players. */
const some = (players: readonly string[]): string =>
  players.length > 3 ? `${players.slice(0, 2).join(', ')} und andere` : listed(players);

export const german: GamePageWords = {
  title: 'Ein ganzes Spiel',
  lead: 'Vom ersten Frühjahr bis zum letzten Zentrum. Geben Sie Befehle auf der Karte oder schriftlich ein; Standoff entscheidet jede Phase und zeigt, warum. Für die Spielleitung am Tisch, oder alle an einem Bildschirm.',
  setUp: {
    howMany: 'Wie viele spielen?',
    variants: 'Varianten auf derselben Karte',
    boards: 'Andere Bretter',
    own: ['Eigene Bretter', 'Ein eigenes Brett mitbringen'],
    start: (name) => `Der Anfang von „${name}“`,
    play: (powers) => `Auf dem Brett: ${powers}.`,
    custom: {
      name: 'Eigener Anfang',
      line: 'Jede Stellung, mit beliebigen Mächten und ab jeder Jahreszeit.',
      how: 'Legen Sie eine Stellung auf den Schreibtisch oder fügen Sie sie dort ein; von ihr aus beginnt dann ein Spiel.',
      desk: 'Auf dem Schreibtisch aufstellen',
      from: (date) => `Ab ${date}.`,
      players: 'Mächte mit einem Spieler; die anderen bleiben stehen',
    },
    rulebook: 'Regelheft',
    armyFleet: {
      name: '1982 mit dem Army/Fleet-Modul',
      line: 'Eine Armee darf an Bord einer Flotte ihrer Macht reisen und muss spätestens in ihrem vierten Zug an Bord landen. Zeichnen Sie „An Bord gehen“ und „Armee landen“, oder schreiben Sie „A Mar boards F Lyo“, „A/F Lyo-Wes, A disembarks Tun“.',
    },
    names: 'Namen der Spieler',
    begin: 'Spiel beginnen',
  },
  power: powerName,
  powers: (powers) => powers.map(powerName).join(', '),
  files: {
    save: 'Spiel in einer Datei speichern',
    openSaved: 'Gespeichertes Spiel öffnen, oder eines von anderswo',
    open: 'Datei öffnen',
    another: 'Anderes Spiel',
    exporting: 'Aufzeichnung ausgeben',
    asText: 'Als Text',
    asJson: 'Als JSON',
    asScenario: (season) => `${season} als Szenario`,
    kept: 'Dieser Browser behält das Spiel, während es läuft, und legt es beiseite, wenn ein anderes an seine Stelle tritt. Eine Datei behält es für immer.',
    tooLong: 'Die Datei ist zu lang für ein gespeichertes Spiel.',
    wrong: (message, where, expected) =>
      `${message} ${where === '' ? '' : `Bei ${where}: `}Erwartet: ${expected}.`,
    opening: (played, events) =>
      `Das Spiel wird geöffnet: ${String(played)} von ${String(events)} Einträgen.`,
    stop: 'Anhalten',
    stopped: 'Das Öffnen wurde angehalten.',
    lateStart:
      'Diese Aufzeichnung beginnt später als im Frühjahr 1901. Ein Spiel beginnt hier mit dem ersten Frühjahr; „standoff audit“ vergleicht solche Aufzeichnungen.',
    boardSetRight: (site) => `Wie ${site} es aufgezeichnet hat.`,
    named: (date, plan, players, aside) =>
      [
        date,
        ...(players.length > 0 ? [some(players)] : plan === null ? [] : [plan]),
        ...(aside === null ? [] : [`beiseitegelegt ${aside}`]),
      ].join(', '),
    resume: (name) =>
      name === null ? 'Gespeichertes Spiel fortsetzen' : `Gespeichertes Spiel fortsetzen: ${name}`,
  },
  keeping: {
    damaged: (why) =>
      `Das Spiel, das dieser Browser behalten hat, lässt sich nicht öffnen. ${why} Es bleibt, wie es ist, und kein anderes Spiel wird an seiner Stelle behalten.`,
    saveToFile: 'In einer Datei speichern',
    saveThis: 'Dieses in einer Datei speichern',
    letGo: 'Verwerfen',
    cannotKeep:
      'Dieser Browser kann das laufende Spiel nicht behalten: Es ginge verloren. Speichern Sie es zuerst in einer Datei.',
    noPlace: (oldest) =>
      `Für ein weiteres beiseitegelegtes Spiel ist kein Platz. Verwerfen Sie das älteste${oldest === null ? '' : ` (${oldest})`}, oder bleiben Sie.`,
    leave: 'Trotzdem gehen',
    stay: 'Bleiben',
    setAside: 'Das bisherige Spiel ist beiseitegelegt.',
    close: 'Schließen',
    elsewhere:
      'Dieses Spiel geht in einem anderen Tab weiter. Nichts, was hier geschieht, wird behalten.',
    loadNewer: 'Das neuere Spiel laden',
    keepsNothing:
      'Dieser Browser behält nichts: Speichern Sie das Spiel in einer Datei, bevor Sie die Seite schließen.',
  },
  status: {
    adjudicated: 'Die Züge sind entschieden. Gehen Sie sie durch, dann geht es weiter.',
    coin: (neutral) =>
      `Eine Münze entscheidet, zu wem ${neutral === null ? 'niemand' : power(neutral)} kommt.`,
    over: 'Das Spiel ist zu Ende.',
    allIn: (phase, late) =>
      late.length === 0
        ? `${WHAT[phase]}: Alle sind da.`
        : `${WHAT[phase]}: Alle sind da. Einen Zug versäumt ${late.length === 1 ? 'hat' : 'haben'} ${listed(late.map(power))}.`,
    everyone: (phase) => `${WHAT[phase]}: Es fehlen noch alle.`,
    waiting: (phase, powers) =>
      `${WHAT[phase]}: Es ${powers.length === 1 ? 'fehlt' : 'fehlen'} noch ${powers.length > MANY_POWERS ? `${String(powers.length)} Mächte` : listed(powers.map(power))}.`,
    past: 'Diese Phase ist vorbei. Nehmen Sie das Spiel bis hierher zurück, so werden die Befehle späterer Phasen wieder angeboten.',
  },
  moves: {
    backToNow: (title) => `Zurück zu jetzt: ${title}`,
    takeBack: 'Das Spiel bis hierher zurücknehmen',
    missing: (powers, phase) =>
      `Nichts von ${powers.length > MANY_POWERS ? `${String(powers.length)} Mächten` : listed(powers.map(toPower))}. ${WITHOUT[phase]}`,
    illegal: (powers, phase) =>
      `Unzulässige Befehle ${listed(powers.map(ofPower))} werden nicht befolgt.${phase === 'retreats' ? ' Eine Einheit ohne anderen Befehl wird aufgelöst.' : ''}`,
    without: 'Ohne sie entscheiden',
    wait: 'Warten',
    adjudicate: 'Entscheiden',
    toRetreats: 'Weiter zu den Rückzügen',
    toTurn: ({ season, year, yearly, phase }) =>
      yearly
        ? `Weiter ${phase === 'adjustments' ? 'zu den Bauten' : `nach ${String(year)}`}`
        : `Weiter zum ${SEASONS[season]}`,
    fallsFor: (player) => `Sie fällt für ${player}`,
    toss: 'Münze werfen',
    redo: 'Zum Spiel vor dem Zurücknehmen',
    results: 'Ergebnisse weitergeben',
    offered: 'Was einst befohlen war, steht wieder auf den Blättern.',
    orders: 'Befehle',
    isIn: (whose) => `${upper(power(whose))} hat abgegeben.`,
    withdraw: 'Zurücknehmen',
    handIn: (whose) => `Für ${power(whose)} abgeben`,
    hide: 'Befehle der anderen verbergen',
    passTo: (whose) => `Diese Befehle sind verborgen. Der Bildschirm geht an ${power(whose)}.`,
    open: (whose) => `Ich bin ${power(whose)}: Blatt öffnen`,
    openAgain: (whose) => `Ich bin ${power(whose)}: Befehle zurücknehmen`,
    showsAll: 'Damit sind die Befehle aller Mächte zu sehen.',
    showAll: 'Alle zeigen',
    keepHidden: 'Verborgen lassen',
    nobody: 'Niemand hat hier noch etwas zu befehlen.',
    mail: 'Befehle mehrerer Mächte einfügen',
    filled: (powers) =>
      `Die Befehle ${listed(powers.map(ofPower))} stehen auf ${powers.length === 1 ? 'dem Blatt' : 'den Blättern'}.`,
    putBack: 'Blätter wie vorher',
    fillAgain: 'Befehle wieder auf die Blätter',
  },
  ruled: {
    retreats: 'Rückzüge',
    adjustments: 'Bauten und Auflösungen',
    noRetreats: 'Niemand musste sich zurückziehen.',
    noAdjustments: 'Niemand hatte etwas zu bauen oder aufzulösen.',
    toTheDesk: 'Diese Phase auf den Schreibtisch legen',
  },
  timeline: {
    now: (date) => `${date}, jetzt`,
    before: 'Die Phase davor',
    after: 'Die Phase danach',
    shown: 'Die gezeigte Phase',
    toNow: 'Jetzt',
  },
  audit: {
    title: 'Was die Aufzeichnung anders hat',
    total: (site, phases, agree) =>
      agree === phases
        ? `Aufgezeichnet von ${site}: ${String(phases)} ${phases === 1 ? 'Phase' : 'Phasen'}, alle stimmen überein.`
        : `Aufgezeichnet von ${site}: ${String(phases)} ${phases === 1 ? 'Phase' : 'Phasen'}, ${String(agree)} ${agree === 1 ? 'stimmt' : 'stimmen'} überein.`,
    differ: (phases) =>
      phases === 1 ? '1 Phase weicht ab:' : `${String(phases)} Phasen weichen ab:`,
    here: 'In dieser Phase weicht die Aufzeichnung ab:',
    leftOut: (phases) =>
      phases === 1
        ? 'Die letzte Phase fehlt: Nach diesen Regeln ist das Spiel vorher zu Ende.'
        : `Die letzten ${String(phases)} Phasen fehlen: Nach diesen Regeln ist das Spiel vorher zu Ende.`,
  },
  centres: 'Versorgungszentren',
  table: 'Am Tisch',
  plan: (name, edition) => `${name}, Regeln von ${edition}.`,
  seats: {
    all: (count) => `${String(count)} Spieler`,
    states: {
      'no-orders': 'hat einen Zug versäumt',
      left: 'ist gegangen',
      'not-played': 'nicht im Krieg',
    },
    out: 'ausgeschieden',
    whoNow: 'Wer spielt jetzt',
    take: 'Platz nehmen',
    cancel: 'Abbrechen',
    leaves: 'Geht',
    returns: 'Kommt zurück',
    replace: 'Ersetzen',
    agreeDraw: 'Remis vereinbaren …',
    confirmDraw: 'Sind alle einverstanden, aufzuhören?',
    yesDraw: 'Ja, Remis',
    endShort: 'Kurzes Spiel beenden …',
    confirmEnd: 'Ist die vereinbarte Zeit um?',
    yesEnd: 'Ja, das Spiel beenden',
    no: 'Nein',
    correct: 'Brett richtigstellen …',
  },
  correction: {
    board: 'Einheiten und Zentren, eine Zeile für jede Macht',
    why: 'Warum? Das wird aufgezeichnet.',
    emptied: (powers) =>
      `Damit verschwinden alle Einheiten ${listed(powers.map(ofPower))} vom Brett. Rückgängig machen lässt es sich mit einer weiteren Richtigstellung, oder indem Sie das Spiel bis zu einer früheren Phase zurücknehmen.`,
    allTheSame: 'Trotzdem richtigstellen',
    submit: 'Brett richtigstellen',
  },
  record: {
    title: 'Die Aufzeichnung',
    check: 'Jede Entscheidung prüfen',
    proved: (phases) =>
      `Geprüft: ${phases === 1 ? 'Die Phase ist' : `Alle ${String(phases)} Phasen sind`} bewiesen.`,
    wrong: (reason) => `Die Aufzeichnung hält nicht stand. ${reason}.`,
    houseRule: 'Hausregel',
  },
  filesTitle: 'Dateien',
  machine: 'Die Maschine dahinter',
  machinePage: {
    title: 'Die Maschine hinter einem Spiel',
    lead: [
      'Ein Spiel Diplomacy ist ein Zustandsautomat. Was hier steht, ist aus dem gelesen, auf dem',
      'die Spielseite',
      'läuft. Drücken Sie einen Knopf: Was die Maschine jetzt nicht darf, lehnt sie ab, und sagt warum.',
    ],
    tries: 'Was geschieht',
    try: {
      write: 'Befehle schreiben',
      'hand-in-one': 'Für eine Macht abgeben',
      'hand-in-all': 'Für alle abgeben',
      deadline: 'Die Zeit ist um',
      adjudicate: 'Entscheiden',
      proceed: 'Weiter',
      back: 'Zurück ins erste Frühjahr',
      draw: 'Remis vereinbaren',
    },
    states: 'Wo sie ist, und ihre Zustände',
  },
};
