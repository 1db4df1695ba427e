import { test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { EditionName } from '../../src/rules/edition.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { Step } from '../../src/trace/step.ts';
import { DOUBLES, PARADOXES, SWAPS } from '../properties/cases.ts';
import { expectPinned } from '../support/pinned.ts';
import type { GivenTurn } from '../support/short.ts';
import { SCENARIOS } from '../wrong-engines/suite.ts';

function told({ fact }: Step): string {
  if ('unit' in fact) return `${fact.type} ${fact.unit}`;
  if ('order' in fact) return `${fact.type} ${fact.order.unit.at}`;
  return `${fact.type} ${fact.core.join('+')}`;
}

function story(name: string, { position, orders }: GivenTurn, edition: EditionName) {
  const { steps } = adjudicate(position, orders, editionCalled(edition));
  return `${name}, ${edition}: ${steps.map(told).toSorted().join(', ')}`;
}

const nameOf = ({ collection, title, slug }: Scenario): string =>
  collection === 'own' ? title : slug;

const hasMoves = ({ orders }: GivenTurn): boolean => orders.length > 0;

const stories = (): string[] => [
  ...SCENARIOS.filter(hasMoves).flatMap((scenario) => {
    const { position, orders, editions } = scenario;
    return editions.slice(0, 1).map((id) => story(nameOf(scenario), { position, orders }, id));
  }),
  ...PARADOXES.map((turn, place) => story(`paradox ${String(place)}`, turn, 'DATC')),
  ...SWAPS.map((turn, place) => story(`swap ${String(place)}`, turn, '1971')),
  ...DOUBLES.map((turn, place) => story(`double ${String(place)}`, turn, 'DATC')),
];

/** In which order, a trace may choose: links and embeds name a place by its decision. */
test('each ruling has the steps that it had', () => {
  expectPinned('stories.txt', stories());
});
