import type { SpaceId } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Fact, IllegalReason, UnitAt, VoidReason } from '../trace/fact.ts';
import type { Outcome, RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { english } from './english/english.ts';
import { spoken, type Language, type Table } from './language.ts';
import { scoreOf } from './movement.ts';
import { pieceShort } from './names.ts';
import { telling, type Telling } from './telling.ts';
import type { Score } from './who.ts';

/** What the order list says of an order: a word for the badge, and the little that explains it (may be empty). */
export interface OutcomeWords {
  readonly word: string;
  readonly detail: string;
}

/** The little that explains an outcome. Units and places are in notation. */
export type DetailSaid =
  | {
      readonly say: 'succeeds';
      readonly fleets: readonly string[];
      readonly score: Score | null;
    }
  | { readonly say: 'bounces'; readonly score: Score }
  | { readonly say: 'blocked'; readonly by: string }
  | { readonly say: 'in-a-circle' }
  | { readonly say: 'by-paradox' }
  | { readonly say: 'stays'; readonly at: SpaceId }
  | { readonly say: 'dislodged-supporter' }
  | { readonly say: 'by'; readonly units: readonly string[] }
  | { readonly say: 'void'; readonly reason: VoidReason }
  | { readonly say: 'illegal'; readonly reason: IllegalReason }
  | { readonly say: 'orders-differ' }
  | { readonly say: 'nothing' }
  | { readonly say: 'dislodged'; readonly from: SpaceId }
  | { readonly say: 'retreats'; readonly to: readonly string[] };

/** The words for outcomes. */
export interface OutcomeTable {
  readonly words: Readonly<Record<Outcome, string>>;
  /** Of an order that is not decided yet. */
  readonly open: string;
  readonly dislodged: string;
  readonly details: Table<DetailSaid>;
}

const NOTHING: DetailSaid = { say: 'nothing' };

function detail(fact: Fact, t: Telling): DetailSaid {
  const pieces = (units: readonly UnitAt[]) => units.map((unit) => pieceShort(unit, t.units));
  switch (fact.type) {
    case 'move-succeeds': {
      const path = t.because.find((step) => step.fact.type === 'path')?.fact;
      const fleets = path?.type === 'path' ? pieces(path.fleets) : [];
      return { say: 'succeeds', fleets, score: scoreOf(fact) };
    }
    case 'move-bounces':
      return { say: 'bounces', score: { attack: fact.attack, against: fact.by.strength } };
    case 'move-blocked':
      return { say: 'blocked', by: pieceShort(fact.by, t.units) };
    case 'move-rotates':
      return { say: 'in-a-circle' };
    case 'move-stopped':
    case 'paradox':
      return { say: 'by-paradox' };
    case 'no-path':
      return { say: 'stays', at: fact.unit };
    case 'support-cut':
      return fact.manner === 'dislodged'
        ? { say: 'dislodged-supporter' }
        : { say: 'by', units: pieces(fact.by) };
    case 'convoy-disrupted':
      return fact.by === null ? { say: 'by-paradox' } : { say: 'by', units: pieces([fact.by]) };
    case 'void':
      return { say: 'void', reason: fact.reason };
    case 'illegal':
      return { say: 'illegal', reason: fact.reason };
    case 'ambiguous':
      return { say: 'orders-differ' };
    case 'repaired':
    case 'support-given':
    case 'convoy-available':
    case 'path':
    case 'route':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'rotation':
      return NOTHING;
    case 'dislodged':
      return { say: 'dislodged', from: fact.by };
    case 'retreats':
      return { say: 'retreats', to: fact.to.map(formatLocation) };
  }
}

/** The words for what became of an order, once it is decided. */
export function outcomeWords(
  ruled: RuledOrder,
  turn: Turn,
  { outcomes }: Language = english,
): OutcomeWords {
  const step = ruled.step === null ? undefined : turn.ruling.steps[ruled.step];
  const said = step ? detail(step.fact, telling(step, turn)) : NOTHING;
  return { word: outcomes.words[ruled.outcome], detail: spoken(outcomes.details, said) };
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
export function outcomesAt(
  turn: Turn,
  steps: number,
  language: Language = english,
): readonly OutcomeSoFar[] {
  const out = new Set(
    turn.ruling.steps
      .slice(0, steps)
      .flatMap(({ fact }) => (fact.type === 'dislodged' ? [fact.unit] : [])),
  );
  return turn.ruling.orders.map((ruled) => ({
    ruled,
    words: ruled.step !== null && ruled.step >= steps ? null : outcomeWords(ruled, turn, language),
    dislodged: ruled.dislodged && out.has(ruled.unit),
  }));
}
