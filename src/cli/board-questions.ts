import type { Board, SpaceId } from '../board/board.ts';
import { fullName } from '../board/names.ts';
import { chokePoints } from '../board/questions/choke-points.ts';
import { distances } from '../board/questions/distances.ts';
import { meetings, neutralCentres } from '../board/questions/first-year.ts';

/** What follows from a board, as lines of text. */
export function questionLines(board: Board): readonly string[] {
  const all = (spaces: readonly SpaceId[]): string =>
    spaces.map((space) => fullName(space, board)).join(', ');
  const told = (title: string, lines: readonly string[]): readonly string[] => [
    `  ${title}`,
    ...(lines.length > 0 ? lines : ['none']).map((line) => `    ${line}`),
  ];
  const chokes = (['A', 'F'] as const).flatMap((kind) =>
    chokePoints(board, kind).map(
      ({ space, cut }) =>
        `${fullName(space, board)}, for ${kind === 'A' ? 'armies' : 'fleets'}: cuts off ${all(cut)}`,
    ),
  );
  return [
    ...told(
      'who can meet in the first Spring, and where:',
      meetings(board).map(({ powers, spaces }) => `${powers.join(' - ')}: ${all(spaces)}`),
    ),
    ...told(
      'contested neutral centres, and after how many moves a power can be there:',
      neutralCentres(board)
        .filter(({ near }) => near.length > 1)
        .map(
          ({ centre, near }) =>
            `${fullName(centre, board)}: ${near.map(({ power, moves }) => `${power} ${String(moves)}`).join(', ')}`,
        ),
    ),
    ...told('choke points:', chokes),
    ...told(
      'how many moves homes are apart:',
      distances(board).map(
        ({ powers, moves }) => `${powers.join(' - ')}: ${moves === null ? '-' : String(moves)}`,
      ),
    ),
  ];
}
