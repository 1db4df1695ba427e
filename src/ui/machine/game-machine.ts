import { firstYearOf, isSameDate } from '../../game/date.ts';
import type { GameEvent } from '../../game/event.ts';
import { boardAt, calendarAt, type Game, planOf } from '../../game/game.ts';
import { isPassed } from '../../game/history.ts';
import type { Language } from '../../explain/languages/language.ts';
import { gameWords as wordsOfGame } from '../../game/languages/game-languages.ts';
import { objectionText } from '../../game/languages/game-words.ts';
import type { EventWording } from './event-log.ts';
import { GAME_EVENTS, GAME_NAMES } from './game-names.ts';
import type { MachineWording } from './words.ts';

/** The names of the machine of a game in a language. */
export const gameWords =
  ({ tag }: Pick<Language, 'tag'>): MachineWording =>
  (name, of) =>
    GAME_NAMES[tag][of]?.[name] ?? '';

/** The same with the years of the two turns, for a game whose turns have no seasons. */
export function gameWordsFor(
  { tag }: Pick<Language, 'tag'>,
  { when, ...moment }: Game['now'],
): MachineWording {
  const words = gameWords({ tag });
  if (!when.yearly) return words;
  const calendar = calendarAt(moment);
  const first = firstYearOf(when, calendar);
  const years: Readonly<Record<string, string>> = {
    spring: String(first),
    fall: String(first + calendar.within),
    winter: GAME_NAMES[tag].state?.['adjustments'] ?? 'adjustments',
  };
  return (name, of) => (of === 'state' && years[name]) || words(name, of);
}

/** The wording of a game's events, and why one was refused. */
export const gameEventWording = (language: Language): EventWording => ({
  sayEvent: (event) => {
    const say = GAME_EVENTS[language.tag][(event as GameEvent).type] as (
      event: GameEvent,
    ) => string;
    return say(event as GameEvent);
  },
  sayObjection: (objection) => objectionText(objection, wordsOfGame(language)),
});

/** The phases of this year in which nobody had anything to decide, named as for the wheel. */
export function passedThrough({ played, now }: Pick<Game, 'played' | 'now'>): readonly string[] {
  const calendar = calendarAt(now);
  const year = firstYearOf(now.when, calendar);
  return played
    .filter((moment) => firstYearOf(moment.when, calendar) === year && isPassed(moment))
    .map(({ when }) => `${when.season.toLowerCase()}.${when.phase}`);
}

/** The states of a year that are not phases of this game: intermediate steps, and a coin that is never tossed. */
export function noPhases(game: Pick<Game, 'plan' | 'now'>): readonly string[] {
  const coin = planOf(game).neutral?.year === game.now.when.year ? [] : ['winter.coin'];
  return [...coin, 'start', 'winter.victoryCheck', 'winter.newYear'];
}

/** The phase in which a game ended, named as for the wheel. */
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

/** An event of every type as it might be sent now, so that the machine itself determines which are possible. */
export function gameTries({ now, played }: Pick<Game, 'now' | 'played'>): readonly GameEvent[] {
  const seats = now.seats.map((_, seat) => seat);
  const { powers } = boardAt(now);
  return [
    { type: 'WRITE' },
    ...powers.map((power): GameEvent => ({ type: 'SUBMIT', power, text: '' })),
    ...powers.map((power): GameEvent => ({ type: 'WITHDRAW', power })),
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
