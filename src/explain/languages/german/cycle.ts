import type { Backup, CycleNearMiss, CycleMessage } from '../../messages/cycle.ts';
import type { Table } from '../language.ts';
import { convoyOf, ofUnits, outOf, toward, unit, units, unitThere } from './names.ts';
import { counted, listed, numberWord } from './words.ts';

/** What the rule for paradoxes does to so many convoys. */
function settled(backup: Backup, convoys: number): string {
  const broken =
    convoys === 1 ? 'Der Konvoi ist unterbrochen' : 'Diese Konvois sind alle unterbrochen';
  switch (backup) {
    case 'broken':
      return broken;
    case 'all-hold':
      return 'Alle betroffenen Einheiten bleiben, wo sie sind';
    case 'broken-or-all-hold':
      return `${broken}, wenn das einer der Ausgänge ist, und sonst bleiben alle betroffenen Einheiten, wo sie sind`;
  }
}

export const core: Table<CycleMessage> = {
  rotation: ({ core: list }) => {
    if (list.length === 2)
      return `${units(list)} warten je darauf, dass die andere wegzieht, und sonst hält sie nichts auf. Also ziehen beide.`;
    const waiting = list.map((one, place) => {
      const next = list[place + 1] ?? list[0] ?? one;
      return `${unit(one)}${place === 0 ? ' wartet' : ''} auf ${unit(next)}`;
    });
    return `${listed(waiting)}. Sonst hält sie nichts auf, also ziehen alle ${numberWord(list.length)} zugleich.`;
  },
  'move-rotates': ({ unit: one, to, there }) =>
    `${unit(one)} zieht ${toward(to)}, während ${unitThere(there)} weiterzieht.`,
  paradox: ({ convoys, outcomes, backup }) => {
    const rule = `Die Regel für Paradoxe entscheidet: ${settled(backup, convoys.length)}.`;
    const fit =
      outcomes === 0
        ? 'kein Ausgang passt zu den Befehlen'
        : `die Befehle lassen ${counted(outcomes, 'einen Ausgang', 'Ausgänge')} zu`;
    if (convoys.length !== 1)
      return `was aus den Konvois ${ofUnits(convoys)} wird, hängt von diesen Konvois selbst ab, und ${fit}. ${rule}`;
    return outcomes === 0
      ? `${convoyOf(convoys)} widerspricht sich selbst: Gelingt er, so scheitert er, und scheitert er, so gelingt er. ${rule}`
      : `was aus dem Konvoi ${ofUnits(convoys)} wird, hängt vom Konvoi selbst ab, und ${fit}. ${rule}`;
  },
  'move-stopped': ({ unit: one, to }) =>
    `die Regel für Paradoxe hält den Zug ${outOf(one.at)} ${toward(to)} auf, also bleibt ${unit(one)}.`,
};

export const cycleNearMisses: Table<CycleNearMiss> = {
  'staying-fits': ({ units: many }) =>
    `auch wenn ${many === 2 ? 'beide' : 'alle'} blieben, passte das zu den Befehlen ebenso gut, aber die Regel lässt sie ziehen.`,
};
