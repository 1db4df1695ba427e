import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentence, verdict } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { PASSAGES } from '../../src/trace/army-fleet/fleet-fact.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { turns } from '../properties/turns.ts';
import { CASES, movementsOf, randomMovement, turnOf } from '../support/army-fleet.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';
import { ruled } from './turns.ts';

/** What a step settles of the move of its unit: it fails, or it has what it needs on its way. */
function settles(fact: Fact): 'fails' | 'gets-across' | null {
  switch (fact.type) {
    case 'move-bounces':
    case 'move-blocked':
    case 'move-stopped':
    case 'no-path':
      return 'fails';
    case 'passage':
      return PASSAGES[fact.why] ? 'gets-across' : 'fails';
    case 'path':
    case 'move-succeeds':
      return 'gets-across';
    default:
      return null;
  }
}

const MAY = /\bmay (?:try|land)|\bcan cross|not prevented|[Nn]othing prevents|\bgets to\b/;
const MAY_NOT = /^Even if .* crosses|cannot board|does not land/;
/** Of a unit that is dislodged, or that attacks. */
const OTHERWISE: readonly Fact['type'][] = [
  'dislodged',
  'retreats',
  'displaced',
  'strength',
  'attack',
  'hold',
];

/** The first sentence that takes back what an earlier one says of the same unit; null if none does. */
function contradiction(turn: Turn): string | null {
  const failed = new Map<string, string>();
  const across = new Map<string, string>();
  for (const step of turn.ruling.steps) {
    const { fact } = step;
    if (!('unit' in fact) || OTHERWISE.includes(fact.type)) continue;
    const said = sentence(step, turn, english);
    const [no, yes] = [failed.get(fact.unit), across.get(fact.unit)];
    // What could not enter even if it crossed may still cross.
    const isOpen = no?.startsWith('Even if') && said.includes('can cross');
    if (no !== undefined && !isOpen && (fact.type === 'move-succeeds' || MAY.test(said)))
      return `${no}\n${said}`;
    if (yes !== undefined && MAY_NOT.test(said)) return `${yes}\n${said}`;
    const how = settles(fact);
    if (how === 'fails') failed.set(fact.unit, said);
    if (how === 'gets-across') across.set(fact.unit, said);
  }
  return null;
}

/** Whether a verdict says that there are no moves although there are. */
const hidesMoves = (turn: Turn): boolean =>
  verdict(turn, english).headline === 'Every unit holds.' &&
  turn.ruling.orders.some(({ order }) => order?.type === 'move' || order?.type === 'land');

function examine(turn: Turn, name: string): void {
  expect(contradiction(turn), name).toBeNull();
  expect(hidesMoves(turn), name).toBe(false);
}

test(
  'Army/Fleet: no step takes back what an earlier one says, in any case nor in random turns',
  () => {
    for (const one of CASES) for (const each of movementsOf(one)) examine(turnOf(each), one.id);
    const dice = diceOf(1984 + EFFORT);
    for (let seed = 0; seed < runs(12_000); seed += 1) {
      const turn = turnOf(randomMovement(seed, dice, ARMY_FLEET_1984));
      examine(turn, shortTurn(turn));
    }
  },
  60_000 * PATIENCE,
);

test(
  'rulebooks: no step takes back what an earlier one says',
  () => {
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), (given, id) => {
        const turn = ruled(given, id);
        expect(contradiction(turn), shortTurn(given)).toBeNull();
      }),
      { seed: 1984, numRuns: runs(4000) },
    );
  },
  20_000 * PATIENCE,
);
