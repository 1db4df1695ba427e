import type { SaturdayWords } from './saturday-words.ts';

const count = (n: number, one: string, many: string): string =>
  `${n === 1 ? 'eine' : (['keine', '', 'zwei', 'drei', 'vier'][n] ?? String(n))} ${n === 1 ? one : many}`;

const SEASONS: Readonly<Record<string, string>> = {
  Spring: 'Frühjahr',
  Fall: 'Herbst',
  Winter: 'Winter',
};
const season = (name: string): string => `${SEASONS[name] ?? name} 1901`;

export const SATURDAY_GERMAN: SaturdayWords = {
  title: 'Bereit für Samstag',
  lead: '25 Minuten, ohne Vorwissen bis zur ersten Partie: eine Macht wählen, die Befehle lernen und das Jahr 1901 mit Briefen der Nachbarn spielen.',
  withoutScripts:
    'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus. [Die Beispiele] und [die Regeln] lassen sich ohne sie lesen.',
  part: (place, of) => `Teil ${String(place)} von ${String(of)}`,
  parts: {
    europe: 'Europa',
    orders: 'Befehle',
    spring: 'Frühjahr 1901',
    fall: 'Herbst 1901',
    winter: 'Das Ende des Jahres',
    table: 'Am Tisch',
  },
  kept: 'gespeichert in diesem Browser',
  year: 'Das Jahr 1901',
  cells: {
    'Spring talk': ['Frühjahr', 'Briefe'],
    'Spring orders': ['Frühjahr', 'Befehle'],
    'Spring retreats': ['', 'Rückzug'],
    'Fall talk': ['Herbst', 'Briefe'],
    'Fall orders': ['Herbst', 'Befehle'],
    'Fall retreats': ['', 'Rückzug'],
    'Winter builds': ['Winter', 'Aufbau'],
  },
  board: (title) => `Brett: ${title}`,
  back: 'Zurück',
  next: 'Weiter',
  europe: {
    title: 'Europa im Frühjahr 1901',
    lead: 'Sieben Spieler, keine Würfel. Sie reden, schreiben heimlich Befehle, und alle Befehle geschehen zugleich. Ein Punkt auf der Karte ist ein Versorgungszentrum: Jedes ernährt eine Armee oder Flotte. Wer 18 der 34 besitzt, gewinnt. Die Linie unter dem Brett ist ein Jahr: Frühjahr, dann Herbst, dann neue Einheiten.',
    choose: 'Wählen Sie eine Macht',
    centres: (all, winning) => `${String(all)} Zentren, ${String(winning)} gewinnen`,
    summary: (power, armies, fleets, centres) =>
      `${power}: ${count(armies, 'Armee', 'Armeen')}, ${count(fleets, 'Flotte', 'Flotten')}, ${count(centres, 'Zentrum', 'Zentren')}.`,
    hold: 'Sie besitzen',
    meet: 'Sie treffen auf',
    meets: (power, spaces) => `${power}: ${spaces}`,
    free: 'Frei sind',
    rivals: (centre, powers) => `${centre} (auch nahe: ${powers})`,
    gates: 'Von dort',
    gate: (space, centres) => `${space}: neben ${centres}`,
    begin: (power) => `Anfangen mit ${power}`,
    playedAs: (chosen, played) =>
      `Das Jahr ist für ${played} geschrieben. Was Sie darin lernen, gilt auch für ${chosen}.`,
  },
  lesson: {
    of: (place, of) => `Lektion ${String(place)} von ${String(of)}`,
    skip: 'Diese Lektion überspringen',
    position: (place, of) => `Stellung ${String(place)} von ${String(of)}`,
    rule: 'Entscheiden Sie allein: Sagen Sie, was geschieht, und sehen Sie dann die Entscheidung.',
  },
  talk: {
    title: (name) => `${season(name)}: Briefe`,
    intro:
      'Zuerst reden alle miteinander, zu zweit und heimlich. Das ist die Hälfte des Spiels: Allein kommt niemand weit.',
    letter: (place, of) => `Brief ${String(place)} von ${String(of)}`,
    toYou: 'nur an Sie',
    replies: 'Wählen Sie eine Antwort',
    unanswered:
      'Ihre Befehle können Sie schon mit Bleistift schreiben: Drücken Sie auf eine Einheit auf dem Brett.',
    pencil: 'Ihre Befehle, mit Bleistift',
    secret: 'noch sieht sie niemand',
    none: 'noch keine',
  },
  write: {
    title: {
      moves: (name) => `${season(name)}: Befehle`,
      retreats: (name) => `${season(name)}: Ihre Rückzüge`,
      builds: (name) => `${season(name)}: Ihr Aufbau`,
    },
    intro: {
      moves:
        'Jede Einheit bekommt einen Befehl. Drücken Sie auf eine Einheit, dann auf ihr Ziel; oder schreiben Sie. Eine Einheit ohne Befehl bleibt stehen.',
      retreats:
        'Ihre Einheit wurde vertrieben. Sie geht in ein leeres Feld neben ihr oder verlässt das Brett.',
      builds:
        'Mehr Zentren als Einheiten: Bauen Sie, was fehlt, in Ihren leeren Heimatzentren. Weniger: Einheiten verlassen das Brett.',
    },
    usual: 'Welche für mich schreiben',
    waive:
      'Auf einen Bau zu [verzichten] heißt, ihn bis zu einem späteren Winter auszulassen: um einen Nachbarn zu beruhigen oder um ein Heimatzentrum für eine andere Einheit freizuhalten.',
    reveal: 'Alle Befehle aufdecken',
    empty: {
      holds:
        'Sie haben keine Befehle geschrieben: Ihre Einheiten blieben stehen. Trotzdem aufdecken?',
      leaves:
        'Sie haben keinen Rückzug geschrieben: Ihre Einheit verließe das Brett. Trotzdem aufdecken?',
      waives:
        'Sie haben keinen Bau geschrieben: Sie bekämen keine neue Einheit. Trotzdem aufdecken?',
      loses:
        'Sie haben nicht gesagt, welche Einheit geht: Eine Regel würde eine wählen. Trotzdem aufdecken?',
    },
    anyway: 'Trotzdem aufdecken',
    first: 'Erst Befehle schreiben',
  },
  reveal: {
    title: (name) => `${season(name)}: aufgedeckt`,
    atOnce: 'Alle Befehle werden zugleich gelesen. Niemand kann seine noch ändern.',
    skip: 'Zum Ergebnis',
    others: 'Die anderen Befehle sehen',
    step: (step, of) => `Schritt ${String(step)} von ${String(of)}`,
    stab: 'Hier wird ein Wort gebrochen',
    stopped: 'Hier sollte ein Wort gebrochen werden',
    wrote: (power) => `${power} schrieb`,
    ordered: (power) => `${power} befahl`,
    notKept: 'nicht gehalten',
    noRule: 'Keine Regel wurde verletzt: Versprechen binden niemanden, nur Befehle zählen.',
    threatens: (centres) => `Von dort erreicht sie ${centres}; dort haben Sie keine Einheit.`,
    remedy: 'Was es verhindert hätte',
    remedied: 'Ihr Befehl hat es verhindert.',
    kept: 'Wer Wort gehalten hat',
    keptBy: (power) => `${power} hat Wort gehalten`,
    brokenBy: (power) => `${power} nicht`,
    youKept: (power) => `Sie haben Ihr Wort gehalten (${power})`,
    youBroke: (power) => `Sie haben Ihr Wort nicht gehalten (${power})`,
    toRetreats: 'Weiter',
  },
  later: {
    retreats: (name) => `${season(name)}: Rückzüge`,
    noRetreats:
      'Keine Einheit wurde vertrieben. Sonst würde sie sich jetzt zurückziehen: in ein leeres Feld neben ihr. Die nächste Jahreszeit beginnt.',
    retreatsExplained:
      'Erst jetzt gehen vertriebene Einheiten: in ein leeres Feld neben ihnen, aber nicht dorthin, woher der Angreifer kam, und nicht dorthin, wo ein Patt war. Oder sie verlassen das Brett.',
    builds: 'Winter 1901: Aufbau',
    count:
      'Nach dem Herbst gehört jedes Zentrum dem, dessen Einheit darin steht, oder wem es vorher gehörte. Im Frühjahr wechselt keines den Besitzer.',
    centresOf: (mine, winning) => `${String(mine)} von ${String(winning)}`,
  },
  ends: {
    title: 'Wie eine Partie endet',
    told: [
      [
        'Der Sieg',
        'Wer nach einem Herbst 18 der 34 Zentren besitzt, hat gewonnen. Das dauert etwa acht Jahre.',
      ],
      [
        'Ein Unentschieden',
        'Alle, die noch im Spiel sind, können jederzeit vereinbaren aufzuhören. Sie teilen sich das Unentschieden zu gleichen Teilen.',
      ],
      [
        'Abwesende',
        'Die Einheiten eines Spielers, der keine Befehle abgibt, bleiben stehen. Andere dürfen sie dort unterstützen. Man nennt das Bürgerkrieg.',
      ],
      [
        'Das Ausscheiden',
        'Wer weder eine Einheit noch ein Zentrum hat, ist ausgeschieden. Das dauert Jahre; es rettet, wer redet.',
      ],
    ],
  },
  ready: {
    title: 'Sie sind bereit für Samstag',
    text: 'Sie können das Brett lesen, Befehle schreiben und sagen, warum sie so ausgehen. Nehmen Sie das Blatt für den Tisch mit.',
    ruled: (right, of) => `${String(right)} von ${String(of)} Stellungen ohne Fehler entschieden.`,
    crib: 'Das Blatt für den Tisch drucken',
    course: 'Der ganze Kurs',
    game: 'Eine Partie an einem Bildschirm spielen',
    again: 'Von vorn anfangen',
  },
};
