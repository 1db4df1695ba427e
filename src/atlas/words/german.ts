import { PHASE_TITLES } from '../../explain/languages/phase-titles.ts';
import type { BoardsWords } from '../boards-words.ts';

const count = (number: number, one: string, many: string): string =>
  `${String(number)} ${number === 1 ? one : many}`;

/** `Böhmen, Tirol und Venedig`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;

const SEASONS = { Spring: 'Frühjahr', Fall: 'Herbst', Winter: 'Winter' } as const;

export const GERMAN: BoardsWords = {
  list: {
    title: 'Bretter und Varianten',
    description:
      'Andere Bretter für Diplomacy und Varianten auf der Standardkarte: wer sich im ersten Frühjahr treffen kann, um welche Zentren es geht, wo die Engstellen sind.',
    lead: 'Standoff entscheidet, beweist und erklärt Züge auf jedem Brett, das eine Datei beschreibt. Jede Seite zeigt den Anfang, was anders ist, und was das Brett selbst verrät.',
    standard: ['Das Standardbrett', 'Sieben Mächte; achtzehn Zentren gewinnen.'],
    variants: [
      'Auf derselben Karte',
      'Andere Mächte, Anfänge oder Aufbauregeln. Alle kann man hier spielen.',
    ],
    others: [
      'Andere Bretter',
      'Als Diagramme gezeichnet: eine Scheibe für jedes Feld, eine Linie für jede Grenze.',
    ],
    own: ['Ein eigenes Brett: ', 'die Datei mitbringen'],
  },
  about: {
    standard: 'Sieben Mächte in Europa vor dem Ersten Weltkrieg: das Spiel des Regelhefts.',
    'ancient-mediterranean':
      'Karthago, Ägypten, Griechenland, Persien und Rom rund um das Mittelmeer.',
    'cold-war': 'NATO und UdSSR, zwei Mächte auf der ganzen Welt.',
    hundred:
      'England, Frankreich und Burgund in den letzten Jahrzehnten des Hundertjährigen Krieges.',
    pure: 'Sieben Mächte mit je einem Heimatzentrum, von denen jedes an jedes grenzt: ein Spiel, in dem nur das Verhandeln zählt.',
    'youngstown-redux':
      'China, Indien und Japan kommen zu den sieben Mächten, auf einem Brett von Europa bis zum Fernen Osten.',
  },
  description: (name) =>
    `${name}: der Anfang, was anders ist als im Standardspiel, wer sich zuerst treffen kann, umstrittene Zentren, Engstellen, und ein Zug, der darauf entschieden ist.`,
  powers: (number) => count(number, 'Macht', 'Mächte'),
  centres: (number) => count(number, 'Versorgungszentrum', 'Versorgungszentren'),
  wins: (needed) => (needed === null ? 'keine Zahl davon gewinnt' : `${String(needed)} gewinnen`),
  units: (number) => count(number, 'Einheit', 'Einheiten'),
  spaces: (inland, coastal, seas) =>
    `${String(inland + coastal + seas)}: ${String(seas)} auf See, ${String(coastal)} an der Küste, ${String(inland)} im Binnenland`,
  designed: (designer, published) =>
    designer === null ? null : published === null ? designer : `${designer}, ${String(published)}`,
  begins: ({ year, season }, { yearly }) =>
    yearly ? String(year) : `${SEASONS[season]} ${year < 1000 ? 'des Jahres ' : ''}${String(year)}`,
  facts: {
    powers: 'Mächte',
    units: 'Einheiten am Anfang',
    centres: 'Versorgungszentren',
    spaces: 'Felder',
    begins: 'Beginnt',
    designed: 'Entworfen von',
  },
  start: (name) => `Der Anfang von ${name}`,
  diagram: [
    'Als Diagramm',
    'Dasselbe Brett, nur mit dem, was benachbart ist. Eine Linie ist eine Grenze für Armeen, Punkte sind eine für Flotten, Perlen eine für beide; ein zweiter Rand bezeichnet ein Zentrum.',
  ],
  differs: {
    title: 'Was anders ist',
    line: 'Als im Standardspiel.',
    none: 'Nichts: Das ist das Spiel des Regelhefts.',
    say: (difference, { power, space, unit }) => {
      switch (difference.is) {
        case 'map':
          return `Es hat eine eigene Karte mit ${count(difference.spaces, 'Feld', 'Feldern')}.`;
        case 'powers':
          return `Es spielen nur ${listed(difference.powers.map(power))}; die Zentren der anderen gehören anfangs niemandem.`;
        case 'idle':
          return `Niemand spielt ${listed(difference.powers.map(power))}; die Einheiten dort bleiben stehen.`;
        case 'centres-as-powers':
          return `Jedes der ${String(difference.powers)} Zentren ist eine Macht mit dem Namen des Zentrums und einem Spieler.`;
        case 'builds-first':
          return `Zuerst stehen keine Einheiten auf dem Brett: Das Spiel beginnt im Winter ${String(difference.year)}, und jede Macht wählt, was sie baut.`;
        case 'units': {
          const units = difference.units.map((one) => `${power(one.power)} ${unit(one)}`);
          return `Diese Einheiten beginnen anderswo als gewohnt oder sind andere: ${listed(units)}.`;
        }
        case 'homes':
          return `Auch ${listed(difference.homes.map(space))} ${difference.homes.length === 1 ? 'ist Heimatzentrum' : 'sind Heimatzentren'}, und zwar für ${power(difference.power)}.`;
        case 'unowned':
          return `Nur ${String(difference.owned)} der ${String(difference.homes)} Heimatzentren gehören anfangs jemandem; die anderen muss man einnehmen.`;
        case 'surplus':
          return `${power(difference.power)} beginnt mit ${count(difference.units, 'Einheit', 'Einheiten')} und ${count(difference.centres, 'Zentrum', 'Zentren')}: Kommt keines dazu, ist eine Einheit aufzulösen.`;
        case 'builds':
          return difference.where === 'anywhere'
            ? 'Eine Macht darf in jedem freien Zentrum bauen, das ihr gehört.'
            : 'Eine Macht darf in jedem freien Heimatzentrum bauen, das ihr gehört, auch in denen der anderen.';
        case 'winning':
          return `${String(difference.needed)} der ${String(difference.of)} Zentren gewinnen.`;
      }
    },
    calendar: ({ within, between }) =>
      within === 0
        ? null
        : `Ein Zug dauert ${count(within, 'Jahr', 'Jahre')}; gebaut wird alle ${count(within + between, 'Jahr', 'Jahre')}.`,
    unruled: {
      'ancient-mediterranean':
        'Auf der Karte seines Autors darf eine Flotte auf den Balearen eine Armee übersetzen; das entscheidet Standoff nicht.',
    },
  },
  questions: {
    title: 'Was das Brett verrät',
    line: 'Berechnet aus Grenzen, Zentren und Anfang. Konvois zählen nicht.',
    meet: [
      'Wer sich im ersten Frühjahr treffen kann',
      'Zwei Mächte, und die Felder, auf denen nach einem Zug Einheiten von beiden sein können.',
    ],
    nobodyMeets: 'Niemand: Keine zwei Mächte erreichen mit einem Zug dasselbe Feld.',
    everybodyMeets: 'Alle, überall: Jede Macht erreicht mit einem Zug jedes Feld.',
    neutral: [
      'Umstrittene neutrale Zentren',
      'Zentren ohne Besitzer, in denen nach zwei Zügen Einheiten von mindestens zwei Mächten sein können, und nach wie vielen.',
    ],
    noneContested:
      'Keine: Keine zwei Mächte können im ersten Jahr in demselben neutralen Zentrum sein.',
    others: (alone, none) =>
      [
        alone > 0
          ? `${alone === 1 ? 'Ein weiteres erreicht' : `${String(alone)} weitere erreicht`} im ersten Jahr nur eine Macht.`
          : '',
        none > 0
          ? `${none === 1 ? 'Eines erreicht' : `${String(none)} erreicht`} in diesem Jahr niemand.`
          : '',
      ]
        .join(' ')
        .trim(),
    choke: [
      'Engstellen',
      'Ein Feld ist eine Engstelle, wenn Einheiten ohne es von manchen Feldern nicht mehr zu allen anderen kämen.',
    ],
    forArmies: 'Für Armeen',
    forFleets: 'Für Flotten',
    noChoke: 'Keine: Es gibt immer einen anderen Weg.',
    cutsOff: (names, more) =>
      `trennt ${more > 0 ? `${names.join(', ')} und ${String(more)} weitere` : listed(names)} ab`,
    distances: [
      'Wie weit die Mächte auseinander sind',
      'Die wenigsten Züge von einem Heimatzentrum der einen zu einem der anderen, mit einer Armee oder einer Flotte. Ein Strich: nur mit Konvoi.',
    ],
    allApart: (moves) =>
      `${moves === 1 ? 'Ein Zug' : `${String(moves)} Züge`}, zwischen je zwei Mächten.`,
    power: 'Macht',
  },
  example: {
    title: 'Ein Zug darauf',
    why: 'Warum',
    ...PHASE_TITLES.de,
  },
  play: {
    title: 'Spielen',
    line: 'Alles läuft in Ihrem Browser.',
    game: 'Ein Spiel beginnen',
    desk: 'Auf den Schreibtisch legen',
    docs: 'Mehr über andere Bretter',
    command:
      'Auf der Befehlszeile werden Befehle auf diesem Brett entschieden, bewiesen und gezeichnet:',
  },
};
