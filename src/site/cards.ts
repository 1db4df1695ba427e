import type { ShownBoard } from '../atlas/shown-board.ts';
import { startFrame } from '../atlas/start-frame.ts';
import { STANDARD } from '../board/board.ts';
import { exampleDesk, ruledDesk } from '../desk/desk.ts';
import { turnOnLine } from '../learn/practice/turn-on-line.ts';
import { puzzleAt } from '../learn/puzzles/puzzle.ts';
import { EDITIONS } from '../rules/editions.ts';
import { rulePhases } from '../scenario/rule-phases.ts';
import type { Lesson } from '../learn/lesson.ts';
import { drawFrame } from '../picture/draw-picture.ts';
import { paletteOf } from '../picture/palette.ts';
import { colourTokens } from '../diagram/colour-tokens.ts';
import { headline } from '../scenario/titles.ts';
import { frame } from '../stage/frame/frame.ts';
import { lettered } from '../stage/frame/lettered.ts';
import { firstPhase, phaseFrame } from '../stage/frame/phase-frame.ts';
import { diagramFormat } from '../stage/model/diagram-format.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { FORMATS, type Format } from '../stage/model/format.ts';
import { lessonFrame } from './learn/lesson-frame.ts';
import { TODAY_WORDS } from './learn/today-words.ts';
import { PAGE_HEADS } from './page-heads.ts';
import { CARD_SIZE } from './sharing.ts';
import type { ShownScenario } from './shown.ts';
import type { SiteIn } from './site-in.ts';
import { phasesOf } from './turns.ts';

/** The format of the picture in a card: half its size in px. */
const CARD: Format = {
  ...FORMATS.medium,
  width: CARD_SIZE.width / 2,
  height: CARD_SIZE.height / 2,
};

/** What pages have cards of, besides scenarios. */
export interface CardSources {
  readonly lessons: readonly Lesson[];
  readonly boards: readonly ShownBoard[];
}

/** The position of the example that the editor of studies opens with. */
const STUDY = 'A:Avie-gal.Abud*vie-gal;R:Awar-gal.Aukr*war-gal;T:Arum-bud';

interface KindCard {
  readonly title: string;
  readonly frame: () => Frame;
}

/**
 * Pages whose links hold what is shared: a turn, a study, a game, a day. No server is told that part of a link, so each has the
 * picture of its kind.
 */
const KINDS: ReadonlyMap<string, KindCard> = new Map([
  [
    'desk',
    {
      title: PAGE_HEADS.en.desk.title,
      frame: () => {
        const ruled = ruledDesk(exampleDesk(), EDITIONS['1971']);
        if (ruled?.phase !== 'movement') throw new Error('the example of the desk has no moves');
        return frame(ruled.turn, 0, CARD);
      },
    },
  ],
  [
    'study',
    {
      title: PAGE_HEADS.en.study.title,
      frame: () => {
        const given = { ...turnOnLine(STUDY), retreats: null, adjustments: null };
        const { movement } = rulePhases(given, EDITIONS['1971']);
        if (!movement) throw new Error('the example of a study has no moves');
        return frame(movement, movement.ruling.steps.length, CARD);
      },
    },
  ],
  ['game', { title: PAGE_HEADS.en.game.title, frame: () => startFrame(STANDARD)(CARD) }],
  [
    'learn/today',
    { title: TODAY_WORDS.en.title, frame: () => lessonFrame(puzzleAt(0).lesson, CARD) },
  ],
]);

/** The name of the picture on the card of a page: its path, that of the first scenario that it lists, or that of the home page. */
export function cardOf(path: string, site: SiteIn, { lessons, boards }: CardSources): string {
  const { all, folders, games, onCards } = site;
  const folder = folders.find((one) => one.path === path);
  const own =
    KINDS.has(path) ||
    all.some(({ slug }) => slug === path) ||
    lessons.some(({ slug }) => slug === path) ||
    boards.some(({ board }) => path === `boards/${board.id}`);
  const slug = own
    ? path
    : (games.find((game) => game.slug === path)?.seasons.at(-1)?.slug ??
      lessons.find(({ chapter }) => path === `learn/${chapter}`)?.slug ??
      folder?.groups.flatMap(({ scenarios }) => scenarios)[0]?.slug);
  return slug ?? onCards?.slug ?? '';
}

/**
 * The picture of a card as an SVG file: a scenario with its ruling, a lesson before it, the start on a board, or an example of what a page shares.
 *
 * @throws if there is none of this name
 */
export function cardPicture(
  name: string,
  { all }: SiteIn,
  { lessons, boards }: CardSources,
): string {
  const kind = KINDS.get(name);
  if (kind) return drawCard(kind.frame(), kind.title);
  const shown = all.find(({ slug }) => slug === name);
  if (shown) return drawCard(rulingFrame(shown), headline(shown));
  const lesson = lessons.find(({ slug }) => slug === name);
  if (lesson) return drawCard(lessonFrame(lesson, CARD), lesson.title.en);
  const on = boards.find(({ board }) => name === `boards/${board.id}`);
  if (!on) throw new Error(`nothing to draw for the card ${name}`);
  return drawCard(startFrame(on.board)(formatOn(on)), on.board.name, colourTokens(on.board));
}

function rulingFrame(shown: ShownScenario): Frame {
  const first = firstPhase(phasesOf(shown, shown.editions[0] ?? '1971'));
  if (!first) throw new Error(`nothing to draw in ${shown.slug}`);
  return phaseFrame(first, CARD);
}

/** How much larger units are on a card than on their diagram, which is read at its own size. */
const LARGER = 1.4;

/** The whole board in the middle of a card, without names: at this size nobody could read them. */
function formatOn({ board, diagrams, file }: ShownBoard): Format {
  const { width, height } = CARD;
  if (!diagrams || !file) return CARD;
  const whole = diagramFormat(board, diagrams.wide);
  const zoom = Math.min(width / whole.width, height / whole.height);
  const scale = { max: whole.scale.max * zoom * LARGER, min: whole.scale.min * zoom * LARGER };
  return {
    ...whole,
    ...{ width, height, scale, letter: whole.letter * zoom * LARGER },
    ...{ names: 'none', marks: false },
    view: { zoom, x: (whole.width - width / zoom) / 2, y: (whole.height - height / zoom) / 2 },
  };
}

const drawCard = (drawn: Frame, title: string, colours = ''): string =>
  drawFrame(
    { ...lettered(drawn), words: [] },
    { palettes: [paletteOf('light', colours)] },
    { title, description: '' },
  );
