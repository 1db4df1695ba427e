import { format, type Table } from '../language.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';
import { outOf, toward, unit } from './names.ts';

/** As the end of a sentence that has named the unit: `soll nach Livland`. */
const INSTEAD: Table<Instead> = {
  'ordered-elsewhere': ({ to }) => `soll ${toward(to)}`,
  'not-followed': () => 'zieht nicht, weil ihr eigener Befehl nicht befolgt wird',
  'not-ordered-to-move': () => 'hat keinen Befehl zu ziehen',
};

export const voided: Table<VoidMessage> = {
  'void-move': ({ unit: army, to }) =>
    `die Befehle der Flotten ergeben keine Route ${outOf(army.at)} ${to === null ? 'zum Ziel' : toward(to)}, also bleibt die Armee und bewirkt nichts.`,
  'void-convoy': ({ unit: fleet, target, to, instead }) =>
    `${unit(fleet)} soll eine Armee ${outOf(target.at)} ${toward(to)} übersetzen, aber ${unit(target)} ${format(INSTEAD, instead)}. Der Konvoibefehl bewirkt nichts.`,
  'void-hold-support': ({ unit: supporter, target, instead }) =>
    instead
      ? `${unit(supporter)} unterstützt ${unit(target)} beim Halten, aber diese ${format(INSTEAD, instead)}, und eine Einheit, die ziehen soll, kann beim Halten nicht unterstützt werden. Die Unterstützung bewirkt nichts.`
      : `${unit(supporter)} unterstützt ${unit(target)} beim Halten, aber diese sollte ziehen, und hier zählt auch ein unzulässiger Zugbefehl. Die Unterstützung bewirkt nichts.`,
  'void-support': ({ unit: supporter, target, to, instead }) =>
    `${unit(supporter)} unterstützt einen Zug ${outOf(target.at)} ${toward(to)}, aber ${unit(target)} ${format(INSTEAD, instead)}. Die Unterstützung bewirkt nichts.`,
};
