import { expect } from 'vitest';
import { editionOf, type Game } from '../../src/game/game.ts';
import { ruleMoves, ruleRetreats } from '../../src/game/rule-phase.ts';
import type { GameFact, GameFactOf, GameFactType } from '../../src/trace/game-fact.ts';
import { citationOf } from '../../src/trace/rule-of.ts';

/** The allowed lists of premise types for each fact, as in `game-fact.ts`. */
function premisesOf(fact: GameFact): readonly (readonly GameFactType[])[] {
  switch (fact.type) {
    case 'disorder-begins':
      return fact.reason === 'not-played' ? [['game-begins']] : [[]];
    case 'disorder-ends':
      return fact.reason === 'joins' ? [['disorder-begins', 'coin']] : [['disorder-begins']];
    case 'closed':
      return [['disorder-begins']];
    case 'retreats-ruled':
      return [['moves-ruled']];
    case 'centres-counted':
      return [['retreats-ruled']];
    case 'adjusted':
      // A game may begin with them.
      return [['centres-counted'], ['game-begins']];
    case 'eliminated':
      return [['centres-counted'], ['adjusted']];
    case 'victory':
      return [
        ['centres-counted'],
        ['adjusted'],
        ['disorder-ends', 'centres-counted'],
        ['disorder-ends', 'adjusted'],
      ];
    case 'game-begins':
    case 'replaced':
    case 'moves-ruled':
    case 'coin':
    case 'corrected':
    case 'draw':
    case 'short-game':
      return [[]];
  }
}

/** True if the premise belongs to the fact: of the same turn or year, or the same power. */
function isAbout(fact: GameFact, premise: GameFact): boolean {
  switch (fact.type) {
    case 'retreats-ruled':
    case 'centres-counted':
    case 'adjusted':
    case 'eliminated': {
      if (premise.type === 'game-begins') return premise.year === fact.when.year;
      if (!('when' in premise)) return false;
      const { year, season } = fact.when;
      const turn = fact.type === 'centres-counted' ? 'Fall' : season;
      return premise.when.year === year && premise.when.season === turn;
    }
    case 'disorder-ends':
    case 'closed':
      return 'power' in premise && premise.power === fact.power;
    case 'victory':
      return premise.type !== 'disorder-ends' || fact.powers.includes(premise.power);
    default:
      return true;
  }
}

/**
 * Checks the steps of a game as a whole: numbered, with earlier premises of the right types, and true of what was
 * played.
 */
export function checkSteps(game: Game): void {
  const { steps, played } = game;
  const edition = editionOf(game);
  for (const [place, { id, fact, because, citation }] of steps.entries()) {
    const said = `${String(id)} ${fact.type}`;
    expect(id).toBe(place);
    expect(citation).toEqual(citationOf(fact, edition));
    expect([...new Set(because)].sort((a, b) => a - b)).toEqual(because);
    expect(because.every((one) => one >= 0 && one < id)).toBe(true);
    const premises = because.flatMap((one) => steps[one]?.fact ?? []);
    const found = premises.map(({ type }) => type).sort();
    const allowed = premisesOf(fact).map((kinds) => [...kinds].sort());
    expect(allowed, said).toContainEqual(found);
    for (const premise of premises) expect(isAbout(fact, premise), said).toBe(true);
  }
  tellsOfPlayed(game);
  expect(
    played.every(({ stepsBefore }, place) => stepsBefore >= (played[place - 1]?.stepsBefore ?? 0)),
  ).toBe(true);
}

const factsOf = <T extends GameFactType>({ steps }: Game, type: T): readonly GameFactOf<T>[] =>
  steps.flatMap(({ fact }) => (fact.type === type ? [fact as GameFactOf<T>] : []));

/** Each phase that was played has exactly one step, and there are no others. */
function tellsOfPlayed(game: Game): void {
  const { played } = game;
  const phases = (phase: string) => played.filter(({ when }) => when.phase === phase);
  const dates = (list: readonly { readonly when: unknown }[]) => list.map(({ when }) => when);
  const moves = phases('movement');
  const retreats = phases('retreats');
  expect(dates(factsOf(game, 'moves-ruled'))).toEqual(dates(moves));
  expect(dates(factsOf(game, 'retreats-ruled'))).toEqual(dates(retreats));
  expect(dates(factsOf(game, 'adjusted'))).toEqual(dates(phases('adjustments')));
  expect(factsOf(game, 'retreats-ruled').map((fact) => fact.retreated + fact.disbanded)).toEqual(
    retreats.map(({ dislodged }) => dislodged.length),
  );
  const closed = played.flatMap((phase) => {
    if (phase.when.phase === 'movement') return ruleMoves(game, phase, { trace: false }).closed;
    return phase.when.phase === 'retreats'
      ? ruleRetreats(game, phase, { trace: false }).closed
      : [];
  });
  expect(factsOf(game, 'closed').map(({ order }) => order)).toEqual(closed);
}
