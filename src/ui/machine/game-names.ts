import type { GameEvent, GameEventOf } from '../../game/event.ts';
import { power } from '../../explain/languages/german/grammar.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { MachineNameKind } from './words.ts';

type Names = Readonly<Partial<Record<MachineNameKind, Readonly<Record<string, string>>>>>;

/** Names for the machine of a game. In English, names that are words already are left out: `allIn` is "all in". */
export const GAME_NAMES: Readonly<Record<LanguageTag, Names>> = {
  en: {
    event: {
      DEADLINE: 'deadline passes',
      DRAW: 'agree to a draw',
      END: 'end a short game',
      LEAVE: 'a player leaves',
      RETURN: 'a player returns',
      REPLACE: 'a new player',
      CORRECT: 'correct the position',
      TOSS: 'the coin is tossed',
    },
    guard: {
      isInOrder: 'nothing prevents it',
      isEverybodyIn: 'everyone is in',
      isSomebodyAwaited: 'someone is missing',
      isNobodyWanted: 'nobody has anything to decide',
      isBackTo: 'that phase was played',
      isCoinDue: 'a coin toss is due',
      isWon: 'someone has won',
    },
  },
  de: {
    state: {
      game: 'Spiel',
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
    event: {
      WRITE: 'Befehle schreiben',
      SUBMIT: 'abgeben',
      WITHDRAW: 'zurücknehmen',
      DEADLINE: 'die Zeit ist um',
      ADJUDICATE: 'entscheiden',
      PROCEED: 'weiter',
      BACK: 'zurück',
      DRAW: 'Remis vereinbaren',
      END: 'ein kurzes Spiel beenden',
      LEAVE: 'ein Spieler geht',
      RETURN: 'ein Spieler kommt zurück',
      REPLACE: 'ein neuer Spieler',
      CORRECT: 'die Stellung berichtigen',
      TOSS: 'die Münze fällt',
    },
    guard: {
      isInOrder: 'nichts dagegen spricht',
      isEverybodyIn: 'alle abgegeben haben',
      isSomebodyAwaited: 'jemand fehlt',
      isNobodyWanted: 'niemand etwas zu entscheiden hat',
      isBackTo: 'diese Phase gespielt wurde',
      isCoinDue: 'die Münze fällig ist',
      isWon: 'jemand gewonnen hat',
    },
    action: {
      log: 'vermerken',
      handIn: 'Befehle annehmen',
      withdraw: 'Befehle zurückgeben',
      lapse: 'ohne Fehlende weitergehen',
      playMoves: 'Züge entscheiden',
      openRetreats: 'Rückzüge eröffnen',
      playRetreats: 'Rückzüge entscheiden',
      openFall: 'Herbst eröffnen',
      countCentres: 'Zentren zählen',
      playAdjustments: 'Bauten und Auflösungen entscheiden',
      beginYear: 'das Jahr beginnen',
      goBack: 'zurückgehen',
      leave: 'Platz freigeben',
      comeBack: 'Platz wieder einnehmen',
      replace: 'Platz neu besetzen',
      draw: 'Remis feststellen',
      endShort: 'kurzes Spiel auswerten',
      correct: 'Stellung berichtigen',
      toss: 'Münze werten',
      win: 'Sieg feststellen',
    },
  },
};

const number = (seat: number): string => String(seat + 1);

/** What happened, by event. */
export const GAME_EVENTS: Readonly<
  Record<LanguageTag, { readonly [T in GameEvent['type']]: (event: GameEventOf<T>) => string }>
> = {
  en: {
    WRITE: () => 'Diplomacy is over',
    SUBMIT: (event) => `${event.power} hands in its orders`,
    WITHDRAW: (event) => `${event.power} takes its orders back`,
    DEADLINE: () => 'The deadline passes',
    ADJUDICATE: () => 'Adjudicate',
    PROCEED: () => 'Proceed',
    BACK: () => 'Back to an earlier phase',
    DRAW: () => 'A draw is agreed',
    END: () => 'The short game ends',
    LEAVE: ({ seat }) => `Player ${number(seat)} leaves`,
    RETURN: ({ seat }) => `Player ${number(seat)} returns`,
    REPLACE: ({ seat }) => `Player ${number(seat)} is replaced`,
    CORRECT: () => 'The position is corrected',
    TOSS: ({ seat }) => `The coin picks player ${number(seat)}`,
  },
  de: {
    WRITE: () => 'Die Diplomatie ist vorbei',
    SUBMIT: (event) => `${power(event.power)} gibt Befehle ab`,
    WITHDRAW: (event) => `${power(event.power)} nimmt die Befehle zurück`,
    DEADLINE: () => 'Die Zeit ist um',
    ADJUDICATE: () => 'Entscheiden',
    PROCEED: () => 'Weiter',
    BACK: () => 'Zurück in eine frühere Phase',
    DRAW: () => 'Ein Remis ist vereinbart',
    END: () => 'Das kurze Spiel endet',
    LEAVE: ({ seat }) => `Spieler ${number(seat)} geht`,
    RETURN: ({ seat }) => `Spieler ${number(seat)} kommt zurück`,
    REPLACE: ({ seat }) => `Spieler ${number(seat)} wird ersetzt`,
    CORRECT: () => 'Die Stellung ist berichtigt',
    TOSS: ({ seat }) => `Die Münze fällt für Spieler ${number(seat)}`,
  },
};
