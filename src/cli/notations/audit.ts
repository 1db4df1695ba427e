import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { spaceOf, type Position, type Unit } from '../../board/board.ts';
import type { Language } from '../../explain/languages/language.ts';
import { outcomeWords } from '../../explain/tell.ts';
import type { TextOrder } from '../../orders/notations/read-text.ts';
import { savedPhases, type SavedPhase } from '../../orders/notations/python/saved-phases.ts';
import { ORDER_TYPES, type Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { Outcome, RuledOrder } from '../../trace/ruling.ts';
import { openInput, textOf } from '../files.ts';
import { openLanguage } from '../language.ts';
import type { AuditWords } from './notation-words.ts';
import { tell, type Terminal, write } from '../terminal.ts';

/** In bytes. */
const MOST_BYTES = 1_048_576;

/** What can be compared: whether a move succeeded, whether a support was cut, and whether the unit was dislodged. */
interface Fate {
  readonly done: boolean | null;
  readonly cut: boolean;
  readonly dislodged: boolean;
}

const WORDS: Readonly<Partial<Record<Outcome, string>>> = {
  holds: 'holds',
  succeeds: 'succeeded',
  bounces: 'bounced',
  blocked: 'bounced',
  stopped: 'bounced',
  'no-path': 'no convoy',
  given: 'support given',
  cut: 'cut',
  available: 'convoys',
  disrupted: 'disrupted',
  void: 'void',
  illegal: 'void',
  ambiguous: 'void',
};

/** Rules every movement phase of saved games again. Returns the exit code: 0 if all agree. */
export async function audit({ files }: AuditWords, terminal: Terminal): Promise<0 | 1> {
  const language = await openLanguage('en');
  let code: 0 | 1 = 0;
  for (const file of files) {
    const input = await openInput(file, terminal.stdin);
    const text = input.ok ? await textOf(input.value, MOST_BYTES) : null;
    if (!input.ok || !text?.ok) {
      await tell(terminal.stderr, [
        input.ok
          ? text?.ok === false
            ? text.error
            : ''
          : `${file}: Cannot be read: ${input.error}`,
      ]);
      code = 1;
      continue;
    }
    const { name } = input.value;
    const phases = savedPhases(text.value.text);
    const movements = phases.filter((phase) => phase.name.endsWith('M'));
    if (movements.length === 0) {
      await tell(terminal.stderr, [
        `${name}: This is no game with movement phases. (expected the JSON of python-diplomacy)`,
      ]);
      code = 1;
      continue;
    }
    const audited = movements.map((phase) => ({ phase, findings: findingsOf(phase, language) }));
    const compared = audited.filter(({ findings }) => findings !== null);
    const agreeing = compared.filter(({ findings }) => findings?.length === 0);
    for (const { phase, findings } of audited) {
      if (findings === null)
        await write(
          terminal.stdout,
          `${phase.name}: not compared: its units, results or orders are not all there\n`,
        );
      for (const finding of findings ?? [])
        await write(terminal.stdout, `${phase.name}: ${finding}\n`);
    }
    const others = phases.length - movements.length;
    const left =
      others > 0 ? `; ${String(others)} of retreats and adjustments are not audited` : '';
    await write(
      terminal.stdout,
      `${name}: ${String(movements.length)} phases, ${String(agreeing.length)} agree${left}\n`,
    );
    if (agreeing.length < movements.length) code = 1;
  }
  return code;
}

/** What differs, a line each; null: the phase does not hold what is compared. */
function findingsOf({ reading }: SavedPhase, language: Language): readonly string[] | null {
  const units = reading.units.flatMap(({ power, kind, at }): readonly Unit[] =>
    power && kind ? [{ power, kind, at }] : [],
  );
  const orders = reading.orders.flatMap(({ order }) => (order && isMove(order) ? [order] : []));
  const isWhole =
    !reading.areInferred &&
    units.length === reading.units.length &&
    orders.length === reading.orders.length;
  const hasResults = reading.orders.some(({ results }) => results.length > 0);
  if (!isWhole || !hasResults || reading.errors.length > 0) return null;
  const position: Position = { units };
  const edition = EDITIONS.DATC;
  const ruling = adjudicate(position, orders, edition);
  const turn = { position, orders, edition, ruling };
  return reading.orders.flatMap((recorded): readonly string[] => {
    const ours = ruledOf(ruling.orders, recorded);
    if (recorded.results.length === 0 || !ours || isSame(recordedFate(recorded), fateOf(ours)))
      return [];
    const { detail } = outcomeWords(ours, turn, language);
    const word = `${WORDS[ours.outcome] ?? ours.outcome}${ours.dislodged ? ', dislodged' : ''}`;
    const right = editionsOf(recorded, position, orders);
    const under =
      right.length === 0 ? 'right under none of the editions' : `right under ${right.join(', ')}`;
    const owner = recorded.power ?? '';
    return [
      `${owner} ${recorded.text}: recorded ${recorded.results.join(', ')}, ours ${word}${detail === '' ? '' : ` (${detail})`}; theirs would be ${under}`,
    ];
  });
}

const isMove = (order: NonNullable<TextOrder['order']>): order is Order =>
  ORDER_TYPES.some((type) => type === order.type);

function ruledOf(ruled: readonly RuledOrder[], { order }: TextOrder): RuledOrder | undefined {
  if (!order || order.type === 'waive') return undefined;
  const { at } = order.unit;
  return ruled.find(({ unit }) => unit === spaceOf(at));
}

function recordedFate({ order, results }: TextOrder): Fate {
  const failed = results.some(
    (one) => one === 'bounced' || one === 'void' || one === 'no convoy' || one === 'failed',
  );
  return {
    done: order?.type === 'move' ? !failed : null,
    cut: results.includes('cut'),
    dislodged: results.includes('dislodged'),
  };
}

function fateOf({ order, outcome, dislodged }: RuledOrder): Fate {
  return {
    done: order?.type === 'move' ? outcome === 'succeeds' : null,
    cut: outcome === 'cut',
    dislodged,
  };
}

/** A support of a unit that is dislodged may be called cut or not. */
const isSame = (a: Fate, b: Fate): boolean =>
  a.done === b.done &&
  a.dislodged === b.dislodged &&
  (a.cut === b.cut || (a.dislodged && b.dislodged));

/** The editions by which the recorded outcome would be right. */
function editionsOf(
  recorded: TextOrder,
  position: Position,
  orders: readonly Order[],
): readonly string[] {
  return Object.values(EDITIONS).flatMap((edition: Edition) => {
    const { orders: ruled } = adjudicate(position, orders, edition, { trace: false });
    const ours = ruledOf(ruled, recorded);
    return ours && isSame(recordedFate(recorded), fateOf(ours)) ? [edition.id] : [];
  });
}
