import type { WorldMessage } from '../../messages/answers/worlds.ts';
import type { Table } from '../language.ts';
import type { Who } from '../../messages/who.ts';
import { convoyOf, inside, ofUnit, supportOf, unit, units } from './names.ts';
import { against, counted, listed, numberWord, upper } from './words.ts';

function fitting(outcomes: number): string {
  if (outcomes === 0)
    return 'Kein Ausgang passt zu den Befehlen: Was man auch annimmt, führt auf das Gegenteil.';
  return outcomes === 1
    ? 'Ein Ausgang passt zu den Befehlen.'
    : `${upper(counted(outcomes, 'ein Ausgang', 'Ausgänge'))} passen gleich gut zu den Befehlen.`;
}

const part = (
  list: readonly Who[],
  name: (list: readonly Who[]) => string,
  one: string,
  several: string,
): readonly string[] =>
  list.length === 0 ? [] : [`${name(list)} ${list.length === 1 ? one : several}`];

const POWERLESS = {
  'no-path': 'denn sie kommt nicht an',
  'own-unit': 'denn sie kann keine Einheit derselben Macht vertreiben',
} as const;

export const worlds: Table<WorldMessage> = {
  circle: ({ core, outcomes }) => `${units(core)} warten aufeinander. ${fitting(outcomes)}`,
  paradox: ({ convoys, outcomes }) =>
    `${convoyOf(convoys)} ${convoys.length === 1 ? 'hängt' : 'hängen'} von sich selbst ab. ${fitting(outcomes)}`,
  title: ({ core, some, all }) => {
    if (some.length > 0) return `${units(some)} ${some.length === 1 ? 'zieht' : 'ziehen'}`;
    if (core.length === 1) return `${units(core)} ${all ? 'zieht' : 'bleibt'}`;
    const every = core.length === 2 ? 'beide' : `alle ${numberWord(core.length)}`;
    return `${every} ${all ? 'ziehen' : 'bleiben'}`;
  },
  world: ({ move, stay, available, disrupted }) =>
    `${listed([
      ...part(move, units, 'zieht', 'ziehen'),
      ...part(stay, units, 'kommt nicht weg', 'kommen nicht weg'),
      ...part(available, convoyOf, 'steht', 'stehen'),
      ...part(disrupted, convoyOf, 'ist unterbrochen', 'sind unterbrochen'),
    ])}.`,
  suppose: ({ unit: one, yes }) =>
    `angenommen, der Zug ${ofUnit(one)} ${yes ? 'gelingt' : 'scheitert'}.`,
  then: ({ kind, unit: one, yes }) => {
    switch (kind) {
      case 'move':
        return `dann ${yes ? 'gelingt' : 'scheitert'} der Zug ${ofUnit(one)}.`;
      case 'convoy':
        return yes
          ? `dann vertreibt niemand ${unit(one)}, und ihr Konvoi steht.`
          : `dann wird ${unit(one)} vertrieben, und ihr Konvoi ist unterbrochen.`;
      case 'path':
        return `dann setzt die Armee ${inside(one.at)} ${yes ? '' : 'nicht '}über.`;
      case 'support':
        return yes
          ? `dann gilt ${supportOf([one])}.`
          : `dann ist ${supportOf([one])} abgeschnitten.`;
    }
  },
  so: ({ unit: one, yes, fits, powerless, score }) => {
    const numbers = powerless ? POWERLESS[powerless] : against(score.attack, score.against);
    const comes = `also ${yes ? 'gelingt' : 'scheitert'} der Zug ${ofUnit(one)}`;
    return fits
      ? `${comes}, ${numbers}, wie angenommen: Das passt.`
      : `${comes} doch, ${numbers}: ein Widerspruch.`;
  },
};
