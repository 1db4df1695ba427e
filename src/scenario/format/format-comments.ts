import type { Power } from '../../board/powers.ts';
import { group, plain, wrap } from './format-text.ts';
import type { Phase, Scenario } from '../scenario.ts';

interface Written {
  readonly text: string;
  readonly order: { readonly power: Power };
}

/** The lines of a file for the comments on its orders; none if it has none. */
export function formatComments({
  comments,
  expected,
  expectedRetreats,
  expectedAdjustments,
}: Scenario): readonly string[] {
  if (comments.length === 0) return [];
  const orders: Readonly<Record<Phase, readonly Written[]>> = {
    movement: expected,
    retreats: expectedRetreats,
    adjustments: expectedAdjustments?.orders ?? [],
  };
  return [
    'comments:',
    ...comments.flatMap(({ text, de, on }) => {
      const spoken = on.flatMap(({ phase, order }) => orders[phase][order] ?? []);
      const lists = group(spoken, ({ order }) => order.power).map(
        ([power, own]) => `${power}: [${own.map((one) => plain(one.text)).join(', ')}]`,
      );
      return [
        `  - on: { ${lists.join(', ')} }`,
        '    text: >-',
        ...wrap(text).map((line) => `      ${line}`),
        ...(de === null ? [] : ['    de: >-', ...wrap(de).map((line) => `      ${line}`)]),
      ];
    }),
  ];
}
