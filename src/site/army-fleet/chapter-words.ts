import type { LanguageTag } from '../../explain/languages/language-tags.ts';

interface Lesson {
  readonly title: string;
  /** What the module says about it, in our own words. */
  readonly text: string;
}

/** The examples of the chapter, in a good order for learning the module: the scenario and the paragraph. */
export const EXAMPLES = [
  ['ferry-over-one-sea', 'I'],
  ['no-convoy-over-two-seas', 'I'],
  ['ferried-army-stays-aboard', 'I.b'],
  ['ferried-army-goes-back', 'I.b'],
  ['boards-a-fleet-that-holds', 'II.a'],
  ['board-sail-land', 'II.a'],
  ['landing-repelled', 'III.d'],
  ['attacked-fleet-takes-nobody-aboard', 'III.c'],
  ['away-before-the-attack', 'III.c'],
  ['four-moves-at-sea', 'II.b'],
  ['fleet-supports-the-landing', 'III.g'],
  ['fleet-is-recalled', 'III.d'],
  ['taken-with-support', 'IV.e'],
  ['only-land-is-open', 'IV.a'],
  ['circular-case', 'III.h'],
] as const;
type ExampleName = (typeof EXAMPLES)[number][0];

/** Turns for the reader to rule, after the chapter. */
export const EXERCISES = [
  'kept-back-and-attacked',
  'support-of-the-landing-is-cut',
  'dislodged-while-it-supports',
  'circle-of-one-power',
  'ferry-bounces',
  'foreign-ferry-bounces',
  'no-convoy-over-three-seas',
] as const;

interface ChapterWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** A link to the lessons of the course. */
  readonly learn: string;
  readonly basics: readonly string[];
  readonly lessons: Readonly<Record<ExampleName, Lesson>>;
  readonly play: string;
  readonly exercises: Lesson;
  readonly rest: Lesson;
  readonly readings: string;
}

export const CHAPTER_WORDS: Readonly<Record<LanguageTag, ChapterWords>> = {
  en: {
    title: 'The Army/Fleet module',
    description: 'Armies aboard fleets, under Fred C. Davis’s module of 1984, in fifteen examples.',
    lead: 'In Fred C. Davis’s module, armies travel aboard fleets. Here it is in fifteen examples, for readers who know Diplomacy. Each can be played step by step.',
    learn: 'Learn it by predicting: nine short lessons',
    basics: [
      'All rules of 1982 apply, except for the convoy: no army is convoyed over a row of fleets any more.',
      'An army may board a fleet of its own power. Together they are an A/F: they move, attack and are supported as one fleet, and only at sea.',
      'The army lands before its fleet acts, or after the fleet has moved to another sea.',
    ],
    lessons: {
      'ferry-over-one-sea': {
        title: 'The fast ferry',
        text: 'What is left of the convoy: one fleet takes an army across one sea. Both need an order, the army’s “by ferry”.',
      },
      'no-convoy-over-two-seas': {
        title: 'One sea only',
        text: 'A crossing that needs two fleets is illegal: the army’s order as well as the fleets’. To go farther, an army boards a fleet.',
      },
      'ferried-army-stays-aboard': {
        title: 'Your own ferry',
        text: 'If the ferried army cannot enter, it stays aboard a fleet of its own power. It has left its province, even though it has not arrived; others may move in.',
      },
      'ferried-army-goes-back': {
        title: 'The foreign ferry',
        text: 'No army stays aboard a fleet of another power. So this one never left, and its province is not free.',
      },
      'boards-a-fleet-that-holds': {
        title: 'Boarding',
        text: 'At the beginning of the turn, the fleet must be at sea next to the army, of the same power, with no army aboard. From then on the army stands on its deck; the pips on the hull count the moves it has spent at sea.',
      },
      'board-sail-land': {
        title: 'All in one turn',
        text: 'Board, sail, land: this way an army crosses two seas in one turn. It lands from the second sea, never from the one where it boarded.',
      },
      'landing-repelled': {
        title: 'A landing is an attack',
        text: 'It has strength 1 and may be supported. If it is repelled, the army stays aboard; what came before stands.',
      },
      'attacked-fleet-takes-nobody-aboard': {
        title: 'A fleet that must defend',
        text: 'If the fleet remains in its sea and a fleet of another power attacks it there, no army boards, whether or not the attack succeeds. Nor does an army board a fleet that is ordered to support.',
      },
      'away-before-the-attack': {
        title: 'A fleet that gets away',
        text: 'It leaves nothing to defend, so the army boards. But if the fleet cannot get away, it must defend after all.',
      },
      'four-moves-at-sea': {
        title: 'Rations',
        text: 'An army that is still aboard at the end of its fourth move at sea starves. On the fourth move it can still land. The fleet is not affected.',
      },
      'fleet-supports-the-landing': {
        title: 'Landing first',
        text: 'An army that was aboard at the beginning of the turn may land before its fleet acts. The fleet may then hold, support that landing and nothing else, or move elsewhere, even into a port.',
      },
      'fleet-is-recalled': {
        title: 'Recalled',
        text: 'If the landing is repelled, the fleet’s own move does not take place: it stays and takes the army back. It attacks no unit, and keeps none out of where it was going.',
      },
      'taken-with-support': {
        title: 'The landing is disrupted',
        text: 'If the fleet stays, only dislodging it disrupts the landing. If it is ordered away, it is enough for another power to enter its sea with support; if that power enters without support, the army still lands.',
      },
      'only-land-is-open': {
        title: 'Retreats',
        text: 'A dislodged fleet takes its army with it to a sea, as long as one is open. If only land is open, the fleet alone is saved. No other sea touches the Black Sea, so an army aboard there is always in danger.',
      },
      'circular-case': {
        title: 'Circles',
        text: 'Orders that contradict themselves whatever is assumed cannot be adjudicated: all units concerned hold.',
      },
    },
    play: 'Play it',
    exercises: {
      title: 'Adjudicate these yourself',
      text: 'Look at the orders, decide, then open the page and compare.',
    },
    rest: { title: 'All examples', text: 'Every rule of the module in a position.' },
    readings: 'How we read the module where its text leaves a question open',
  },
  de: {
    title: 'Das Army/Fleet-Modul',
    description:
      'Armeen an Bord von Flotten, nach dem Modul von Fred C. Davis von 1984, in fünfzehn Beispielen.',
    lead: 'Im Modul von Fred C. Davis fahren Armeen an Bord von Flotten. Hier ist es in fünfzehn Beispielen, für alle, die Diplomacy kennen. Jedes lässt sich Schritt für Schritt abspielen.',
    learn: 'Lernen durch Vorhersagen: neun kurze Lektionen',
    basics: [
      'Alle Regeln von 1982 gelten, nur das Übersetzen nicht: Niemand wird mehr über eine Reihe von Flotten übergesetzt.',
      'Eine Armee darf an Bord einer Flotte ihrer Macht gehen. Die beiden sind dann eine A/F: Sie ziehen, greifen an und werden unterstützt wie eine Flotte, und nur auf See.',
      'Die Armee landet, bevor ihre Flotte handelt, oder nachdem die Flotte in ein anderes Meer gezogen ist.',
    ],
    lessons: {
      'ferry-over-one-sea': {
        title: 'Die Schnellfähre',
        text: 'Was vom Übersetzen bleibt: Eine Flotte bringt eine Armee über ein Meer. Beide erhalten einen Befehl, die Armee „by ferry“.',
      },
      'no-convoy-over-two-seas': {
        title: 'Nur ein Meer',
        text: 'Eine Überfahrt, die zwei Flotten braucht, ist unzulässig: der Befehl der Armee ebenso wie die der Flotten. Wer weiter will, geht an Bord.',
      },
      'ferried-army-stays-aboard': {
        title: 'Die eigene Fähre',
        text: 'Kommt die übergesetzte Armee nicht hinein, so bleibt sie an Bord einer Flotte ihrer Macht. Sie hat ihre Provinz verlassen, auch wenn sie nicht angekommen ist; andere dürfen nachrücken.',
      },
      'ferried-army-goes-back': {
        title: 'Die fremde Fähre',
        text: 'An Bord einer fremden Flotte bleibt keine Armee. Also ist diese nie fort gewesen, und ihre Provinz ist nicht frei.',
      },
      'boards-a-fleet-that-holds': {
        title: 'An Bord gehen',
        text: 'Die Flotte muss zu Beginn des Zuges auf See neben der Armee liegen, von derselben Macht und ohne Armee an Bord. Von nun an steht die Armee auf ihrem Deck; die Punkte am Rumpf zählen ihre Züge auf See.',
      },
      'board-sail-land': {
        title: 'Alles in einem Zug',
        text: 'An Bord, Fahrt, Landung: So kommt eine Armee auf einmal über zwei Meere. Sie landet am zweiten Meer, nie an dem, wo sie an Bord ging.',
      },
      'landing-repelled': {
        title: 'Eine Landung ist ein Angriff',
        text: 'Sie hat Stärke 1 und darf unterstützt werden. Wird sie abgewehrt, so bleibt die Armee an Bord; was davor kam, bleibt bestehen.',
      },
      'attacked-fleet-takes-nobody-aboard': {
        title: 'Eine Flotte, die verteidigen muss',
        text: 'Bleibt die Flotte in ihrem Meer und greift eine Flotte einer anderen Macht sie dort an, so geht niemand an Bord. Ob der Angriff gelingt, ist gleich. Auch an Bord einer Flotte, die unterstützen soll, geht niemand.',
      },
      'away-before-the-attack': {
        title: 'Eine Flotte, die davonkommt',
        text: 'Sie hat nichts zu verteidigen, also geht die Armee an Bord. Kommt sie aber nicht davon, so muss sie doch verteidigen.',
      },
      'four-moves-at-sea': {
        title: 'Vorräte',
        text: 'Eine Armee, die am Ende ihres vierten Zuges auf See noch an Bord ist, verhungert. Beim vierten Zug kann sie noch landen. Der Flotte geschieht nichts.',
      },
      'fleet-supports-the-landing': {
        title: 'Erst landen',
        text: 'Eine Armee, die zu Beginn schon an Bord war, darf landen, bevor ihre Flotte handelt. Die Flotte darf dann halten, diese Landung und sonst nichts unterstützen, oder anderswohin ziehen, auch in einen Hafen.',
      },
      'fleet-is-recalled': {
        title: 'Zurückgerufen',
        text: 'Wird die Landung abgewehrt, so findet der Zug der Flotte nicht statt: Sie bleibt und nimmt die Armee wieder auf. Sie greift niemanden an und hält niemanden von ihrem Ziel fern.',
      },
      'taken-with-support': {
        title: 'Die Landung wird verhindert',
        text: 'Eine Flotte, die bleibt, muss vertrieben werden, damit ihre Armee nicht landet. Soll sie fort, so genügt es, dass eine andere Macht mit Unterstützung in ihr Meer kommt; kommt sie ohne Unterstützung, so landet die Armee doch.',
      },
      'only-land-is-open': {
        title: 'Rückzüge',
        text: 'Eine vertriebene Flotte nimmt ihre Armee in ein Meer mit, solange eines offen ist. Ist nur Land offen, so rettet sich die Flotte allein. Kein anderes Meer reicht ans Schwarze Meer, also ist eine Armee an Bord dort immer in Gefahr.',
      },
      'circular-case': {
        title: 'Kreise',
        text: 'Über Befehle, die sich widersprechen, was man auch annimmt, lässt sich nicht entscheiden: Alle betroffenen Einheiten halten.',
      },
    },
    play: 'Abspielen',
    exercises: {
      title: 'Entscheiden Sie selbst',
      text: 'Sehen Sie sich die Befehle an, entscheiden Sie, und vergleichen Sie dann auf der Seite.',
    },
    rest: { title: 'Alle Beispiele', text: 'Jede Regel des Moduls in einer Stellung.' },
    readings: 'Wie wir das Modul lesen, wo sein Text etwas offenlässt',
  },
};
