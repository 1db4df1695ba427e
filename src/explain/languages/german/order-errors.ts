import { quote } from '../../../orders/errors.ts';
import type { OrderError, OrderErrorKind } from '../../../orders/parsed-orders.ts';

/** What is wrong, and what would be right. */
const ERRORS: Readonly<Record<OrderErrorKind, readonly [problem: string, expected: string]>> = {
  'too-much': ['Das sind mehr Befehle, als jemand braucht', 'ein kürzerer Text'],
  power: [
    'Hier ist keine Macht genannt, die das befehlen könnte',
    'eine Macht vor ihren Befehlen, etwa England',
  ],
  space: ['Kein Feld heißt so', 'ein Feld, etwa Mun oder North Sea'],
  unit: ['Das kann eine Armee oder eine Flotte sein', 'A oder F davor'],
  ambiguous: ['Das hat mehrere Bedeutungen', 'ein Befehl mit nur einer'],
  order: ['Das lässt sich nicht als Befehl lesen', 'ein Befehl, etwa A Mun-Ber'],
};

/** Names of spaces in notation that a misspelt one may have meant. */
const SUGGESTED = /^a space, perhaps (.+?)(?: or (.+))?$/;

/** `Kein Feld heißt so: „Mnu“. Erwartet: ein Feld, vielleicht Mun.` */
export function orderError({ kind, words, expected }: OrderError): string {
  const [problem, usual] = ERRORS[kind];
  const [, one, other] = SUGGESTED.exec(expected) ?? [];
  const suggested =
    one === undefined
      ? usual
      : `ein Feld, vielleicht ${other === undefined ? one : `${one} oder ${other}`}`;
  return `${problem}: „${quote(words).slice(1, -1)}“. Erwartet: ${suggested}.`;
}
