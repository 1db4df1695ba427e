import {
  listed,
  NATIONAL,
  ofPower,
  power as named,
  quoted,
  toPower as fromPower,
  upper,
} from '../../explain/languages/german/grammar.ts';
import { orderError } from '../../explain/languages/german/order-errors.ts';
import type { DisorderReason, Season } from '../../trace/game-fact.ts';
import type { Expectation, FileProblem, FoundValue } from '../saved/file-problem.ts';
import { PLANS, type PlanId } from '../plan.ts';
import { objectionText, type GameWords } from './game-words.ts';

const SEASONS: Readonly<Record<Season, string>> = {
  Spring: 'Frühjahr',
  Fall: 'Herbst',
  Winter: 'Winter',
};

const DISORDER: Readonly<Record<DisorderReason, string>> = {
  'no-orders': 'Es kamen nicht rechtzeitig Befehle',
  left: 'Der Spieler ist gegangen',
  'not-played': 'In diesem Spiel führt niemand diese Macht',
};

const plan = (id: PlanId, name: string, line: string) => ({
  name,
  line,
  from: `Ab ${String(PLANS[id].year)}.`,
});

const KINDS: Readonly<Record<string, string>> = {
  Object: 'ein Objekt in geschweiften Klammern',
  Array: 'eine Liste in eckigen Klammern',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  integer: 'eine ganze Zahl',
};

function expectation(expected: Expectation): string {
  switch (expected.of) {
    case 'longest':
      return `höchstens ${String(expected.count)} Zeichen`;
    case 'most':
      return `höchstens ${String(expected.count)} Einträge`;
    case 'most-value':
      return `höchstens ${String(expected.count)}`;
    case 'least-value':
      return `mindestens ${String(expected.count)}`;
    case 'whole-number':
      return 'eine ganze Zahl';
    case 'one-of': {
      const values = expected.values.map((value) => KINDS[value] ?? value);
      return expected.more ? `${values.join(', ')} und andere` : values.join(' oder ');
    }
  }
}

function found(value: FoundValue): string {
  switch (value.is) {
    case 'plain':
      return value.text;
    case 'text':
      return `ein Text von ${String(value.length)} Zeichen`;
    case 'list':
      return `eine Liste von ${String(value.length)}`;
    case 'object':
      return 'ein Objekt';
  }
}

function file(problem: FileProblem): ReturnType<GameWords['file']> {
  const told = (message: string, expected: string) => ({ message, expected });
  switch (problem.say) {
    case 'too-long':
      return told('Die Datei ist zu lang.', 'ein gespeichertes Spiel');
    case 'not-a-game':
      return told(
        'Die Datei ist beschädigt oder etwas anderes als ein gespeichertes Spiel.',
        'ein gespeichertes Spiel',
      );
    case 'not-here':
      return told('Dieser Eintrag gehört nicht hierher.', 'kein solcher Eintrag');
    case 'elsewhere':
      return told(
        'Was getan wurde, führt zu einer anderen Stellung.',
        'die Stellung, die sich ergibt',
      );
    case 'later-version':
      return told(
        'Eine spätere Version von Standoff hat dieses Spiel gespeichert.',
        `Version ${String(problem.version)}`,
      );
    case 'odd-name':
      return told(
        `Der Name ${quoted(problem.name)} gehört in kein gespeichertes Spiel.`,
        'ein anderer Name',
      );
    case 'unknown-name':
      return told(`Der Name ${quoted(problem.name)} gehört nicht hierher.`, 'ein anderer Name');
    case 'missing':
      return told('Hier fehlt etwas.', expectation(problem.expected));
    case 'misfit':
      return told(`Das passt hier nicht: ${found(problem.value)}.`, expectation(problem.expected));
    case 'rules':
      return told(problem.message, problem.expected);
    case 'refused':
      return told(objectionText(problem.objection, german), 'etwas, was da möglich war');
  }
}

export const german: GameWords = {
  date: ({ season, year, phase }) =>
    `${SEASONS[season]} ${String(year)}${phase === 'retreats' ? ', Rückzüge' : ''}`,
  plans: {
    seven: plan('seven', 'Sieben Spieler', 'Jeder eine Macht.'),
    six: plan('six', 'Sechs Spieler', 'Italien bleibt stehen.'),
    five: plan('five', 'Fünf Spieler', 'Italien und Deutschland bleiben stehen.'),
    four: plan('four', 'Vier Spieler', 'England allein, die anderen in Paaren.'),
    three: plan(
      'three',
      'Drei Spieler, Russland allein',
      'Russland gegen drei Mächte und drei weitere.',
    ),
    'three-mixed': plan(
      'three-mixed',
      'Drei Spieler, drei Mächte und zwei Paare',
      'Drei Mächte für einen Spieler, je zwei für die anderen.',
    ),
    two: plan(
      'two',
      'Zwei Spieler',
      'Der Weltkrieg. Italien ist zuerst neutral; 24 Einheiten gewinnen.',
    ),
    'france-austria': plan(
      'france-austria',
      'Frankreich gegen Österreich',
      'Zwei Mächte, und zwischen ihnen ein Kontinent ohne Besitzer.',
    ),
    'england-turkey': plan(
      'england-turkey',
      'England gegen die Türkei',
      'Die beiden Ecken des Bretts. Englands Flotten beginnen auf See.',
    ),
    'germany-italy': plan(
      'germany-italy',
      'Deutschland gegen Italien',
      'Zwei Nachbarn; wer nimmt zuerst den Balkan und Skandinavien?',
    ),
    'germany-russia': plan(
      'germany-russia',
      'Deutschland gegen Russland',
      'Drei Einheiten gegen vier, Seite an Seite.',
    ),
    'france-germany-austria': plan(
      'france-germany-austria',
      'Frankreich, Deutschland und Österreich',
      'Drei Nachbarn in der Mitte Europas.',
    ),
    'england-italy-russia': plan(
      'england-italy-russia',
      'England, Italien und Russland',
      'England hat auch Holland und Italien auch Triest: je vier Einheiten.',
    ),
    'fleet-rome': plan(
      'fleet-rome',
      'Flotte in Rom',
      'Italien hat in Rom eine Flotte statt einer Armee.',
    ),
    'winter-1898': plan(
      'winter-1898',
      'Winter 1898',
      'Je eine Einheit und ein Zentrum; die anderen Heimatzentren muss man erst einnehmen.',
    ),
    'build-anywhere': plan(
      'build-anywhere',
      'Überall bauen',
      'Eine Macht darf in jedem Zentrum bauen, das ihr gehört.',
    ),
  },
  objections: {
    'not-now': () => 'Das ist in dieser Phase nicht möglich.',
    eliminated: ({ power }) => `${upper(named(power))} hat weder Einheiten noch Zentren mehr.`,
    disorder: ({ power, because }) =>
      `${upper(named(power))} ist im Bürgerkrieg: ${DISORDER[because]}.`,
    unreadable: ({ errors: [first, ...more] }) =>
      first
        ? `Zeile ${String(first.line)}: ${orderError(first)}${more.length > 0 ? ` (und ${String(more.length)} weitere)` : ''}`
        : 'Das ist kein Befehl.',
    'not-yours': ({ power, of }) =>
      `Unter den Befehlen ${ofPower(power)} ist einer für eine ${NATIONAL[of]} Einheit.`,
    'no-slip': ({ power }) => `${upper(named(power))} hat nichts abgegeben.`,
    awaited: ({ powers }) =>
      `Es fehlen noch Befehle von ${listed(powers.map(fromPower))}. Warten Sie darauf, oder lassen Sie die Frist verstreichen.`,
    'all-in': () => 'Alle Befehle sind da: Es gibt nichts, worauf zu warten wäre.',
    'no-phase': () =>
      'Eine solche Phase gab es nicht, oder niemand hatte darin etwas zu entscheiden.',
    'no-seat': () => 'Einen solchen Spieler gibt es nicht.',
    'has-left': ({ player }) => `${player} ist schon gegangen.`,
    'has-not-left': ({ player }) => `${player} spielt mit.`,
    words: ({ most }) => `Geben Sie 1 bis ${String(most)} Zeichen ein.`,
    'no-position': ({ message }) => message,
  },
  file,
};
