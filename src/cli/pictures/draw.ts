import { boardIn } from '../../board/board.ts';
import { loadLanguage } from '../../explain/languages/load-language.ts';
import { drawStates } from '../../picture/moving.ts';
import { svgOf, turnPicture } from '../../picture/turn-picture.ts';
import { err, ok, type Result } from '../../result.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import { type Command, USUAL_EDITION, type WithEdition } from '../arguments.ts';
import { openDrawing } from '../boards.ts';
import { isSameFile, openInput, failureReason, writeWhole } from '../files.ts';
import type { ReadTurn } from '../read-turn.ts';
import { writeMessages, type Terminal, write, writeBytes } from '../terminal.ts';
import { readInput } from '../turn.ts';

export type DrawCommand = WithEdition<Extract<Command, { name: 'draw' }>>;

/**
 * Draws one turn as an SVG file. Returns the exit code: 1 if the input was bad; the readable orders are drawn all the same.
 */
export async function draw(command: DrawCommand, terminal: Terminal): Promise<0 | 1> {
  const { file, out } = command;
  if (out !== null && file !== '-' && (await isSameFile(file, out))) {
    await writeMessages(terminal.stderr, [`${out}: --out would overwrite the input.`]);
    return 1;
  }
  const read = await readFrom(file, command, terminal);
  const drawn = read.ok ? await picture(read.value, command) : read;
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
): Promise<Result<string | Uint8Array, readonly string[]>> {
  const { kind, steps } = command;
  const edition = command.edition ?? read.edition ?? EDITIONS[USUAL_EDITION];
  const phase = phaseIn(rulePhases(read, edition), command);
  if (!phase.ok) return err([`${read.id}: ${phase.error}`]);
  const drawing =
    command.drawing === null
      ? null
      : await openDrawing(command.drawing, boardIn(phase.value.turn.position));
  if (drawing && !drawing.map) return err(drawing.lines);
  const drawn = await turnPicture(phase.value, {
    ...command,
    steps: isPlayed(kind) ? steps : null,
    language: await loadLanguage(command.language),
    map: drawing?.map ?? null,
    heading: read.heading,
  });
  if (!drawn.ok) return err([`${read.id}: ${drawn.error.message}`]);
  const { shots, look, caption } = drawn.value;
  if (kind === 'svg' || kind === 'animate') return ok(svgOf(drawn.value));
  const { openRasteriser } = await import('./pixels.ts');
  const rasteriser = await openRasteriser();
  if (!rasteriser.ok) return err([rasteriser.error]);
  const { png, gif } = rasteriser.value;
  const background = look.palettes[0].value('--paper');
  const size = { width: command.width, background: background ?? 'white' };
  const states = drawStates(shots, look, caption);
  if (kind === 'png') return ok(png(states[0] ?? '', size));
  const stills = shots.map(({ hold }, i) => ({ svg: states[i] ?? '', hold }));
  const made = gif(stills, size, look.loop);
  return made.ok ? made : err([`${read.id}: ${made.error}`]);
}

const isPlayed = (kind: DrawCommand['kind']): boolean => kind === 'animate' || kind === 'gif';

/** The requested phase, or the first one there is. */
function phaseIn(
  { movement, retreats, adjustments }: RuledPhases,
  { kind, phase, at }: DrawCommand,
): Result<PhaseTurn, string> {
  if (movement && (phase === null || phase === 'movement'))
    return ok({ phase: 'movement', turn: movement });
  if (at !== null)
    return err('Only moves are adjudicated step by step: --at and --step do not apply.');
  if (isPlayed(kind))
    return err(`Only moves are adjudicated step by step: --${kind} does not apply.`);
  if (retreats && (phase === null || phase === 'retreats'))
    return ok({ phase: 'retreats', turn: retreats });
  if (adjustments && (phase === null || phase === 'adjustments'))
    return ok({ phase: 'adjustments', turn: adjustments });
  return err(`There is nothing to draw: no ${phase ?? 'orders'}.`);
}
