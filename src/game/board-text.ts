import { formatLocation, lookUpSpace } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import { type Board, type Owners, spaceOf, STANDARD } from '../board/board.ts';
import type { MovesAboard, SpaceId, Unit } from '../board/board.ts';
import { berthIn, isBerth, unitAt } from '../board/unit-at.ts';
import { formatPiece } from '../orders/format-order.ts';
import { rulebook } from '../orders/notations/rulebook/rulebook.ts';
import { err, ok, type Result } from '../result.ts';
import { centresOf } from './centres.ts';

/** The board as a game master writes it. */
export interface BoardOnPaper {
  readonly units: readonly Unit[];
  readonly owners: Owners;
}

/** One line per power: its units, then its centres. `Austria: A Bud, F Tri; centres Bud, Tri, Vie`. */
export function formatBoard({ units, owners }: BoardOnPaper, board: Board = STANDARD): string {
  return board.powers
    .map((power) => {
      const own = formatUnits(
        units.filter((unit) => unit.power === power),
        board,
      );
      const centres = centresOf(owners, power, board).map((at) => formatLocation(at, board));
      return `${power}: ${own.join(', ') || 'none'}; centres ${centres.join(', ') || 'none'}`;
    })
    .join('\n');
}

/** Units as written; a fleet with an army aboard is written once, with the moves that the army has been aboard. */
export function formatUnits(units: readonly Unit[], board: Board = STANDARD): readonly string[] {
  const armies = new Map(units.map((unit) => [unitAt(unit), unit]));
  return units.flatMap((unit): readonly string[] => {
    if (isBerth(unitAt(unit))) return [];
    const army = unit.kind === 'F' ? armies.get(berthIn(spaceOf(unit.at))) : undefined;
    if (!army) return [formatPiece(unit, board)];
    return [`A/F ${formatLocation(unit.at, board)} ${String(army.moves ?? 1)}`];
  });
}

/** Reads such lines. The error is a sentence that includes the line. */
export function parseBoard(text: string, board: Board = STANDARD): Result<BoardOnPaper, string> {
  const units: Unit[] = [];
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `Line ${String(index + 1)}`;
    const [, name = '', pieces = '', centres = ''] =
      /^\s*([^:;]+?)\s*:([^;]*)(?:;\s*centres?\b(.*))?$/i.exec(line) ?? [];
    const power = board.powers.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!power) return err(`${where} does not begin with a power, as in “Austria: A Bud, F Tri”.`);
    const read = unitsIn(pieces, power, board);
    if (!read.ok) return err(`${where}: ${read.error}`);
    units.push(...read.value);
    for (const word of words(centres)) {
      const [space, ...others] = lookUpSpace(word, board);
      if (!space || others.length > 0 || !board.centres.includes(space))
        return err(`${where}: “${word.slice(0, 40)}” is not a supply centre.`);
      if (owners[space]) return err(`${where}: ${word.slice(0, 40)} is owned twice.`);
      owners[space] = power;
    }
  }
  return ok({ units, owners });
}

const words = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.toLowerCase() !== 'none');

const ARMY_AND_FLEET = /^(?:A\s?\/\s?F|AF)\s+(.*?)(?:\s+([1-3]))?$/i;

function unitsIn(text: string, power: Power, board: Board): Result<readonly Unit[], string> {
  const listed = words(text);
  const moves = listed.map((word) => ARMY_AND_FLEET.exec(word)?.[2] ?? '1');
  const holds = listed.map((word) => `${word.replace(ARMY_AND_FLEET, 'F $1')} H`);
  const { orders, errors } = rulebook.movement.read(holds.join('\n'), { power, board });
  const [error] = errors;
  if (error) return err(error.message);
  return ok(
    orders.flatMap(({ unit }, place): readonly Unit[] => {
      if (!ARMY_AND_FLEET.test(listed[place] ?? '')) return [{ power, ...unit }];
      const aboard = Number(moves[place]) as MovesAboard;
      return [
        { power, ...unit },
        { power, kind: 'A', at: spaceOf(unit.at), moves: aboard },
      ];
    }),
  );
}
