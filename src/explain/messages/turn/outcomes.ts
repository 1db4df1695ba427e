import type { SpaceId } from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import type { Fact, FactOf, IllegalReason, UnitAt, VoidReason } from '../../../trace/fact.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import type { Step } from '../../../trace/step.ts';
import type { RuledOrder } from '../../../trace/ruling.ts';
import type { Turn } from '../../../trace/turn.ts';
import { scoreOf } from '../movement.ts';
import { pieceShort } from '../notation.ts';
import { contextOf, exact, type Context } from '../context.ts';
import type { Score } from '../who.ts';

/** The short explanation of an outcome. Units and places are in notation. */
export type DetailMessage =
  | {
      readonly say: 'succeeds';
      readonly fleets: readonly string[];
      readonly score: Score | null;
    }
  /** `score`: null if it is not known exactly. */
  | { readonly say: 'bounces'; readonly score: Score | null }
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
  | { readonly say: 'dislodged'; readonly by: string }
  | { readonly say: 'retreats'; readonly to: readonly string[] };

const NOTHING: DetailMessage = { say: 'nothing' };

/** The numbers by which its opponent bounces off it in turn; null if they are not known exactly either. */
function turned({ unit, by }: FactOf<'move-bounces'>, { all }: Context): Score | null {
  const isExact = ({ because }: Step): boolean =>
    because.every((id) => {
      const fact = all[id]?.fact;
      return fact === undefined || !('bound' in fact) || fact.bound === 'exactly';
    });
  const [other] = factsOf(all.filter(isExact), 'move-bounces').filter(
    (bounce) => bounce.unit === by.unit && bounce.by.unit === unit,
  );
  return other === undefined ? null : { attack: other.by.strength, against: other.attack };
}

function detail(fact: Fact, t: Context): DetailMessage {
  const pieces = (units: readonly UnitAt[]) =>
    units.map((unit) => pieceShort(unit, t.units, t.board));
  switch (fact.type) {
    case 'move-succeeds': {
      const path = t.because.find((step) => step.fact.type === 'path')?.fact;
      const fleets = path?.type === 'path' ? pieces(path.fleets) : [];
      return { say: 'succeeds', fleets, score: exact(t) ? scoreOf(fact) : null };
    }
    case 'move-bounces':
      return {
        say: 'bounces',
        score: exact(t) ? { attack: fact.attack, against: fact.by.strength } : turned(fact, t),
      };
    case 'move-blocked':
      return { say: 'blocked', by: pieceShort(fact.by, t.units, t.board) };
    case 'move-rotates': {
      const path = factsOf(t.before, 'path').find(({ unit }) => unit === fact.unit);
      return path ? { say: 'by', units: pieces(path.fleets) } : { say: 'in-a-circle' };
    }
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
    case 'move-follows':
      return { say: 'in-a-circle' };
    case 'passage':
      return fact.by === null ? NOTHING : { say: 'by', units: pieces([fact.by]) };
    case 'cycle':
    case 'starves':
    case 'displaced':
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
      return { say: 'dislodged', by: pieceShort(fact.by, t.units, t.board) };
    case 'retreats':
      return { say: 'retreats', to: fact.to.map((at) => formatLocation(at, t.board)) };
  }
}

/** The short explanation of the outcome of an order of the ruling. */
export function detailMessage({ step }: RuledOrder, turn: Turn): DetailMessage {
  const settling = step === null ? undefined : turn.ruling.steps[step];
  return settling ? detail(settling.fact, contextOf(settling, turn)) : NOTHING;
}
