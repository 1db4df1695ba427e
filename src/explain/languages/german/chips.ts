import type { ChipMessage } from '../../messages/turn/chips.ts';
import { format, type Table } from '../language.ts';
import { numbers } from './movement.ts';
import { written } from './repaired.ts';
import { amount } from './strength.ts';
import { listed } from './words.ts';

export const chips: Table<ChipMessage> = {
  repaired: ({ repair }) => format(written, repair),
  illegal: ({ order }) => `${order} ist unzulässig`,
  ambiguous: ({ unit }) => `${unit} hat verschiedene Befehle`,
  void: ({ order }) => `${order} ist wirkungslos`,
  route: ({ order, by }) => `${order} zieht ${by === 'convoy' ? 'mit dem Konvoi' : 'über Land'}`,
  'convoy-available': ({ unit }) => `Der Konvoi von ${unit} steht`,
  'convoy-disrupted': ({ unit }) => `Der Konvoi von ${unit} ist unterbrochen`,
  path: ({ order, fleets }) => `${order} hat einen Weg, über ${listed(fleets)}`,
  'no-path': ({ order }) => `${order} hat keinen Weg`,
  'support-given': ({ unit }) => `Die Unterstützung von ${unit} gilt`,
  'support-cut': ({ unit }) => `Die Unterstützung von ${unit} ist abgeschnitten`,
  strength: (message) => `${message.order} greift ${amount(message)} an`,
  attack: (message) => `${message.order} greift die Einheit dort ${amount(message)} an`,
  hold: (message) => `${message.order} hält ${amount(message)}`,
  'move-succeeds': ({ order, score }) => `${order} gelingt${numbers(score)}`,
  'move-bounces': ({ order, score }) => `${order} prallt ab${numbers(score)}`,
  'move-blocked': ({ order, by }) => `${order} ist durch die eigene Einheit ${by} blockiert`,
  rotation: ({ units }) => `${listed(units)} warten aufeinander`,
  paradox: ({ units }) =>
    `Das Paradox ${units.length === 1 ? 'des Konvois' : 'der Konvois'} von ${listed(units)}`,
  'move-rotates': ({ order }) => `${order} gelingt, im Kreis`,
  'move-stopped': ({ order }) => `${order} wird vom Paradox aufgehalten`,
  dislodged: ({ unit, by }) => `${unit} wird von ${by} vertrieben`,
  retreats: ({ unit, to }) =>
    to.length === 0
      ? `${unit} hat keinen Rückzug`
      : `${unit} darf sich nach ${listed(to, 'oder')} zurückziehen`,
};
