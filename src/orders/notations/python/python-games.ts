import { spaceOf, type SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import {
  entriesOf,
  fieldOf,
  itemsOf,
  readData,
  wordsOf,
  type DataNode,
} from '../data/data-text.ts';
import { notData, placer, powerNamed } from '../data/data-written.ts';
import {
  dateNamed,
  marksAll,
  MOST_PHASES,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
  type RecordedRetreater,
} from '../recorded/recorded-phase.ts';
import { locationNamed, readPython, unitsIn } from './read-python.ts';

const NAME = /"name"\s*:\s*"[SFW]\d{4}[MRAB]"/;

/** Games saved by python-diplomacy: every object with a `name` such as S1901M and `orders`. */
export const pythonGames: GameReader = {
  id: 'python-diplomacy',
  name: 'python-diplomacy',
  isWholeGame: true,
  marks: marksAll,
  isIts: (text) => /^[\s\uFEFF]*[[{]/.test(text) && NAME.test(text.slice(0, 400_000)),
  read: readGame,
};

function readGame(text: string): Recorded {
  const { roots, failed } = readData(text);
  const place = placer(text);
  const phases: RecordedPhase[] = [];
  let waiting: RecordedPhase | null = null;
  let game: string | null = null;
  const visit = (node: DataNode): void => {
    if (phases.length >= MOST_PHASES) return;
    if (node.kind === 'array') for (const item of node.items) visit(item);
    if (node.kind !== 'object') return;
    const when = dateNamed(wordsOf(fieldOf(node, 'name')) ?? '');
    const orders = fieldOf(node, 'orders');
    if (when && orders) {
      const { line } = place(node.start, node.start + 1);
      const phase = phaseIn(node, when, text, line);
      if (isPlayed(node, orders)) phases.push(phase);
      else waiting = phase;
      return;
    }
    game ??= wordsOf(fieldOf(node, 'id')) ?? null;
    for (const [, each] of node.entries) visit(each);
  };
  for (const { node } of roots) visit(node);
  const errors = failed === null ? [] : [notData(place(failed, failed + 40), 'JSON')];
  return { game, phases, waiting, errors };
}

/** The phase that a game is waiting in has no results yet. */
const isPlayed = (node: DataNode, orders: DataNode): boolean =>
  entriesOf(fieldOf(node, 'results')).length > 0 ||
  entriesOf(orders).some(([, list]) => itemsOf(list).length > 0);

function phaseIn(node: DataNode, when: RecordedDate, text: string, line: number): RecordedPhase {
  const written = readPython(text.slice(node.start, node.end), { phase: when.phase });
  const state = fieldOf(node, 'state') ?? node;
  const listed = fieldOf(state, 'units');
  const dislodged = dislodgedIn(listed, fieldOf(state, 'retreats'));
  return {
    when,
    line,
    written,
    units: listed ? unitsIn(listed) : null,
    dislodged: listed ? dislodged : null,
    owners: ownersIn(fieldOf(state, 'centers')),
    dislodgedAfter: null,
    ownersAfter: null,
    ordersEveryUnit: false,
  };
}

/** Units with a star must retreat; `retreats` says where they may go. */
function dislodgedIn(
  units: DataNode | undefined,
  retreats: DataNode | undefined,
): readonly RecordedRetreater[] {
  const taken = new Set(unitsIn(units).map(({ at }) => spaceOf(at)));
  return unitsIn(units, true).flatMap(({ power, kind, at }): readonly RecordedRetreater[] => {
    if (!power || !kind) return [];
    const own = entriesOf(retreats).find(([key]) => powerNamed(key) === power)?.[1];
    const listed = fieldOf(own, `${kind} ${at}`);
    const to = listed
      ? itemsOf(listed).flatMap((item) => locationNamed(wordsOf(item) ?? '') ?? [])
      : null;
    // For a unit dislodged by an army that came by convoy it lists all adjacent locations.
    const isOpen = to?.every((one) => !taken.has(spaceOf(one))) ?? false;
    return [{ unit: { power, kind, at }, to: isOpen ? to : null }];
  });
}

/** `{"AUSTRIA":["BUD","TRI"]}` */
function ownersIn(centres: DataNode | undefined): RecordedPhase['owners'] {
  if (!centres) return null;
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const [key, list] of entriesOf(centres)) {
    const power = powerNamed(key);
    for (const item of itemsOf(list)) {
      const at = locationNamed(wordsOf(item) ?? '');
      if (power && at) owners[spaceOf(at)] = power;
    }
  }
  return owners;
}
