import { readFile } from 'node:fs/promises';
import { boardIn, hasStandardMap } from '../../board/board.ts';
import { diagramOf } from '../../diagram/diagram-of.ts';
import { drawFrame } from '../../picture/draw-picture.ts';
import { drawMoving, drawStates, type Shot } from '../../picture/moving.ts';
import { readPalette, readPalettes } from '../../picture/palette.ts';
import { err, ok, type Result } from '../../result.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import { type Command, USUAL_EDITION, type WithEdition } from '../arguments.ts';
import { isSameFile, openInput, failureReason, writeWhole } from '../files.ts';
import { loadLanguage } from '../../explain/languages/load-language.ts';
import type { ReadTurn } from '../read-turn.ts';
import { readInput } from '../turn.ts';
import { writeMessages, type Terminal, write, writeBytes } from '../terminal.ts';
import { lettered } from '../../stage/frame/lettered.ts';
import { diagramFormat } from '../../stage/model/diagram-format.ts';
import { FORMATS, type Format, formatIn } from '../../stage/model/format.ts';
import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import type { Language } from '../../explain/languages/language.ts';
import { sentence, stopSentence, verdict } from '../../explain/in-words.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { frame, resultFrame } from '../../stage/frame/frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import { PHASE_TITLES } from '../../embed/played.ts';
import { holdOf } from '../../stage/motion/hold.ts';
import { positionOf, type At } from '../../trace/places/place.ts';
import { placesIn } from '../../trace/places/places.ts';
import type { Turn } from '../../trace/turn.ts';
import type { DrawWords } from '../words/draw-words.ts';

export type DrawCommand = WithEdition<Extract<Command, { name: 'draw' }>>;

/**
 * Draws one turn as an SVG file. `assets`: the folder of the built command, which has the colours. Returns
 * the exit code: 1 if the input was bad; the readable orders are drawn all the same.
 */
export async function draw(command: DrawCommand, terminal: Terminal, assets: URL): Promise<0 | 1> {
  const { file, out } = command;
  if (out !== null && file !== '-' && (await isSameFile(file, out))) {
    await writeMessages(terminal.stderr, [`${out}: --out would overwrite the input.`]);
    return 1;
  }
  const read = await readFrom(file, command, terminal);
  const drawn = read.ok ? await picture(read.value, command, assets) : read;
  if (read.ok) await writeMessages(terminal.stderr, [...read.value.bad, ...read.value.notes]);
  if (!drawn.ok) {
    await writeMessages(terminal.stderr, drawn.error);
    return 1;
  }
  try {
    if (out !== null) await writeWhole(out, drawn.value);
    else if (typeof drawn.value === 'string') await write(terminal.stdout, drawn.value);
    else await writeBytes(terminal.stdout, drawn.value);
  } catch (cause) {
    await writeMessages(terminal.stderr, [
      `${out ?? ''}: Cannot be written: ${failureReason(cause)}`,
    ]);
    return 1;
  }
  return read.ok && read.value.bad.length > 0 ? 1 : 0;
}

async function readFrom(
  file: string,
  command: DrawCommand,
  { stdin }: Terminal,
): Promise<Result<ReadTurn, readonly string[]>> {
  const input = await openInput(file, stdin, command.notation !== null);
  if (!input.ok) return err([`${file}: Cannot be read: ${input.error}`]);
  const { kind, name } = input.value;
  if (kind === 'cases') return err([`${name}: "draw" takes a scenario or orders, not cases.`]);
  return readInput(input.value, kind, command, command.language);
}

async function picture(
  read: ReadTurn,
  command: DrawCommand,
  assets: URL,
): Promise<Result<string | Uint8Array, readonly string[]>> {
  const { kind, theme, loop, sentences, isTitled } = command;
  const edition = command.edition ?? read.edition ?? EDITIONS[USUAL_EDITION];
  const language = await loadLanguage(command.language);
  const phases = rulePhases(read, edition);
  const { position = {} } = phases.movement ?? phases.retreats ?? phases.adjustments ?? {};
  const board = boardIn(position);
  const isNarrow = command.format === 'compact' || command.format === 'thumb';
  // Only the standard board has a map.
  const diagram =
    command.diagram || !hasStandardMap(board)
      ? await diagramOf(board, isNarrow ? 'narrow' : 'wide')
      : null;
  const on = diagram ? diagramFormat(board, diagram) : FORMATS[command.format];
  const shown = shotsOf(phases, { ...command, on }, language);
  if (!shown.ok) return err([`${read.id}: ${shown.error}`]);
  const { description, part } = shown.value;
  const [first, ...others] = shown.value.shots;
  const withLetters = (shot: Shot): Shot => ({ ...shot, frame: lettered(shot.frame) });
  const shots = [withLetters(first), ...others.map(withLetters)] as const;
  // A diagram is always whole.
  const cropped = command.crop && diagram === null;
  const tokens = (await readFile(new URL('tokens.css', assets), 'utf8')) + (diagram?.tokens ?? '');
  const heading = [read.heading ?? language.player.orders, ...(part === null ? [] : [part])];
  const title = `${heading.join(': ')} (${edition.name})`;
  const caption = { title, description, isTitled };
  const look = {
    palettes: theme === 'auto' ? readPalettes(tokens) : ([readPalette(tokens, theme)] as const),
    ...{ cropped, loop, sentences },
  };
  switch (kind) {
    case 'svg': {
      const drawn =
        theme === 'auto'
          ? drawMoving(shots, look, caption)
          : drawFrame(shots[0].frame, look, caption);
      return ok(drawn);
    }
    case 'animate':
      return ok(drawMoving(shots, look, caption));
    case 'png':
    case 'gif': {
      const { openRasteriser } = await import('./pixels.ts');
      const rasteriser = await openRasteriser();
      if (!rasteriser.ok) return err([rasteriser.error]);
      const { png, gif } = rasteriser.value;
      const background = look.palettes[0].value('--paper');
      const size = { width: command.width, background: background ?? 'white' };
      const drawn = drawStates(shots, look, caption);
      if (kind === 'png') return ok(png(drawn[0] ?? '', size));
      const stills = shots.map(({ hold }, i) => ({ svg: drawn[i] ?? '', hold }));
      const made = gif(stills, size, loop);
      return made.ok ? made : err([`${read.id}: ${made.error}`]);
    }
  }
}

/** What to draw of a turn: one shot, or those of an animated picture in order; and the verdict. */
interface Shots {
  readonly shots: readonly [Shot, ...Shot[]];
  readonly description: string;
  /** `Retreats`; null if units move. */
  readonly part: string | null;
}

type Wanted = Pick<DrawWords, 'kind' | 'phase' | 'at' | 'steps' | 'sentences'> & {
  /** The format of every shot, in English. */
  readonly on: Format;
};

/** The shots of the requested phase, or of the first one there is. */
function shotsOf(
  { movement, retreats, adjustments }: RuledPhases,
  wanted: Wanted,
  language: Language,
): Result<Shots, string> {
  const { kind, phase, at } = wanted;
  const titles = PHASE_TITLES[language.tag];
  const format = formatIn(wanted.on, language);
  if (movement && (phase === null || phase === 'movement'))
    return kind === 'animate' || kind === 'gif'
      ? played(movement, wanted, language)
      : stillOf(movement, wanted, language);
  if (at !== null)
    return err('Only moves are adjudicated step by step: --at and --step do not apply.');
  if (kind === 'animate' || kind === 'gif')
    return err(`Only moves are adjudicated step by step: --${kind} does not apply.`);
  if (retreats && (phase === null || phase === 'retreats'))
    return ok(still(retreatFrame(retreats, format), `${titles.retreats}.`, titles.retreats));
  if (adjustments && (phase === null || phase === 'adjustments'))
    return ok(
      still(adjustmentFrame(adjustments, format), `${titles.adjustments}.`, titles.adjustments),
    );
  return err(`There is nothing to draw: no ${phase ?? 'orders'}.`);
}

const still = (shown: Shot['frame'], description: string, part: string | null = null): Shots => ({
  shots: [{ frame: shown, hold: 0, sentence: description }],
  description,
  part,
});

/** The number of steps before a place in the ruling of a turn. */
function positionIn(at: At, { ruling: { steps } }: Turn): Result<number, string> {
  const places = placesIn(steps);
  const position = positionOf(at, places);
  if (position === null)
    return err(`There is no place "${String(at)}": the ruling has ${places.join(', ')}.`);
  return position <= steps.length
    ? ok(position)
    : err(`There is no step ${String(position)}: the ruling has ${String(steps.length)} steps.`);
}

function verdictText(turn: Turn, language: Language): string {
  const { headline, why } = verdict(turn, language);
  return `${headline} ${why}`.trim();
}

function stillOf(turn: Turn, { at, on }: Wanted, language: Language): Result<Shots, string> {
  const last = turn.ruling.steps.length;
  const position = at === null ? ok(last) : positionIn(at, turn);
  if (!position.ok) return position;
  const { value } = position;
  const format = formatIn(on, language);
  const text = value === last ? verdictText(turn, language) : textAt(turn, value, language);
  return ok(still(at === null ? resultFrame(turn, format) : frame(turn, value, format), text));
}

function textAt(turn: Turn, at: number, language: Language): string {
  const settled = turn.ruling.steps[at - 1];
  return settled ? sentence(settled, turn, language) : language.page.nothingDecided;
}

/** Steps from 0 on, each with its sentence. */
type SentenceByStep = ReadonlyMap<number, string>;

/** Every step, or the requested ones; with sentences, the verdict at the end. */
function played(turn: Turn, wanted: Wanted, language: Language): Result<Shots, string> {
  const said = sentencesAt(turn, wanted, language);
  if (!said.ok) return said;
  const description = verdictText(turn, language);
  const shown = (at: number, text: string): Shot => ({
    frame: frame(turn, at, formatIn(wanted.on, language)),
    // Without its sentence a step needs no reading time.
    hold: holdOf(wanted.sentences ? text : ''),
    sentence: text,
  });
  const [first, ...others] = [...said.value].map(([at, text]) => shown(at, text));
  const last = turn.ruling.steps.length;
  if (!first) return err('There are no steps.');
  const isWhole = said.value.has(last);
  const end = isWhole && wanted.sentences ? [shown(last, verdict(turn, language).headline)] : [];
  return ok({ shots: lingering([first, ...others, ...end]), description, part: null });
}

/** How long the last shot is shown before a loop begins again, as a multiple. */
const LINGER = 2;

const lingering = ([first, ...others]: readonly [Shot, ...Shot[]]): readonly [Shot, ...Shot[]] => {
  const last = others.at(-1);
  return last
    ? [first, ...others.slice(0, -1), { ...last, hold: LINGER * last.hold }]
    : [{ ...first, hold: LINGER * first.hold }];
};

function sentencesAt(
  turn: Turn,
  { steps }: Wanted,
  language: Language,
): Result<SentenceByStep, string> {
  const last = turn.ruling.steps.length;
  const each = (list: readonly number[]): SentenceByStep =>
    new Map(list.map((at) => [at, textAt(turn, at, language)]));
  if (steps === 'all') return ok(each(Array.from({ length: last + 1 }, (_, at) => at)));
  if (steps !== 'short') {
    const positions: number[] = [];
    for (const at of steps) {
      const position = positionIn(at, turn);
      if (!position.ok) return position;
      positions.push(position.value);
    }
    return ok(each(positions.toSorted((a, b) => a - b)));
  }
  const stops = shortVersion(turn).map(
    (stop) => [stop.step + 1, stopSentence(stop, turn, language)] as const,
  );
  return ok(new Map([...each([0]), ...stops, ...(stops.at(-1)?.[0] === last ? [] : each([last]))]));
}
