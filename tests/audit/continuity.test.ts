import { describe, expect, test } from 'vitest';
import { auditGame, type Audit } from '../../src/audit/audit-game.ts';
import { spaceOf, type Unit } from '../../src/board/board.ts';
import { SPACE_IDS } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';
import { randomGame, type RandomPhase } from './random-game.ts';
import { asHistory, asLog } from './order-records.ts';
import { asMails, asPython, asWebdiplomacy } from './recorded-games.ts';

function auditOf(texts: readonly string[]): Audit {
  const { games, unread } = recordedGames(texts.map((text, at) => ({ name: String(at), text })));
  const [game, other] = games;
  if (!game || other || unread.length > 0) throw new Error('one game was expected');
  return auditGame(game);
}

/** Forms that show units only by their orders, and forms that list them. */
const BY_ORDERS = {
  history: (game) => [asHistory(game)],
  mails: asMails,
  log: (game) => [asLog(game)],
} as const satisfies Forms;
const BY_LISTS = {
  python: (game) => [asPython(game)],
  json: (game) => [asWebdiplomacy(game)],
} as const satisfies Forms;
type Forms = Readonly<Record<string, (game: readonly RandomPhase[]) => readonly string[]>>;

type Moves = Extract<RandomPhase, { phase: 'movement' }>;
const isMoves = (phase: RandomPhase): phase is Moves => phase.phase === 'movement';

/** Where there is no unit, and an army can be. */
function emptyLand(units: readonly Unit[], seed: number): Unit['at'] {
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const free = SPACE_IDS.filter((id) => SPACES[id].kind === 'inland' && !taken.has(id));
  const found = free[seed % free.length];
  if (!found) throw new Error('no empty land');
  return found;
}

/** What can be wrong with a unit in one season. */
const CHANGES = {
  jumps: (unit, units, seed) => [{ ...unit, kind: 'A', at: emptyLand(units, seed) }],
  'changes its kind': (unit) => [{ ...unit, kind: unit.kind === 'A' ? 'F' : 'A' }],
  vanishes: () => [],
  'is one too many': (unit, units, seed) => [
    unit,
    { power: unit.power, kind: 'A', at: emptyLand(units, seed) },
  ],
} as const satisfies Readonly<
  Record<string, (unit: Unit, units: readonly Unit[], seed: number) => readonly Unit[]>
>;

/** A phase in which a unit is others instead: in the list, and with orders to hold. */
function withInstead(phase: Moves, unit: Unit, instead: readonly Unit[]): Moves {
  const kept = phase.ruling.orders.filter((one) => one.unit !== spaceOf(unit.at));
  const own = phase.ruling.orders.filter((one) => one.unit === spaceOf(unit.at));
  const orders = instead.map((one) => {
    const { power } = one;
    const same = own.find(() => one === unit);
    const order = { type: 'hold', power, unit: one } as const;
    return (
      same ??
      ({ unit: spaceOf(one.at), order, outcome: 'holds', dislodged: false, step: null } as const)
    );
  });
  return {
    ...phase,
    units: [...phase.units.filter((one) => one !== unit), ...instead],
    ruling: { ...phase.ruling, orders: [...kept, ...orders] },
  };
}

const SEEDS = Number(process.env['STANDOFF_EFFORT'] ?? 0.02) >= 1 ? 30 : 1;
const seeds = Array.from({ length: SEEDS }, (_, index) => index + 5);
const findings = (audit: Audit) => audit.phases.flatMap((phase) => phase.findings);

describe.each(Object.entries({ ...BY_ORDERS, ...BY_LISTS }))('%s', (form, write: Forms[string]) => {
  test.each(seeds)('a game has no findings, a changed unit has: %i', (seed) => {
    const game = randomGame(seed, 2);
    expect(findings(auditOf(write(game)))).toEqual([]);
    // A list says how a game begins.
    const seasons = game.filter(isMoves).slice(form in BY_LISTS ? 1 : 0);
    for (const [at, [name, change]] of Object.entries(CHANGES).entries()) {
      const season = seasons[(seed + at) % seasons.length];
      const able = season?.units.filter(
        (one) =>
          name !== 'changes its kind' ||
          (SPACES[spaceOf(one.at)].kind === 'coastal' && !one.at.includes('/')),
      );
      const unit = able?.[(seed * 7 + at) % able.length];
      if (!season || !unit) throw new Error('nothing to change');
      const changed = withInstead(season, unit, change(unit, season.units, seed));
      const audit = auditOf(write(game.map((phase) => (phase === season ? changed : phase))));
      const { year } = season;
      const here = audit.phases.find(
        ({ when }) =>
          when.year === year && when.season === season.season && when.phase === 'movement',
      );
      const told = `${name} in ${season.season} ${String(year)}`;
      if (form in BY_LISTS) expect(findings(audit), told).not.toEqual([]);
      else
        expect(here?.findings, told).toContainEqual(
          expect.objectContaining({ what: 'ordered', power: unit.power }),
        );
    }
  });
});
