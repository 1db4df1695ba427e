import { type Board, STANDARD } from '../../board/board.ts';
import type { ShownBoard } from '../../atlas/shown-board.ts';
import { CREDITS } from '../../board/credits.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { VARIANT_IDS } from '../../board/variants/variant-ids.ts';
import { diagramIn } from '../../diagram/diagram-of.ts';
import { diagramSheet } from '../../draw/diagram.ts';
import { DIAGRAM_WIDTHS, layoutOf } from '../../diagram/layouts.ts';
import { PLANS } from '../../game/plan.ts';
import { loadBoard } from '../../scenario/board/load-board.ts';
import { checkScenario } from '../../scenario/check-scenario.ts';
import { formatError } from '../../scenario/file-place.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/* Used where pages are rendered: a page has nothing of this. */

const FILES = import.meta.glob<string>('../../../boards/*.board.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const EXAMPLES = import.meta.glob<string>('../../../boards/examples/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @throws if the file of the example has a mistake, or says what the ruling does not */
function exampleOn(board: Board): Scenario {
  const [name = `${board.id}.yaml`, text = ''] =
    Object.entries(EXAMPLES).find(([path]) => path.endsWith(`/${board.id}.yaml`)) ?? [];
  const checked = checkScenario(text, name, board === STANDARD ? undefined : board);
  if (!checked.ok) throw new Error(checked.error.map(formatError).join('\n'));
  return checked.value;
}

async function diagramsOf(board: Board): Promise<ShownBoard['diagrams']> {
  const drawn = await Promise.all(
    DIAGRAM_WIDTHS.map(
      async (width) => [width, diagramIn(board, width, await layoutOf(board, width))] as const,
    ),
  );
  return Object.fromEntries(drawn) as ShownBoard['diagrams'];
}

/** @throws if the file is none of a board */
async function fromFile(name: string, text: string): Promise<ShownBoard> {
  const loaded = loadBoard(text, name);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  const { board, file } = loaded.value;
  return {
    ...{ board, file, designer: file.author, published: file.published ?? null },
    year: file.initialState.phase.year,
    example: exampleOn(board),
    diagrams: await diagramsOf(board),
  };
}

/** The standard board, the variants on its map, and the boards of `boards`. */
export const SHOWN_BOARDS: readonly ShownBoard[] = [
  {
    ...{ board: STANDARD, file: null, ...CREDITS.standard, year: PLANS.seven.year },
    ...{ example: exampleOn(STANDARD), diagrams: await diagramsOf(STANDARD) },
  },
  ...VARIANT_IDS.map((id) => ({
    ...{ board: VARIANTS[id], file: null, ...CREDITS[id], year: PLANS[id].year },
    ...{ example: exampleOn(VARIANTS[id]), diagrams: null },
  })),
  ...(await Promise.all(Object.entries(FILES).map(([name, text]) => fromFile(name, text)))),
];

/** The files of the diagrams, by their paths. */
export const diagramFiles = (): readonly (readonly [path: string, text: string])[] =>
  SHOWN_BOARDS.flatMap(({ board, diagrams }) =>
    diagrams
      ? DIAGRAM_WIDTHS.map(
          (width) =>
            [diagrams[width].drawing.sheet, diagramSheet(board, diagrams[width].layout)] as const,
        )
      : [],
  );
