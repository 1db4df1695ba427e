import { boardIn, spaceIn } from '../../board/board.ts';
import type { ImpossiblePosition } from '../start/position-problem.ts';
import { fileIdOf, isOwnBoardId } from '../../board/others/own-boards.ts';
import {
  coastSide,
  grammarOn,
  kindName,
  listed,
  nationalUnit,
  ofPower,
  power as named,
  quoted,
  toPower as fromPower,
  upper,
} from '../../explain/languages/german/grammar.ts';
import { orderError } from '../../explain/languages/german/order-errors.ts';
import type { DisorderReason, Season } from '../../trace/game-fact.ts';
import type { Expectation, FileProblem, FoundValue } from '../saved/file-problem.ts';
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
    case 'board':
      return isOwnBoardId(problem.board)
        ? told(
            `Dieses Spiel ist auf einem Brett, das nicht hier ist: ${fileIdOf(problem.board)}.`,
            'die Datei dieses Bretts',
          )
        : told(`Dieses Spiel ist auf einem anderen Brett: ${problem.board}.`, 'das geladene Brett');
    case 'rules':
      return told(problem.message, problem.expected);
    case 'start':
      return told(german.start(problem.problem), 'ein Anfang, der sich spielen lässt');
    case 'refused':
      return told(objectionText(problem.objection, german), 'etwas, was da möglich war');
  }
}

function position(problem: ImpossiblePosition): string {
  switch (problem.why) {
    case 'crowded':
      return `Es sind ${String(problem.units)} Einheiten; höchstens ${String(problem.most)} sind erlaubt.`;
    case 'absent':
      return `${upper(named(problem.power))} spielt in diesem Spiel nicht mit.`;
    case 'no-centre':
      return `${problem.space} ist kein Versorgungszentrum.`;
    default: {
      const board = boardIn(problem);
      const there = upper(grammarOn(board).inside(problem.space));
      switch (problem.why) {
        case 'army-at-sea':
          return `${there} kann keine Armee stehen: Auf See ist eine Armee an Bord einer Flotte ihrer Macht, nach dem Army/Fleet-Modul.`;
        case 'two-units':
          return `${there} stehen zwei Einheiten.`;
        case 'astray':
          return `${there} kann keine ${kindName(problem.kind)} stehen.`;
        case 'no-coast':
          return `${there} steht eine Flotte an einer Küste, und diese fehlt: ${listed(
            spaceIn(problem.space, board).coasts.map(coastSide),
            'oder',
          )}.`;
      }
    }
  }
}

export const german: GameWords = {
  date: ({ season, year, phase, yearly }) =>
    [
      yearly ? String(year) : `${SEASONS[season]} ${String(year)}`,
      ...(phase === 'retreats' ? ['Rückzüge'] : []),
      ...(yearly && phase === 'adjustments' ? ['Bauten und Auflösungen'] : []),
    ].join(', '),
  fromYear: (year) => `Ab ${String(year)}.`,
  plans: {
    seven: { name: 'Sieben Spieler', line: 'Jeder eine Macht.' },
    six: { name: 'Sechs Spieler', line: 'Italien bleibt stehen.' },
    five: { name: 'Fünf Spieler', line: 'Italien und Deutschland bleiben stehen.' },
    four: { name: 'Vier Spieler', line: 'England allein, die anderen in Paaren.' },
    three: {
      name: 'Drei Spieler, Russland allein',
      line: 'Russland gegen drei Mächte und drei weitere.',
    },
    'three-mixed': {
      name: 'Drei Spieler, drei Mächte und zwei Paare',
      line: 'Drei Mächte für einen Spieler, je zwei für die anderen.',
    },
    two: {
      name: 'Zwei Spieler',
      line: 'Der Weltkrieg. Italien ist zuerst neutral; 24 Einheiten gewinnen.',
    },
    'france-austria': {
      name: 'Frankreich gegen Österreich',
      line: 'Zwei Mächte, und zwischen ihnen ein Kontinent ohne Besitzer.',
    },
    'england-turkey': {
      name: 'England gegen die Türkei',
      line: 'Die beiden Ecken des Bretts. Englands Flotten beginnen auf See.',
    },
    'germany-italy': {
      name: 'Deutschland gegen Italien',
      line: 'Zwei Nachbarn; wer nimmt zuerst den Balkan und Skandinavien?',
    },
    'germany-russia': {
      name: 'Deutschland gegen Russland',
      line: 'Drei Einheiten gegen vier, Seite an Seite.',
    },
    'france-germany-austria': {
      name: 'Frankreich, Deutschland und Österreich',
      line: 'Drei Nachbarn in der Mitte Europas.',
    },
    'england-italy-russia': {
      name: 'England, Italien und Russland',
      line: 'England hat auch Holland und Italien auch Triest: je vier Einheiten.',
    },
    'fleet-rome': {
      name: 'Flotte in Rom',
      line: 'Italien hat in Rom eine Flotte statt einer Armee.',
    },
    'winter-1898': {
      name: 'Winter 1898',
      line: 'Je eine Einheit und ein Zentrum; die anderen Heimatzentren muss man erst einnehmen.',
    },
    'build-anywhere': {
      name: 'Überall bauen',
      line: 'Eine Macht darf in jedem Zentrum bauen, das ihr gehört.',
    },
    chaos: {
      name: 'Chaos',
      line: 'Jedes der 34 Zentren ist eine Macht. Alle bauen zuerst, später in jedem eigenen Zentrum.',
    },
    hundred: {
      name: 'Hundred',
      line: 'England, Frankreich und Burgund, in Zügen von fünf Jahren.',
    },
    pure: { name: 'Pure', line: 'Sieben Mächte mit je einem Zentrum, alle Nachbarn voneinander.' },
    'ancient-mediterranean': {
      name: 'Ancient Mediterranean',
      line: 'Karthago, Ägypten, Griechenland, Persien und Rom.',
    },
    'cold-war': {
      name: 'Cold War',
      line: 'Die NATO und die UdSSR, zwei Mächte auf der ganzen Welt.',
    },
    'youngstown-redux': {
      name: 'Youngstown Redux',
      line: 'China, Indien und Japan kommen zu den sieben Mächten dazu.',
    },
  },
  start: (problem) => {
    switch (problem.why) {
      case 'position':
        return position(problem.problem);
      case 'nobody':
        return 'Keine Macht hat einen Spieler.';
      case 'absent':
        return `${upper(named(problem.power))} hat weder eine Einheit noch ein Zentrum.`;
      case 'won':
        return `${upper(named(problem.power))} hat schon gewonnen.`;
    }
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
      `Unter den Befehlen ${ofPower(power)} ist einer für eine ${nationalUnit(of, 'Einheit')}.`,
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
    'no-position': ({ problem }) => position(problem),
  },
  file,
};
