import { adjudicate } from '../law/adjudicate.ts';
import { resultOf } from '../ask/editions-compared.ts';
import type { Position } from '../board/board.ts';
import { same } from '../trace/same.ts';
import type { Turn } from '../trace/turn.ts';
import { EDITIONS } from '../rules/editions.ts';
import { CHOICES } from '../rules/choices.ts';
import { EDITION_IDS } from '../rules/edition.ts';
import type { Choices, Edition, EditionId, EditionName } from '../rules/edition.ts';
import { editionCalled } from '../rules/modules.ts';
import type { Phases } from '../scenario/scenario.ts';
import { rulePhases, type RuledPhases } from '../scenario/rule-phases.ts';
import type { ShownScenario } from './shown.ts';

/** The names of the editions on screen. */
export const EDITION_NAMES = Object.fromEntries(
  EDITION_IDS.map((id) => [id, EDITIONS[id].name]),
) as Readonly<Record<EditionId, string>>;

/** A scenario as ruled under an edition: its moves, even if it has no orders, and all its phases. */
interface Ruled {
  readonly turn: Turn;
  readonly phases: RuledPhases;
}

/** By the position of the scenario: all its pages, in every language, show one ruling, which is laid out once. */
const ruled = new WeakMap<Position, Map<EditionName, Ruled>>();

function ruledBy(shown: ShownScenario, id: EditionName): Ruled {
  const { position, orders } = shown;
  const known = ruled.get(position) ?? new Map<EditionName, Ruled>();
  ruled.set(position, known);
  const before = known.get(id);
  if (before) return before;
  const edition = editionCalled(id);
  const phases = rulePhases(shown, edition);
  const turn = phases.movement ?? {
    position,
    orders,
    edition,
    ruling: adjudicate(position, orders, edition),
  };
  known.set(id, { turn, phases });
  return { turn, phases };
}

/** A scenario, ruled under an edition. */
export const turnOf = (shown: ShownScenario, id: EditionName): Turn => ruledBy(shown, id).turn;

/** All phases of a scenario, ruled under an edition. */
export const phasesOf = (shown: ShownScenario, id: EditionName): RuledPhases =>
  ruledBy(shown, id).phases;

/** The result of all phases, without reasons, for comparing. */
function verdictOf(shown: Phases, edition: Edition): readonly unknown[] {
  const { movement, retreats, adjustments } = rulePhases(shown, edition, { trace: false });
  return [
    movement && resultOf(movement.ruling),
    retreats?.ruling.orders.map(({ outcome }) => outcome),
    retreats?.ruling.after,
    adjustments?.ruling.orders.map(({ outcome }) => outcome),
    adjustments?.ruling.owners,
    adjustments?.ruling.after,
  ];
}

/**
 * The choices that make one edition rule a scenario differently from the other: each of them alone, taken from the
 * other edition, gives the other's ruling.
 */
export function decisiveChoices(
  shown: Phases,
  one: Edition,
  other: Edition,
): readonly (keyof Choices)[] {
  const theirs = verdictOf(shown, other);
  if (same(verdictOf(shown, one), theirs)) return [];
  return CHOICES.filter(
    (choice) =>
      one.choices[choice] !== other.choices[choice] &&
      same(
        verdictOf(shown, {
          ...one,
          choices: { ...one.choices, [choice]: other.choices[choice] },
        }),
        theirs,
      ),
  );
}

/** The editions that rule a scenario differently from this one, in any order's outcome, any retreat or adjustment. */
export function differingEditions(shown: ShownScenario, id: EditionId): readonly EditionId[] {
  const all = verdictsOf(shown);
  return EDITION_IDS.filter((one) => !same(all.get(one), all.get(id)));
}

/** By the position of the scenario, as above. */
const verdicts = new WeakMap<Position, ReadonlyMap<EditionId, readonly unknown[]>>();

/** What every edition rules. */
function verdictsOf(shown: ShownScenario): ReadonlyMap<EditionId, readonly unknown[]> {
  const known = verdicts.get(shown.position);
  const all = known ?? new Map(EDITION_IDS.map((one) => [one, verdictOf(shown, EDITIONS[one])]));
  verdicts.set(shown.position, all);
  return all;
}
