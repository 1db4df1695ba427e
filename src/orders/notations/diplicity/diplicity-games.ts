import { spaceOf, type SpaceId, type Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { START } from '../../../board/start.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import {
  entriesOf,
  fieldOf,
  itemsOf,
  readData,
  wordsOf,
  type DataNode,
} from '../data/data-text.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  kindNamed,
  moveWith,
  notData,
  pieceWith,
  placeNamed,
  placer,
  powerNamed,
} from '../data/data-written.ts';
import {
  MOST_PHASES,
  seasonNamed,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
} from '../recorded/recorded-phase.ts';
import {
  EMPTY_TEXT,
  ORDER_RESULTS,
  sideOf,
  type ListedUnit,
  type OrderResult,
  type Statement,
} from '../written-text.ts';

/** Diplicity's whole games: each phase with its orders, what became of them, and the board after it. */
export const diplicityGames: GameReader = {
  id: 'diplicity',
  name: 'Diplicity',
  isWholeGame: true,
  // A unit that was dislodged and has nowhere to go is merely no longer there.
  marks: () => new Set(ORDER_RESULTS.filter((result) => result !== 'dislodged')),
  isIts: (text) => /^[\s\uFEFF]*\{/.test(text) && /"expected_resolution"\s*:/.test(text),
  read: readGame,
};

const NAMES = { NOR: 'NWY', TYR: 'TYR' } as const;

const PHASES = { movement: 'movement', retreat: 'retreats', adjustment: 'adjustments' } as const;

function dateOf(node: DataNode): RecordedDate | null {
  const type = (wordsOf(fieldOf(node, 'type')) ?? '').toLowerCase();
  const season = seasonNamed(wordsOf(fieldOf(node, 'season')) ?? '');
  const year = Number(wordsOf(fieldOf(node, 'year')) ?? NaN);
  const phase = Object.hasOwn(PHASES, type) ? PHASES[type as keyof typeof PHASES] : null;
  if (!phase || !season || !Number.isInteger(year)) return null;
  return { year, season: phase === 'adjustments' ? 'Winter' : season, phase };
}

/** A board as the record has it after a phase. */
interface Board {
  readonly units: readonly ListedUnit[];
  readonly dislodged: readonly Unit[];
  readonly owners: RecordedPhase['owners'];
}

function readGame(text: string): Recorded {
  const { roots, failed } = readData(text);
  const place = placer(text);
  const phases: RecordedPhase[] = [];
  let waiting: RecordedPhase | null = null;
  const [root] = roots;
  const variant = wordsOf(fieldOf(root?.node, 'variant')) ?? '';
  let board: Board | null = null;
  for (const node of itemsOf(fieldOf(root?.node, 'phases')).slice(0, MOST_PHASES)) {
    const when = dateOf(node);
    if (!when) continue;
    const after = boardIn(fieldOf(node, 'expected_state_after'));
    const phase = phaseIn(node, when, board ?? beginning(when, variant, after), place);
    const { statements } = phase.written;
    waiting = null;
    // The phase in which a game ended was not ruled.
    if (statements.length > 0 && statements.every(({ results }) => results.length === 0))
      waiting = phase;
    else phases.push(phase);
    board = after;
  }
  const last = phases.at(-1);
  if (!waiting && last && board) waiting = waitingWith(nextPhase(last.when, board), board);
  const errors = failed === null ? [] : [notData(place(failed, failed + 40), 'JSON')];
  return { game: null, phases, waiting, errors };
}

/** The first Spring lists no board: whoever has units after it began with those of the rules, or of the variant. */
function beginning({ year, season }: RecordedDate, variant: string, after: Board): Board | null {
  if (year !== 1901 || season !== 'Spring') return null;
  const powers = new Set(after.units.map(({ power }) => power));
  const units = START.units
    .filter(({ power }) => powers.has(power))
    .map((unit): Unit =>
      variant === 'Fleet Rome' && unit.at === 'ROM' ? { ...unit, kind: 'F' } : unit,
    );
  return { units, dislodged: [], owners: null };
}

function phaseIn(
  node: DataNode,
  when: RecordedDate,
  before: Board | null,
  place: ReturnType<typeof placer>,
): RecordedPhase {
  const statements: Statement[] = [];
  const errors: OrderError[] = [];
  for (const order of itemsOf(fieldOf(node, 'orders'))) {
    const at = place(order.start, order.end);
    const found = statementIn(order, when.phase, at);
    if (found) statements.push(found);
    else errors.push(notData(at, '{"nation":"France","selected":["par","Move","bur"]}'));
  }
  const { line } = place(node.start, node.start + 1);
  return {
    ...waitingWith(when, before),
    line,
    written: { ...EMPTY_TEXT, statements, errors, asWritten: true, lacksLetters: true },
  };
}

const waitingWith = (when: RecordedDate, board: Board | null): RecordedPhase => ({
  when,
  line: 1,
  written: EMPTY_TEXT,
  units: board?.units ?? null,
  dislodged: board?.dislodged.map((unit) => ({ unit, to: null })) ?? null,
  owners: board?.owners ?? null,
  dislodgedAfter: null,
  ownersAfter: null,
  ordersEveryUnit: false,
});

/** Every turn has its retreats here, if only empty ones. */
function nextPhase({ year, season, phase }: RecordedDate, { dislodged }: Board): RecordedDate {
  if (phase === 'movement' && dislodged.length > 0) return { year, season, phase: 'retreats' };
  if (phase === 'adjustments') return { year: year + 1, season: 'Spring', phase: 'movement' };
  return season === 'Spring'
    ? { year, season: 'Fall', phase: 'movement' }
    : { year, season: 'Winter', phase: 'adjustments' };
}

function boardIn(node: DataNode | undefined): Board {
  const units: Unit[] = [];
  const dislodged: Unit[] = [];
  for (const item of itemsOf(fieldOf(node, 'units'))) {
    const power = powerNamed(wordsOf(fieldOf(item, 'nation')) ?? '');
    const kind = kindNamed(wordsOf(fieldOf(item, 'type')));
    const at = locationNamed(wordsOf(fieldOf(item, 'province')) ?? '');
    const list = wordsOf(fieldOf(item, 'dislodged')) === 'true' ? dislodged : units;
    if (power && kind && at) list.push({ power, kind, at });
  }
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const [key, owner] of entriesOf(fieldOf(node, 'supply_centers'))) {
    const at = locationNamed(key);
    const power = powerNamed(wordsOf(owner) ?? '');
    if (at && power) owners[spaceOf(at)] = power;
  }
  return { units, dislodged, owners };
}

const NOWHERE: Words = { line: 1, column: 1, length: 0, words: '' };

function locationNamed(name: string): Unit['at'] | null {
  const place = placeNamed(NOWHERE, name, NAMES);
  const [space] = place?.spaces ?? [];
  const side = sideOf(name.toUpperCase() as Unit['at']);
  if (!space) return null;
  return side ? (`${space}/${side}C` as Unit['at']) : space;
}

/** `["par","Move","bur"]`, `["mid","Move","spa","spa/nc"]`, `["lon","Build","Fleet"]`. */
function statementIn(node: DataNode, phase: RecordedDate['phase'], at: Words): Statement | null {
  const power = powerNamed(wordsOf(fieldOf(node, 'nation')) ?? '');
  const [from = '', verb = '', ...others] = itemsOf(fieldOf(node, 'selected')).map(
    (item) => wordsOf(item) ?? '',
  );
  const named = (name: string | undefined) => (name ? placeNamed(at, name, NAMES) : null);
  const results = resultsOf(wordsOf(fieldOf(node, 'expected_resolution')));
  const own = named(from);
  if (!own) return null;
  const unit = pieceWith(at, null, own);
  if (phase === 'adjustments') {
    const kind = kindNamed(others[0]);
    const built = pieceWith(at, kind, named(others[1]) ?? own);
    if (verb === 'Build' && kind)
      return { phase, written: adjustmentWith(at, power, 'build', built), results };
    return verb === 'Disband'
      ? { phase, written: adjustmentWith(at, power, 'remove', unit), results }
      : null;
  }
  const to = named(others[1] ?? others[0]);
  if (phase === 'retreats') {
    if (verb === 'Disband')
      return { phase, written: { ...holdWith(at, power, unit), meant: 'disband' }, results };
    return verb === 'Move' && to
      ? { phase, written: { ...moveWith(at, power, unit, to), meant: 'retreat' }, results }
      : null;
  }
  const target = named(others[0]);
  const isStill = target && to && target.spaces[0] === to.spaces[0];
  switch (verb) {
    case 'Hold':
      return { phase, written: holdWith(at, power, unit), results };
    case 'Move':
    case 'MoveViaConvoy': {
      const via = verb === 'MoveViaConvoy';
      return to && { phase, written: moveWith(at, power, unit, to, via), results };
    }
    case 'Support': {
      if (!target) return null;
      const goal = isStill ? null : to;
      return {
        phase,
        written: helpWith(at, power, unit, pieceWith(at, null, target), goal),
        results,
      };
    }
    case 'Convoy': {
      if (!target || !to) return null;
      const army = pieceWith(at, 'A', target);
      return { phase, written: helpWith(at, power, unit, army, to, true), results };
    }
    default:
      return null;
  }
}

const RESULTS: Readonly<Record<string, OrderResult>> = {
  OK: 'succeeded',
  ErrBounce: 'bounced',
  ErrSupportBroken: 'cut',
  ErrInvalidSupporteeOrder: 'void',
  ErrMissingConvoyPath: 'no convoy',
  ErrConvoyDislodged: 'disrupted',
};

/** Null if the game ended before the phase was ruled. Some results name a space: `ErrBounce:par`. */
function resultsOf(said: string | undefined): readonly OrderResult[] {
  const word = said?.split(':', 1)[0] ?? '';
  if (word === '' || word === 'null') return [];
  if (Object.hasOwn(RESULTS, word)) return [RESULTS[word] ?? 'failed'];
  return [/^Err(?:Illegal|Invalid)/.test(word) ? 'void' : 'failed'];
}
