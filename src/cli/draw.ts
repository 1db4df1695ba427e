import { readFile } from 'node:fs/promises';
import { sentence, verdict } from '../explain/tell.ts';
import { type Caption, drawFrame, type Files } from '../picture/draw.ts';
import { err, ok, type Result } from '../result.ts';
import { EDITIONS } from '../rules/editions.ts';
import { rulePhases, type RuledPhases } from '../scenario/rule-phases.ts';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import { FORMATS } from '../stage/model/format.ts';
import { frame } from '../stage/frame/frame.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { retreatFrame } from '../stage/frame/retreat-frame.ts';
import type { Turn } from '../trace/turn.ts';
import { type Command, USUAL_EDITION, type WithEdition } from './arguments.ts';
import { isSameFile, openInput, whyFailed, writeWhole } from './files.ts';
import { readInput, type ReadTurn } from './turn.ts';
import { tell, type Terminal, write } from './terminal.ts';

export type DrawCommand = WithEdition<Extract<Command, { name: 'draw' }>>;

/**
 * Draws one turn as an SVG file. `assets`: the folder of the built command, which holds the map and the colours. Returns
 * the exit code: 1 if the input was bad; what could be read of orders is drawn all the same.
 */
export async function draw(command: DrawCommand, terminal: Terminal, assets: URL): Promise<0 | 1> {
  const { file, out } = command;
  if (out !== null && file !== '-' && (await isSameFile(file, out))) {
    await tell(terminal.stderr, [`${out}: --out would replace the turn that is drawn.`]);
    return 1;
  }
  const read = await readFrom(file, terminal);
  const drawn = read.ok ? await picture(read.value, command, assets) : read;
  if (read.ok) await tell(terminal.stderr, [...read.value.bad, ...read.value.notes]);
  if (!drawn.ok) {
    await tell(terminal.stderr, drawn.error);
    return 1;
  }
  try {
    if (out === null) await write(terminal.stdout, drawn.value);
    else await writeWhole(out, drawn.value);
  } catch (cause) {
    await tell(terminal.stderr, [`${out ?? ''}: Cannot be written: ${whyFailed(cause)}`]);
    return 1;
  }
  return read.ok && read.value.bad.length > 0 ? 1 : 0;
}

async function readFrom(
  file: string,
  { stdin }: Terminal,
): Promise<Result<ReadTurn, readonly string[]>> {
  const input = await openInput(file, stdin);
  if (!input.ok) return err([`${file}: Cannot be read: ${input.error}`]);
  const { kind, name } = input.value;
  if (kind === 'cases') return err([`${name}: "draw" takes a scenario or orders, not cases.`]);
  return readInput(input.value, kind);
}

async function picture(
  read: ReadTurn,
  command: DrawCommand,
  assets: URL,
): Promise<Result<string, readonly string[]>> {
  const edition = command.edition ?? EDITIONS[read.edition ?? USUAL_EDITION];
  const shown = frameOf(rulePhases(read, edition), command);
  if (!shown.ok) return err([`${read.id}: ${shown.error}`]);
  const [drawn, description] = shown.value;
  const isSmall = command.format === 'thumb' && !command.crop;
  const caption = { title: `${read.title} (${edition.name})`, description };
  return ok(drawFrame(drawn, await filesIn(assets, isSmall), command.theme, caption, command.crop));
}

type Shown = readonly [Frame, Caption['description']];

/** The phase that was asked for, or the first that there is. */
function frameOf(phases: RuledPhases, command: DrawCommand): Result<Shown, string> {
  const { phase, step } = command;
  const format = FORMATS[command.format];
  const { movement, retreats, adjustments } = phases;
  if (movement && (phase === null || phase === 'movement')) return stepOf(movement, command);
  if (step !== null) return err('Only moves are ruled step by step: there is no --step.');
  if (retreats && (phase === null || phase === 'retreats'))
    return ok([retreatFrame(retreats, format), 'Retreats.']);
  if (adjustments && (phase === null || phase === 'adjustments'))
    return ok([adjustmentFrame(adjustments, format), 'Builds and removals.']);
  return err(`There is nothing to draw: no ${phase ?? 'orders'}.`);
}

function stepOf(turn: Turn, { step, format }: DrawCommand): Result<Shown, string> {
  const { steps } = turn.ruling;
  const at = step ?? steps.length;
  if (at > steps.length)
    return err(`There is no step ${String(at)}: the ruling has ${String(steps.length)}.`);
  const settled = steps[at - 1];
  const { headline, why } = verdict(turn);
  const all = at === steps.length;
  const description = all
    ? `${headline} ${why}`.trim()
    : settled
      ? sentence(settled, turn)
      : 'Nothing is decided: every order is in pencil.';
  return ok([frame(turn, at, FORMATS[format]), description]);
}

async function filesIn(assets: URL, isSmall: boolean): Promise<Files> {
  const read = (name: string): Promise<string> => readFile(new URL(name, assets), 'utf8');
  return {
    map: await read(isSmall ? 'board-thumb.svg' : 'board.svg'),
    tokens: await read('tokens.css'),
  };
}
