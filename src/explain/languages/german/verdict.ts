import type { Table } from '../language.ts';
import type { VerdictMessage } from '../../messages/turn/verdict.ts';
import { scored } from './clauses.ts';
import { unit } from './names.ts';
import { against, counted, listed, numberWord, upper } from './words.ts';

/** `einer scheitert`; with the noun if no other part has named it. */
function failing(fail: number, isNamed: boolean): readonly string[] {
  if (fail === 0) return [];
  const verb = fail === 1 ? 'scheitert' : 'scheitern';
  if (!isNamed) return [`${counted(fail, 'ein Zug', 'Züge')} ${verb}`];
  return [`${fail === 1 ? 'einer' : numberWord(fail)} ${verb}`];
}

export const verdicts: Table<VerdictMessage> = {
  count: ({ succeed, fail, out }) =>
    `${listed([
      ...(succeed > 0
        ? [`${counted(succeed, 'ein Zug', 'Züge')} ${succeed === 1 ? 'gelingt' : 'gelingen'}`]
        : []),
      ...failing(fail, succeed > 0),
      ...(out > 0
        ? [
            `${counted(out, 'eine Einheit', 'Einheiten')} ${out === 1 ? 'wird' : 'werden'} vertrieben`,
          ]
        : []),
    ])}.`,
  'all-hold': () => 'alle Einheiten halten.',
  'nothing-moves': ({ but }) =>
    but === null ? 'nichts bewegt sich.' : `nichts bewegt sich: ${upper(scored(but))}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'beide Züge gelingen.' : `alle ${numberWord(moves)} Züge gelingen.`,
  these: ({ clauses }) => `${listed(clauses.map(scored))}.`,
  'and-this': ({ clauses }) => `${clauses.map(scored).join(', und ')}.`,
  'nobody-moves': () => 'kein Befehl verlangt einen Zug.',
  'but-keeps-out': ({ unit: one, score }) =>
    `aber sie lässt ${unit(one)} nicht hinein, ${against(score.attack, score.against)}.`,
};
