import type { EventObject } from 'xstate';
import { POWERS } from '../../board/powers.ts';
import { isSameDate } from '../../game/date.ts';
import type { GameEvent } from '../../game/event.ts';
import { type Game, planOf } from '../../game/game.ts';
import { isPassed } from '../../game/history.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { gameWords as wordsOfGame } from '../../game/languages/game-languages.ts';
import { objectionText } from '../../game/languages/game-words.ts';
import type { Refused } from '../../game/phase-machine.ts';
import type { Telling } from './event-log.ts';
import type { NameOf, Words } from './words.ts';

/** Names of the machine of a game that say more in other words. */
const NAMES: Readonly<Partial<Record<NameOf, Readonly<Record<string, string>>>>> = {
  event: {
    DEADLINE: 'deadline passes',
    DRAW: 'agree a draw',
    END: 'end a short game',
    LEAVE: 'a player leaves',
    RETURN: 'a player returns',
    REPLACE: 'a new player',
    CORRECT: 'correct the position',
    TOSS: 'the coin falls',
    '*': 'anything else, refused',
  },
  guard: {
    isInOrder: 'nothing speaks against it',
    isEverybodyIn: 'everybody is in',
    isSomebodyAwaited: 'somebody is awaited',
    isNobodyWanted: 'nobody has anything to decide',
    isBackTo: 'that phase was played',
    isCoinDue: 'the coin is due',
    isWon: 'somebody has won',
  },
};

/** The states of the machine of a game where a language names them in its own way. */
const STATES: Readonly<Record<LanguageTag, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    playing: 'Es wird gespielt',
    spring: 'Frühjahr',
    fall: 'Herbst',
    winter: 'Winter',
    diplomacy: 'Diplomatie',
    orders: 'Befehle',
    open: 'offen',
    allIn: 'alle da',
    closed: 'geschlossen',
    adjudication: 'Entscheidung',
    retreats: 'Rückzüge',
    ownership: 'Besitz',
    coin: 'Münze',
    adjustments: 'Bauten und Auflösungen',
    victoryCheck: 'Prüfung des Siegs',
    newYear: 'Neues Jahr',
    ended: 'Zu Ende',
    victory: 'Sieg',
    draw: 'Remis',
    shortGame: 'Kurzes Spiel',
  },
};

export const gameWords: Words = (name, of) => NAMES[of]?.[name] ?? '';

/** The same with the names of states in a language. */
export const gameWordsIn =
  ({ tag }: Pick<Language, 'tag'>): Words =>
  (name, of) =>
    (of === 'state' ? STATES[tag][name] : undefined) ?? gameWords(name, of);

function sayEvent(event: GameEvent): string {
  switch (event.type) {
    case 'WRITE':
      return 'Diplomacy is over';
    case 'SUBMIT':
      return `${event.power} hands in its orders`;
    case 'WITHDRAW':
      return `${event.power} takes its orders back`;
    case 'DEADLINE':
      return 'The deadline passes';
    case 'ADJUDICATE':
      return 'Adjudicate';
    case 'PROCEED':
      return 'Proceed';
    case 'BACK':
      return 'Back to an earlier phase';
    case 'DRAW':
      return 'A draw is agreed';
    case 'END':
      return 'The short game ends';
    case 'LEAVE':
      return `Player ${String(event.seat + 1)} leaves`;
    case 'RETURN':
      return `Player ${String(event.seat + 1)} returns`;
    case 'REPLACE':
      return `Player ${String(event.seat + 1)} is replaced`;
    case 'CORRECT':
      return 'The position is corrected';
    case 'TOSS':
      return `The coin falls for player ${String(event.seat + 1)}`;
  }
}

/** How `watchEvents` words what happens to a game, and why something was refused. */
export const gameTelling = (languageOf: () => Language): Telling => ({
  sayEvent: (event) => sayEvent(event as GameEvent),
  sayRefusal: (emitted: EventObject) =>
    emitted.type === 'REFUSED'
      ? objectionText((emitted as Refused).objection, wordsOfGame(languageOf()))
      : null,
});

/** The phases of this year in which nobody had anything to decide, as the wheel names them. */
export function passedThrough({ played, now }: Pick<Game, 'played' | 'now'>): readonly string[] {
  return played
    .filter((moment) => moment.when.year === now.when.year && isPassed(moment))
    .map(({ when }) => `${when.season.toLowerCase()}.${when.phase}`);
}

/** The states of a year that are no phases of this game: steps on the way, and a coin that nobody tosses. */
export function noPhases(game: Pick<Game, 'plan' | 'now'>): readonly string[] {
  const coin = planOf(game).neutral?.year === game.now.when.year ? [] : ['winter.coin'];
  return [...coin, 'winter.victoryCheck', 'winter.newYear'];
}

/** The phase in which a game ended, as the wheel names it. */
export function lastPhase({ played, now }: Pick<Game, 'played' | 'now'>): string {
  const { season, phase } = now.when;
  const before = played.at(-1);
  const ruled = before !== undefined && isSameDate(before.when, now.when);
  const last = {
    movement: ruled ? 'adjudication' : 'orders',
    retreats: 'retreats',
    adjustments: ruled ? 'adjustments' : 'ownership',
  }[phase];
  return `${season.toLowerCase()}.${last}`;
}

/** An event of every kind as it might be sent now, so that the machine itself says which are possible. */
export function gameTries({ now, played }: Pick<Game, 'now' | 'played'>): readonly GameEvent[] {
  const seats = now.seats.map((_, seat) => seat);
  return [
    { type: 'WRITE' },
    ...POWERS.map((power): GameEvent => ({ type: 'SUBMIT', power, text: '' })),
    ...POWERS.map((power): GameEvent => ({ type: 'WITHDRAW', power })),
    { type: 'DEADLINE' },
    { type: 'ADJUDICATE' },
    { type: 'PROCEED' },
    ...played.map((_, to): GameEvent => ({ type: 'BACK', to })),
    { type: 'DRAW' },
    { type: 'END' },
    ...seats.flatMap((seat): readonly GameEvent[] => [
      { type: 'LEAVE', seat },
      { type: 'RETURN', seat },
      { type: 'REPLACE', seat, player: 'somebody' },
      { type: 'TOSS', seat },
    ]),
    { type: 'CORRECT', units: now.units, owners: now.owners, note: 'as it is' },
  ];
}
