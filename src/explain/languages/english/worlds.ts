import type { WorldMessage } from '../../messages/answers/worlds.ts';
import type { Table } from '../language.ts';
import type { Who } from '../../messages/who.ts';
import { unitName, unitsOwn } from './names.ts';
import { against, counted, listed, numberWord } from './words.ts';

function fitting(outcomes: number): string {
  if (outcomes === 0)
    return 'No outcome fits the orders: whatever is supposed leads to its opposite.';
  return outcomes === 1
    ? 'One outcome fits the orders.'
    : `${counted(outcomes, 'outcome')} fit the orders equally well.`;
}

const names = (units: readonly Who[]): string => listed(units.map(unitName));

const part = (who: readonly string[], one: string, several: string): readonly string[] =>
  who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? one : several}`];

const convoyOf = (unit: Who): string => `${unitsOwn(unit)} convoy`;

const POWERLESS = {
  'no-path': 'for it never arrives',
  'own-unit': 'for it cannot dislodge a unit of its own power',
} as const;

export const worlds: Table<WorldMessage> = {
  circle: ({ core, outcomes }) => `${names(core)} wait for one another. ${fitting(outcomes)}`,
  paradox: ({ convoys, outcomes }) => {
    const depends =
      convoys.length === 1 ? 'convoy depends on itself' : 'convoys depend on themselves';
    return `${listed(convoys.map(unitsOwn))} ${depends}. ${fitting(outcomes)}`;
  },
  title: ({ core, some, all }) => {
    if (some.length > 0) return `${names(some)} ${some.length === 1 ? 'moves' : 'move'}`;
    if (core.length === 1) return `${names(core)} ${all ? 'moves' : 'stays'}`;
    const every = core.length === 2 ? 'both' : `all ${numberWord(core.length)}`;
    return `${every} ${all ? 'move' : 'stay'}`;
  },
  world: ({ move, stay, available, disrupted }) =>
    `${listed([
      ...part(move.map(unitName), 'succeeds', 'succeed'),
      ...part(stay.map(unitName), 'fails to move', 'fail to move'),
      ...part(available.map(convoyOf), 'is available', 'are available'),
      ...part(disrupted.map(convoyOf), 'is disrupted', 'are disrupted'),
    ])}.`,
  suppose: ({ unit, yes }) => `suppose that ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`,
  then: ({ kind, unit, yes }) => {
    switch (kind) {
      case 'move':
        return `then ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`;
      case 'convoy':
        return yes
          ? `then nobody dislodges ${unitName(unit)}, and its convoy is available.`
          : `then ${unitName(unit)} is dislodged, and its convoy is disrupted.`;
      case 'path':
        return `then the army in ${unitName(unit)} is ${yes ? '' : 'not '}carried across.`;
      case 'support':
        return `then ${unitsOwn(unit)} support is ${yes ? 'given' : 'cut'}.`;
    }
  },
  so: ({ unit, yes, fits, powerless, score }) => {
    const numbers = powerless ? POWERLESS[powerless] : against(score.attack, score.against);
    const comes = yes ? 'succeeds' : 'fails';
    return fits
      ? `so ${unitsOwn(unit)} move ${comes}, ${numbers}, as supposed: this fits.`
      : `so ${unitsOwn(unit)} move ${comes} after all, ${numbers}: a contradiction.`;
  },
};
