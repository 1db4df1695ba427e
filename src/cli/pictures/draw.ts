import { readFile } from 'node:fs/promises';
import { boardIn, hasStandardMap } from '../../board/board.ts';
import { type BoardDiagram, diagramOf } from '../../diagram/diagram-of.ts';
import {
  drawFrame,
  drawMoving,
  drawStates,
  type Files,
  type Shot,
} from '../../picture/draw-picture.ts';
import { readPalette } from '../../picture/palette.ts';
import { err, ok, type Result } from '../../result.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import { mapSheet } from '../../stage/model/map-sheet.ts';
import { type Command, USUAL_EDITION, type WithEdition } from '../arguments.ts';
import { isSameFile, openInput, failureReason, writeWhole } from '../files.ts';
import { loadLanguage } from '../../explain/languages/load-language.ts';
import { shotsOf } from './shots.ts';
import type { ReadTurn } from '../read-turn.ts';
import { readInput } from '../turn.ts';
import { writeMessages, type Terminal, write, writeBytes } from '../terminal.ts';
import { lettered } from '../../stage/frame/lettered.ts';
import { diagramFormat } from '../../stage/model/diagram-format.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';
import { FORMATS } from '../../stage/model/format.ts';

export type DrawCommand = WithEdition<Extract<Command, { name: 'draw' }>>;

/**
 * Draws one turn as an SVG file. `assets`: the folder of the built command, which has the map and the colours. Returns
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
  const on = diagram ? diagramFormat(diagram) : FORMATS[command.format];
  const shown = shotsOf(phases, { ...command, on }, language);
  if (!shown.ok) return err([`${read.id}: ${shown.error}`]);
  const { description, part } = shown.value;
  const [first, ...others] = shown.value.shots;
  const withLetters = (shot: Shot): Shot => ({ ...shot, frame: lettered(shot.frame, board) });
  const shots = [withLetters(first), ...others.map(withLetters)] as const;
  // A diagram is always whole.
  const crop = command.crop && diagram === null;
  const sheet = crop ? drawingOf(shots[0].frame.format).sheet : mapSheet(shots[0].frame);
  const files = await filesIn(assets, sheet, diagram);
  const heading = [read.heading ?? language.player.orders, ...(part === null ? [] : [part])];
  const title = `${heading.join(': ')} (${edition.name})`;
  const caption = { title, description, isTitled };
  const look = { theme: theme === 'auto' ? null : theme, cropped: crop, loop, sentences };
  switch (kind) {
    case 'svg': {
      const drawn =
        theme === 'auto'
          ? drawMoving(shots, files, look, caption)
          : drawFrame(shots[0].frame, files, theme, caption, crop);
      return ok(drawn);
    }
    case 'animate':
      return ok(drawMoving(shots, files, look, caption));
    case 'png':
    case 'gif': {
      const { openRasteriser } = await import('./pixels.ts');
      const rasteriser = await openRasteriser();
      if (!rasteriser.ok) return err([rasteriser.error]);
      const { png, gif } = rasteriser.value;
      const background = readPalette(files.tokens, look.theme ?? 'light').value('--paper');
      const size = { width: command.width, background: background ?? 'white' };
      const drawn = drawStates(shots, files, look, caption);
      if (kind === 'png') return ok(png(drawn[0] ?? '', size));
      const stills = shots.map(({ hold }, i) => ({ svg: drawn[i] ?? '', hold }));
      const made = gif(stills, size, loop);
      return made.ok ? made : err([`${read.id}: ${made.error}`]);
    }
  }
}

async function filesIn(assets: URL, sheet: string, diagram: BoardDiagram | null): Promise<Files> {
  const read = (name: string): Promise<string> => readFile(new URL(name, assets), 'utf8');
  return {
    map: diagram?.sheet ?? (await read(sheet)),
    tokens: (await read('tokens.css')) + (diagram?.tokens ?? ''),
  };
}
