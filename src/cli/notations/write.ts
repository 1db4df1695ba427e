import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Loss, Notation, PhaseNotation } from '../../orders/notations/notation.ts';
import { NOTATIONS, notationNamed } from '../../orders/notations/notations.ts';
import { readText, type TextOrder } from '../../orders/notations/read-text.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { OrderPhase } from '../../orders/notations/written-text.ts';
import { ORDER_TYPES, type Order } from '../../orders/order.ts';
import { inOrderOfText } from '../../orders/parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { doubtSentence } from './doubt-sentence.ts';
import type { WriteCommand } from '../words/notation-words.ts';
import { openInput, textOf } from '../files.ts';
import { writeMessages, type Terminal, write } from '../terminal.ts';
import { POWERS, type Power } from '../../board/powers.ts';

/** In bytes. */
const MOST_BYTES = 1_048_576;

const LOST: Readonly<Record<Loss, string>> = {
  order: 'the order',
  power: 'the power',
  kind: 'whether a unit is an army or a fleet',
  coast: 'the coast',
  'by-convoy': 'that it goes by convoy',
};

/** Writes the orders of each file in the notation. Returns the exit code: 1 if any could not be read or written. */
export async function writeOrders(
  { files, notation: name, power }: WriteCommand,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const notation = notationNamed(name);
  if (!notation) {
    const known = NOTATIONS.map(({ id }) => id).join(', ');
    await writeMessages(terminal.stderr, [`Unknown notation "${name}". Use ${known}.`]);
    return 2;
  }
  let code: 0 | 1 = 0;
  for (const file of files) {
    const input = await openInput(file, terminal.stdin);
    const text = input.ok ? await textOf(input.value, MOST_BYTES) : null;
    if (!input.ok || !text?.ok) {
      const why = input.ok
        ? text?.ok === false
          ? text.error
          : ''
        : `${file}: Cannot be read: ${input.error}`;
      await writeMessages(terminal.stderr, [why]);
      code = 1;
      continue;
    }
    if (text.value.text.trim() === '') {
      const message = `${input.value.name}:1:1 This text is empty. Expected orders.`;
      await writeMessages(terminal.stderr, [message]);
      code = 1;
      continue;
    }
    const reading = readText(text.value.text, power ? { power } : {});
    const { written, lost } = writtenIn(notation, reading.orders);
    const place = (line: number, column: number): string =>
      `${input.value.name}:${String(line)}:${String(column)}`;
    const problems = [
      ...reading.errors.map(({ line, column, message }) => `${place(line, column)} ${message}`),
      ...lost.map(
        ({ order, what }) => `${place(order.line, order.column)} "${order.text}" loses ${what}.`,
      ),
    ];
    if (problems.length > 0) code = 1;
    const nothing = reading.orders.length === 0 && reading.errors.length === 0;
    await writeMessages(terminal.stderr, [
      ...reading.doubts.map(
        (doubt) => `${place(doubt.line, doubt.column)} ${doubtSentence(doubt)}`,
      ),
      ...problems,
      ...(nothing ? [`${place(1, 1)} There are no orders.`] : []),
    ]);
    await write(terminal.stdout, written);
  }
  return code;
}

interface Lost {
  readonly order: TextOrder;
  readonly what: string;
}

/** The orders in a notation, phase by phase, and what the notation cannot express. */
function writtenIn(
  notation: Notation,
  orders: readonly TextOrder[],
): { readonly written: string; readonly lost: readonly Lost[] } {
  const lost: Lost[] = [];
  const parts: string[] = [];
  const add = <AnOrder extends Any>(
    phase: PhaseNotation<AnOrder>,
    usual: PhaseNotation<AnOrder>,
    pick: (order: TextOrder) => AnOrder | null,
    own: readonly TextOrder[],
  ): void => {
    const known = own.flatMap((order) => {
      const said = order.order ? pick(order) : withoutWhatIsOpen(order, phase, usual);
      if (said === null) {
        lost.push({ order, what: order.order ? LOST.order : missingIn(order) });
        return [];
      }
      const losses = phase.cannotSay(said).filter((loss) => isSaid(loss, order));
      for (const loss of losses) lost.push({ order, what: LOST[loss] });
      return losses.includes('order') ? [] : [said];
    });
    if (known.length > 0) parts.push(`${phase.write(known)}\n`);
  };
  const inPhase = (phase: OrderPhase): readonly TextOrder[] =>
    orders.filter((order) => order.phase === phase);
  add(notation.movement, rulebook.movement, moveOf, inPhase('movement'));
  add(notation.retreats, rulebook.retreats, retreatOf, inPhase('retreats'));
  add(notation.adjustments, rulebook.adjustments, adjustmentOf, inPhase('adjustments'));
  return { written: parts.join('\n'), lost: lost.sort((a, b) => inOrderOfText(a.order, b.order)) };
}

const missingIn = ({ power }: TextOrder): string =>
  `everything: ${power ? 'the letter of a unit' : 'the power'} is missing`;

/** Whether the order says what a notation cannot: what it leaves open is not lost. */
function isSaid(loss: Loss, { power, text }: TextOrder): boolean {
  if (loss === 'power') return power !== null;
  return loss !== 'kind' || /(?:^|[SC] )[AF] /.test(text);
}

type Any = RetreatPhaseOrder | AdjustmentOrder;

const isMove = (order: Any): order is Order => ORDER_TYPES.some((type) => type === order.type);
const isAdjustment = (order: Any): order is AdjustmentOrder =>
  order.type === 'build' || order.type === 'remove' || order.type === 'waive';

const moveOf = ({ order }: TextOrder): Order | null => (order && isMove(order) ? order : null);
const retreatOf = ({ order }: TextOrder): RetreatPhaseOrder | null =>
  order && !isAdjustment(order) ? order : null;
const adjustmentOf = ({ order }: TextOrder): AdjustmentOrder | null =>
  order && isAdjustment(order) ? order : null;

/** A power and letters for all that an order leaves open, in every combination. */
function filled({ power, text }: Pick<TextOrder, 'power' | 'text'>) {
  const letters = text.includes('?') ? ['A', 'F'] : [''];
  const texts = letters.flatMap((first) =>
    letters.map((second) => text.replace('?', first).replace('?', second)),
  );
  const powers = power ? [power] : POWERS;
  return powers.flatMap((owner) => texts.map((each): [Power, string] => [owner, each]));
}

type AnyOrder = RetreatPhaseOrder | AdjustmentOrder;

/**
 * An order that leaves its power or a letter open, as one that a notation writes without them; null if what it writes
 * says more than the order does. `read`: the rulebook's, for the phase of the order.
 */
function withoutWhatIsOpen<AnOrder extends AnyOrder>(
  order: TextOrder,
  { write }: Pick<PhaseNotation<AnOrder>, 'write'>,
  { read }: Pick<PhaseNotation<AnOrder>, 'read'>,
): AnOrder | null {
  const orders = filled(order).flatMap(([power, text]): readonly AnOrder[] => {
    const found = read(`${power}: ${text}`, { asWritten: true });
    return found.errors.length === 0 ? found.orders.slice(0, 1) : [];
  });
  const [first] = orders;
  const written = new Set(orders.map((each) => write([each])));
  return first && written.size === 1 ? first : null;
}
