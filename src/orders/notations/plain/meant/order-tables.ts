import { placeAt } from '../../rulebook/places.ts';
import { type Token } from '../../rulebook/tokens.ts';

type Lines = readonly (readonly Token[])[];
type Column = 'power' | 'unit' | 'order' | 'other';

/** The words in the head of a table with an order in each row. */
const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:power|country|nation|player|macht|land|puissance|pays)$/i, 'power'],
  [/^(?:units?|einheit(?:en)?|unités?)$/iu, 'unit'],
  [/^(?:orders?|moves?|befehle?|züge?|ordres?)$/iu, 'order'],
];

/**
 * The tokens of each line, with the rows of tables whose columns are power, unit, order and result shown as orders:
 * `France: A Par-Bur, succeeds` for `| France | A Par | - Bur | succeeds |`.
 */
export function readTables(all: Lines, lines: readonly string[]): Lines {
  let columns: readonly Column[] | null = null;
  return all.map((own, index): readonly Token[] => {
    const line = lines[index] ?? '';
    if (!line.includes('|')) columns = null;
    const head = headOf(line);
    if (head) {
      columns = head;
      return own;
    }
    return columns && own.some(({ kind }) => kind === 'word') ? rowOf(own, line, columns) : own;
  });
}

/** What is between the lines of a row, without formatting. */
const cellsOf = (line: string): readonly string[] =>
  line.split('|').map((cell) => cell.replaceAll(/[*_`]/g, '').trim());

function headOf(line: string): readonly Column[] | null {
  const cells = line.includes('|') ? cellsOf(line) : [];
  const columns = cells.map(
    (cell) => HEADS.find(([words]) => words.test(cell))?.[1] ?? ('other' as const),
  );
  return columns.includes('power') && columns.includes('order') ? columns : null;
}

function rowOf(own: readonly Token[], line: string, columns: readonly Column[]): readonly Token[] {
  const cells: Token[][] = columns.map(() => []);
  for (const token of own) {
    if (token.words === '|') continue;
    const place = line.slice(0, token.column - 1).split('|').length - 1;
    (cells[place] ?? cells.at(-1))?.push(token);
  }
  const tokensIn = (wanted: Column): readonly Token[] =>
    cells.flatMap((cell, place) => (columns[place] === wanted ? cell : []));
  const power = tokensIn('power');
  const others = cells.filter((cell, place) => columns[place] === 'other' && cell.length > 0);
  return [
    ...power,
    ...after(power, 'colon'),
    ...withUnit(tokensIn('order'), tokensIn('unit')),
    ...others.flatMap((cell) => [
      ...after(own.slice(0, own.indexOf(cell[0] as Token)), 'separator'),
      ...cell,
    ]),
  ];
}

/** A sign of no width after tokens. */
function after(tokens: readonly Token[], kind: 'colon' | 'separator'): readonly Token[] {
  const last = tokens.at(-1);
  if (!last) return [];
  const column = last.column + last.length;
  return [
    { line: last.line, kind, key: null, words: kind === 'colon' ? ':' : ';', column, length: 0 },
  ];
}

/** An order with the unit in the column before it, or with the letter of that unit. */
function withUnit(order: readonly Token[], unit: readonly Token[]): readonly Token[] {
  const isLetter = (token: Token | undefined): boolean => token?.key === 'A' || token?.key === 'F';
  const [first] = order;
  const [letter, name] = isLetter(unit[0]) ? unit : [undefined, unit[0]];
  if (isLetter(first) && placeAt({ lines: [], tokens: order }, 1) !== null) return order;
  const isNamed = first && first.words.toLowerCase() === name?.words.toLowerCase();
  if (!isNamed) return [...unit, ...order];
  return letter ? [letter, ...order] : order;
}
