import type { Outcome, RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { formatLocation } from '../board/names.ts';
import type { Fact, IllegalReason, UnitAt, VoidReason } from '../trace/fact.ts';
import { score } from './movement.ts';
import { pieceShort, spaceName } from './names.ts';
import { telling, type Telling } from './telling.ts';
import { listed } from './words.ts';

/** What the order list says of an order: a word for the badge, and the little that explains it (may be empty). */
export interface OutcomeWords {
  readonly word: string;
  readonly detail: string;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  holds: 'holds',
  succeeds: 'succeeds',
  bounces: 'bounces',
  'no-path': 'no path',
  blocked: 'blocked',
  stopped: 'stopped',
  given: 'given',
  cut: 'cut',
  available: 'available',
  disrupted: 'disrupted',
  void: 'void',
  illegal: 'illegal',
  ambiguous: 'ambiguous',
};

const ILLEGAL: Readonly<Record<IllegalReason, string>> = {
  'no-unit': 'no unit there',
  'own-space': 'already there',
  unreachable: 'out of reach',
  'no-fleets': 'no fleets to carry it',
  'coast-missing': 'no coast named',
  'coast-impossible': 'coast out of reach',
  'support-unreachable': 'out of reach',
  'support-itself': 'supports itself',
  'support-nobody': 'nobody there',
  'support-impossible': 'no such move',
  'convoy-by-army': 'not a fleet',
  'convoy-off-sea': 'in port',
  'convoy-no-army': 'no army there',
  'convoy-useless': 'not on the way',
};

const VOID: Readonly<Record<VoidReason, string>> = {
  'not-moving': 'no such move ordered',
  moves: 'ordered to move',
  'other-move': 'ordered elsewhere',
  'no-route': 'no convoy ordered',
};

function detail(fact: Fact, t: Telling): string {
  const pieces = (units: readonly UnitAt[]) =>
    listed(units.map((unit) => pieceShort(unit, t.units)));
  switch (fact.type) {
    case 'move-succeeds': {
      const path = t.because.find((step) => step.fact.type === 'path')?.fact;
      const way = path?.type === 'path' ? `by ${pieces(path.fleets)}` : '';
      return [way, score(fact).slice(2)].filter((part) => part !== '').join(', ');
    }
    case 'move-bounces':
      return `${String(fact.attack)} against ${String(fact.by.strength)}`;
    case 'move-blocked':
      return `by its own ${pieces([fact.by])}`;
    case 'move-rotates':
      return 'in a circle';
    case 'move-stopped':
    case 'paradox':
      return 'by the paradox';
    case 'no-path':
      return `stays in ${spaceName(fact.unit)}`;
    case 'support-cut':
      return fact.manner === 'dislodged' ? 'dislodged' : `by ${pieces(fact.by)}`;
    case 'convoy-disrupted':
      return fact.by === null ? 'by the paradox' : `by ${pieces([fact.by])}`;
    case 'void':
      return VOID[fact.reason];
    case 'illegal':
      return ILLEGAL[fact.reason];
    case 'ambiguous':
      return 'orders differ';
    case 'repaired':
    case 'support-given':
    case 'convoy-available':
    case 'path':
    case 'route':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'rotation':
      return '';
    case 'dislodged':
      return `from ${spaceName(fact.by)}`;
    case 'retreats':
      return fact.to.length === 0 ? 'disbanded' : `to ${listed(fact.to.map(formatLocation), 'or')}`;
  }
}

/** The words for what became of an order, once it is decided. */
export function outcomeWords(ruled: RuledOrder, turn: Turn): OutcomeWords {
  const word = WORDS[ruled.outcome];
  const step = ruled.step === null ? undefined : turn.ruling.steps[ruled.step];
  return { word, detail: step === undefined ? '' : detail(step.fact, telling(step, turn)) };
}

/** Per order of the ruling the step that settles it; null if it needs none. */
export function decidedAt({ ruling }: Turn): readonly (number | null)[] {
  return ruling.orders.map(({ step }) => step);
}

/** An order as the list shows it while the proof goes on. */
export interface OutcomeSoFar {
  readonly ruled: RuledOrder;
  /** Null while it is open. */
  readonly words: OutcomeWords | null;
  readonly dislodged: boolean;
}

/**
 * What is known of each order of the ruling after so many steps (0: nothing is decided).
 * A unit that only holds says so from the beginning.
 */
export function outcomesAt(turn: Turn, steps: number): readonly OutcomeSoFar[] {
  const out = new Set(
    turn.ruling.steps
      .slice(0, steps)
      .flatMap(({ fact }) => (fact.type === 'dislodged' ? [fact.unit] : [])),
  );
  return turn.ruling.orders.map((ruled) => ({
    ruled,
    words: ruled.step !== null && ruled.step >= steps ? null : outcomeWords(ruled, turn),
    dislodged: ruled.dislodged && out.has(ruled.unit),
  }));
}
