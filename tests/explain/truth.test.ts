import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { spaceOf, type SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { nearMiss, sentence } from '../../src/explain/in-words.ts';
import { standardGrammar } from '../../src/explain/languages/english/grammar.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import { crowds, paradoxes } from '../properties/turns.ts';
import { runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';
import { inAllEditions, turnOf } from './turns.ts';

const { spaceName, unitName } = standardGrammar;

const turns = fc.oneof(crowds, paradoxes);
/** Enough for each claim to be made. */
const settings = { seed: 1982, numRuns: Math.max(45, runs(900)) };
const time = 120_000;

const fleets: Readonly<Record<string, SpaceId>> = Object.fromEntries(
  (Object.keys(SPACES) as SpaceId[]).map((space) => [unitName({ at: space }).toLowerCase(), space]),
);
const spaces: Readonly<Record<string, SpaceId>> = Object.fromEntries(
  (Object.keys(SPACES) as SpaceId[]).map((space) => [spaceName(space).toLowerCase(), space]),
);

/** What a sentence claims of the turn, read back from its words; null if it claims nothing of the kind. */
interface Claim {
  readonly words: RegExp;
  readonly holds: (told: Turn, name: string) => boolean;
}

const outcome = ({ ruling }: Turn, unit: UnitAt | undefined) =>
  ruling.orders.find((ruled) => ruled.unit === unit && ruled.outcome !== 'illegal')?.outcome;

const CLAIMS: readonly Claim[] = [
  {
    words: /^No one attacks (.*), so (?:its support is|it can carry the army)/,
    holds: ({ ruling }, name) =>
      ruling.orders.every(
        ({ order, outcome: fate }) =>
          order?.type !== 'move' ||
          fate === 'illegal' ||
          fate === 'ambiguous' ||
          spaceOf(order.to) !== fleets[name],
      ),
  },
  {
    words: /^(.*) is empty(?: and no one else goes there)?, so /,
    holds: ({ position }, name) =>
      position.units.every((unit) => spaceOf(unit.at) !== spaces[name]),
  },
  {
    words: /^The (?:army|fleet) in (.*) leaves(?: and no one else goes there)?, so /,
    holds: (told, name) => outcome(told, spaces[name]) === 'succeeds',
  },
  {
    words: /^The army stays in (.*?):/,
    holds: (told, name) => outcome(told, spaces[name]) === 'no-path',
  },
  {
    words: /^(.*) bounces (?:off|in) /,
    holds: (told, name) =>
      outcome(told, fleets[name] ?? spaces[name.replace('the army from ', '')]) === 'bounces',
  },
  {
    words: /^(.*) (?:takes|lands in) .*, \d against \d\./,
    holds: (told, name) => {
      const unit = fleets[name] ?? spaces[name.replace('the army from ', '')];
      return name.includes(' attack each other') || outcome(told, unit) === 'succeeds';
    },
  },
  {
    words: /this edition requires every route/,
    holds: ({ edition }) => edition.choices.routes !== 'one-survives',
  },
  {
    words: /^The (?:army|fleet) in ([^,.]*)(?:, whose own move fails,)? is dislodged by/,
    holds: ({ ruling }, name) => ruling.dislodged.some(({ unit }) => unit === spaces[name]),
  },
];

test(
  'what the sentences say is so',
  () => {
    const used = new Set<Claim>();
    fc.assert(
      fc.property(turns, (given) => {
        for (const told of inAllEditions(given))
          for (const step of told.ruling.steps) {
            const text = sentence(step, told, english);
            for (const claim of CLAIMS) {
              const found = claim.words.exec(text);
              if (!found) continue;
              used.add(claim);
              const name = (found[1] ?? '').toLowerCase();
              expect(claim.holds(told, name), `${text}\n${shortTurn(given)}`).toBe(true);
            }
          }
      }),
      settings,
    );
    expect(used.size).toBe(CLAIMS.length);
  },
  time,
);

test('an army that never arrives is said to be one that would have cut', () => {
  const told = turnOf(
    `F A SPA - NAP
     F F LYO C A SPA - NAP
     F F TYS C A SPA - NAP
     I F ION - TYS
     I F TUN S F ION - TYS
     I F NAP S F APU
     I F APU H`,
    'DATC',
  );
  const step = told.ruling.steps.find(
    ({ fact }) => fact.type === 'support-given' && fact.unit === 'NAP',
  );
  expect(step && nearMiss(step, told, english)).toBe(
    'Had the army in Spain arrived, it would have cut Naples’ support.',
  );
});
