import { isAction } from '../../rulebook/phrases.ts';
import { placeAt, powerAt } from '../../rulebook/places.ts';
import type { Token, TokenizedText } from '../../rulebook/tokens.ts';

type Lines = readonly (readonly Token[])[];

const SIGNS = ['|', ',', ';', '\t'] as const;

const isLetter = (token: Token | undefined): boolean => token?.key === 'A' || token?.key === 'F';

/**
 * The tokens of each line, with rows whose cells are parts of one order shown as that order: `A Vie - Gal` for
 * `A,VIE,GAL`, `Austria: F Tri S A Ven` for `Austria;F TRI;S A VEN`.
 */
export const readColumns = (all: Lines, lines: readonly string[]): Lines =>
  all.map((own, index) => {
    for (const sign of SIGNS) {
      const line = lines[index] ?? '';
      if (!line.includes(sign)) continue;
      const row = rowOf(lines, cellsOf(own, line, sign));
      if (row) return row;
    }
    return own;
  });

/** The tokens between the signs of a line, without those signs. */
function cellsOf(own: readonly Token[], line: string, sign: string): Lines {
  const cells: Token[][] = line.split(sign).map(() => []);
  for (const token of own) {
    if (token.words === sign) continue;
    cells[line.slice(0, token.column - 1).split(sign).length - 1]?.push(token);
  }
  return cells;
}

/** The order in the cells of a row; null if it is no such row. */
function rowOf(lines: readonly string[], given: Lines): readonly Token[] | null {
  const cells = given.filter(({ length }) => length > 0);
  const sources = cells.map((tokens) => ({ lines, tokens }));
  const [first] = sources;
  const power = first && isPower(first) ? first.tokens : [];
  const [unit, ...others] = power.length > 0 ? sources.slice(1) : sources;
  if (!unit || others.length === 0) return null;
  const isApart = unit.tokens.length === 1 && isLetter(unit.tokens[0]) && isPlace(others[0]);
  const isUnit = isLetter(unit.tokens[0]) && placeAt(unit, 1)?.next === unit.tokens.length;
  const rest = isApart ? others.slice(1) : others;
  if (!isApart && !(isUnit && rest[0] && isBegun(rest[0]))) return null;
  if (rest.length === 0 || rest.slice(0, -1).some((cell) => !isPart(cell))) return null;
  const order = [unit, ...others].reduce<readonly Token[]>(
    (before, { tokens }) => joined(lines, before, tokens),
    [],
  );
  return [...power, ...power.slice(-1).map(asColon), ...order];
}

const isPower = (source: TokenizedText): boolean =>
  powerAt(source, 0)?.next === source.tokens.length;

const isPlace = (source: TokenizedText | undefined): boolean =>
  source !== undefined && placeAt(source, 0)?.next === source.tokens.length;

/** Whether a cell begins with what a unit does, and does not begin an order of its own. */
const isBegun = (source: TokenizedText): boolean =>
  isAction(source, 0) || source.tokens[0]?.key === 'hold';

/** Whether a cell is a part of an order: a letter, a place, a unit, a verb and what follows it. */
function isPart(source: TokenizedText): boolean {
  const { tokens } = source;
  if (isLetter(tokens[0]))
    return tokens.length === 1 || (placeAt(source, 1)?.next ?? 0) === tokens.length;
  return isPlace(source) || isBegun(source) || tokens[0]?.key === 'via';
}

/** Two cells, with a dash between a unit and where it goes. */
function joined(
  lines: readonly string[],
  before: readonly Token[],
  after: readonly Token[],
): readonly Token[] {
  const last = before.at(-1);
  const source = { lines, tokens: before };
  const ends = [1, 2, 3, 4].some((back) => placeAt(source, before.length - back) !== null);
  const isGoal = placeAt({ lines, tokens: after }, 0) !== null;
  const isUnit = last?.kind === 'word' && last.key === null && ends;
  return last && isUnit && isGoal ? [...before, asDash(last), ...after] : [...before, ...after];
}

const signAfter = ({ line, column, length }: Token) => ({
  line,
  column: column + length,
  length: 0,
  key: null,
});
const asColon = (token: Token): Token => ({ ...signAfter(token), kind: 'colon', words: ':' });
const asDash = (token: Token): Token => ({ ...signAfter(token), kind: 'dash', words: '-' });
