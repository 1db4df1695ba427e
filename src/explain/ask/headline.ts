import { spaceOf, type Location } from '../../board/board.ts';
import type { Fact } from '../../trace/fact.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { clause, full } from '../clauses.ts';
import { spoken, type Language, type Says } from '../language.ts';
import { factsOf, telling, type Telling } from '../telling.ts';
import { who, type Who } from '../who.ts';
import { capitalised } from '../words.ts';

/** What became of an order, as a whole sentence or as a clause that one of the last two makes a sentence of. */
export type HeadlineSaid =
  | { readonly say: 'is-dislodged'; readonly unit: Who; readonly by: Who }
  /** No attack on it succeeds; or not even that: `attacked` false. */
  | { readonly say: 'holds'; readonly unit: Who; readonly attacked: boolean }
  | { readonly say: 'cannot-cross'; readonly unit: Who; readonly by: Who }
  | Says<
      | 'support-given'
      | 'support-cut'
      | 'convoy-available'
      | 'convoy-disrupted'
      | 'stopped'
      | 'just-holds',
      { readonly unit: Who }
    >
  | { readonly say: 'change-places'; readonly unit: Who; readonly other: Who }
  | { readonly say: 'moves-in-circle'; readonly unit: Who; readonly to: Location }
  | { readonly say: 'so'; readonly clause: string }
  | {
      readonly say: 'and-is-dislodged';
      readonly clause: string;
      readonly unit: Who;
      readonly by: Who;
    };

/** What became of an order that the verdict of a turn has no words for. */
function outcome(fact: Fact, { because, units }: Telling): HeadlineSaid | null {
  switch (fact.type) {
    case 'support-given':
    case 'support-cut':
    case 'convoy-available':
    case 'convoy-disrupted':
      return { say: fact.type, unit: who(fact.unit, units) };
    case 'move-rotates': {
      const unit = who(fact.unit, units);
      const isSwap = factsOf(because, 'rotation').some(({ core }) => core.length === 2);
      return isSwap
        ? { say: 'change-places', unit, other: who(spaceOf(fact.to), units) }
        : { say: 'moves-in-circle', unit, to: fact.to };
    }
    case 'move-stopped':
      return { say: 'stopped', unit: who(fact.unit, units) };
    default:
      return null;
  }
}

/** An army that finds no way over sea: the verdict has it stay. */
const isAtHome = (fact: Fact): boolean =>
  fact.type === 'no-path' || (fact.type === 'void' && fact.kind === 'move');

/** What became of an order, in one line with the numbers. `roots`: the steps that say it (`why`). */
export function headline(
  turn: Turn,
  ruled: RuledOrder,
  roots: readonly number[],
  language: Language,
): string {
  const said = (what: HeadlineSaid): string => spoken(language.headlines, what);
  const { step, dislodged } = ruled;
  const units = new Map(turn.position.units.map((one) => [spaceOf(one.at), one]));
  const unit = who(ruled.unit, units);
  const settling = step === null ? undefined : turn.ruling.steps[step];
  const attacker = turn.ruling.dislodged.find((one) => one.unit === ruled.unit)?.by;
  const by = dislodged && attacker !== undefined ? who(attacker, units) : null;
  if (settling === undefined) {
    const what: HeadlineSaid = by
      ? { say: 'is-dislodged', unit, by }
      : { say: 'holds', unit, attacked: roots.length > 0 };
    return capitalised(said(what));
  }
  if (by && isAtHome(settling.fact)) return capitalised(said({ say: 'cannot-cross', unit, by }));
  const own = outcome(settling.fact, telling(settling, turn));
  const told = own ? null : clause(settling, turn);
  const words = told ? full(told, language) : said(own ?? { say: 'just-holds', unit });
  const end: HeadlineSaid = by
    ? { say: 'and-is-dislodged', clause: words, unit, by }
    : { say: 'so', clause: words };
  return capitalised(said(end));
}
