import type { Table } from '../language.ts';
import type { VerdictMessage } from '../../messages/turn/verdict.ts';
import { scored } from './clauses.ts';
import { unitName } from './names.ts';
import { against, listed, numberWord } from './words.ts';

const several = (many: number, one: string, more: string): readonly string[] =>
  many === 0 ? [] : [`${numberWord(many)} ${many === 1 ? one : more}`];

export const verdicts: Table<VerdictMessage> = {
  count: ({ succeed, fail, out }) =>
    `${listed([
      ...several(succeed, 'move succeeds', 'moves succeed'),
      ...several(
        fail,
        succeed === 0 ? 'move fails' : 'fails',
        succeed === 0 ? 'moves fail' : 'fail',
      ),
      ...several(out, 'unit is dislodged', 'units are dislodged'),
    ])}.`,
  'all-hold': () => 'every unit holds.',
  'nothing-moves': ({ but }) =>
    but === null ? 'nothing moves.' : `nothing moves: ${scored(but)}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'both moves succeed.' : `all ${numberWord(moves)} moves succeed.`,
  these: ({ clauses }) => `${listed(clauses.map(scored))}.`,
  'and-this': ({ clauses }) => {
    const [one, other] = clauses.map(scored);
    return `${one ?? ''}, ${other?.includes(' and ') ? 'while' : 'and'} ${other ?? ''}.`;
  },
  'nobody-moves': () => 'no order asks for a move.',
  'but-keeps-out': ({ unit, score }) =>
    `but it keeps ${unitName(unit)} out, ${against(score.attack, score.against)}.`,
};
