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
  world: ({ move, stay, works, broken }) =>
    `${listed([
      ...part(move.map(unitName), 'succeeds', 'succeed'),
      ...part(stay.map(unitName), 'fails to move', 'fail to move'),
      ...part(works.map(convoyOf), 'works', 'work'),
      ...part(broken.map(convoyOf), 'is broken', 'are broken'),
    ])}.`,
  suppose: ({ unit, yes }) => `suppose that ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`,
  then: ({ kind, unit, yes }) => {
    switch (kind) {
      case 'move':
        return `then ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`;
      case 'convoy':
        return yes
          ? `then nobody dislodges ${unitName(unit)}, and its convoy works.`
          : `then ${unitName(unit)} is dislodged, and its convoy is broken.`;
      case 'path':
        return `then the army in ${unitName(unit)} is ${yes ? '' : 'not '}carried across.`;
      case 'support':
        return `then ${unitsOwn(unit)} support is ${yes ? 'given' : 'cut'}.`;
    }
  },
  so: ({ unit, yes, fits, score }) => {
    const numbers = against(score.attack, score.against);
    const comes = yes ? 'succeeds' : 'fails';
    return fits
      ? `so ${unitsOwn(unit)} move ${comes}, ${numbers}, as supposed: this fits.`
      : `so ${unitsOwn(unit)} move ${comes} after all, ${numbers}: a contradiction.`;
  },
};
