import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SpaceId } from '../../../src/board/board.ts';
import type { OrderAnswer, Kind } from '../../../src/ui/entry/order-answers.ts';
import type { ControlledPowers } from '../../../src/ui/entry/choices/order-choices.ts';
import { choicesFor } from '../../../src/ui/entry/choices/choices-for.ts';
import { askedOf, type DraftEvent } from '../../../src/ui/entry/draft.ts';
import { draftMachine } from '../../../src/ui/entry/draft-machine.ts';
import { refusalText } from '../../../src/ui/entry/languages/entry-languages.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { formatEntry, type EntryTask } from '../../../src/ui/entry/entry-task.ts';
import { CROSSINGS, hands, movement, RETREATS, SPRING, WINTER } from './tasks.ts';

/** The fleet could support the army to Norway, or convoy it there. */
const BOTH = movement('England: F Nth H, A Edi H, F Nwg H');

const at = (space: SpaceId): DraftEvent => ({ type: 'SPACE', space });
const kind = (value: Kind): DraftEvent => ({ type: 'ANSWER', answer: { question: 'kind', value } });
const answer = (given: OrderAnswer): DraftEvent => ({ type: 'ANSWER', answer: given });
const BACK: DraftEvent = { type: 'BACK' };

function drawing(task: EntryTask, who: ControlledPowers = hands()) {
  const actor = createActor(draftMachine, { input: { choices: choicesFor(task, who) } });
  const written: string[] = [];
  const erased: string[] = [];
  actor.on('written', ({ order }) => written.push(formatEntry(order)));
  actor.on('erased', ({ place }) => erased.push(place));
  actor.start();
  return {
    written,
    erased,
    send: (...events: readonly DraftEvent[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot().value;
    },
    get refused() {
      const { refused } = actor.getSnapshot().context;
      return refused && refusalText(refused.reason, english);
    },
    get offered() {
      const asked = askedOf(actor.getSnapshot().context);
      return asked?.question == null ? [] : asked.options.map(({ value }) => value);
    },
    get place() {
      return actor.getSnapshot().context.place;
    },
  };
}

describe('one order after another', () => {
  test.each<[string, EntryTask, readonly DraftEvent[], string]>([
    ['a hold', SPRING, [at('LON'), kind('hold')], 'F Lon H'],
    ['a move', SPRING, [at('LON'), kind('move'), at('NTH')], 'F Lon-Nth'],
    ['a move without saying so', SPRING, [at('LON'), at('NTH')], 'F Lon-Nth'],
    [
      'support, by pressing the unit',
      SPRING,
      [at('MUN'), at('BER'), at('SIL')],
      'A Mun S A Ber-Sil',
    ],
    [
      'in place, by pressing the unit',
      SPRING,
      [at('MUN'), at('BER'), kind('support'), at('BER')],
      'A Mun S A Ber',
    ],
    [
      'a convoy, by pressing the army',
      CROSSINGS,
      [at('NTH'), at('LON'), at('BEL')],
      'F Nth C A Lon-Bel',
    ],
    ['a move to an occupied space', SPRING, [at('MUN'), at('BER'), at('BER')], 'A Mun-Ber'],
    [
      'a move to an occupied space, by the button',
      CROSSINGS,
      [at('NTH'), at('DEN'), kind('move')],
      'F Nth-Den',
    ],
    [
      'support or convoy, where it might be either',
      BOTH,
      [at('NTH'), at('EDI'), at('NWY'), kind('convoy')],
      'F Nth C A Edi-Nwy',
    ],
    ['support', SPRING, [at('MUN'), kind('support'), at('BER'), at('SIL')], 'A Mun S A Ber-Sil'],
    ['in place', SPRING, [at('MUN'), kind('support'), at('BER'), at('BER')], 'A Mun S A Ber'],
    ['a convoy', CROSSINGS, [at('NTH'), kind('convoy'), at('LON'), at('BEL')], 'F Nth C A Lon-Bel'],
    [
      'a coast',
      CROSSINGS,
      [at('MAO'), kind('move'), at('SPA'), answer({ question: 'coast', value: 'SPA/NC' })],
      'F Mid-Spa/nc',
    ],
    ['the only coast', SPRING, [at('STP'), kind('move'), at('BOT')], 'F StP/sc-Bot'],
    [
      'by convoy',
      CROSSINGS,
      [at('NWY'), at('SWE'), answer({ question: 'way', value: 'convoy' })],
      'A Nwy-Swe via convoy',
    ],
    [
      'by land',
      CROSSINGS,
      [at('NWY'), at('SWE'), answer({ question: 'way', value: 'land' })],
      'A Nwy-Swe',
    ],
    ['over sea, with no choice', CROSSINGS, [at('LON'), at('DEN')], 'A Lon-Den'],
    ['a retreat', RETREATS, [at('TRI'), at('VIE')], 'A Tri-Vie'],
    ['a disbandment', RETREATS, [at('TRI'), kind('disband')], 'A Tri D'],
    ['a build', WINTER, [at('LON'), kind('army')], 'Build A Lon'],
    [
      'a build on a coast',
      WINTER,
      [at('STP'), kind('fleet'), answer({ question: 'coast', value: 'STP/NC' })],
      'Build F StP/nc',
    ],
    ['a removal', WINTER, [at('GRE'), kind('remove')], 'Remove A Gre'],
  ])('%s', (_, task, events, order) => {
    const draw = drawing(task);
    expect(draw.send(...events)).toBe('written');
    expect(draw.written).toEqual([order]);
    expect(draw.place).toBeNull();
  });

  test('after an order is written, the next one can be drawn', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('LON'), at('NTH'), at('EDI'))).toBe('kind');
    expect(draw.send(at('NWG'))).toBe('written');
    expect(draw.written).toEqual(['F Lon-Nth', 'F Edi-Nrg']);
  });
});

describe('questions', () => {
  test('a coast is asked for only where there are two', () => {
    const draw = drawing(CROSSINGS);
    expect(draw.send(at('MAO'), kind('move'), at('SPA'))).toBe('coast');
    expect(draw.offered).toEqual(['SPA/NC', 'SPA/SC']);
    expect(drawing(CROSSINGS).send(at('MAO'), kind('move'), at('POR'))).toBe('written');
  });

  test('the route is asked for only where an army has two', () => {
    expect(drawing(CROSSINGS).send(at('NWY'), at('SWE'))).toBe('way');
    expect(drawing(CROSSINGS).send(at('KIE'), at('BER'))).toBe('written');
  });

  test('only units that can be supported are offered', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('BUD'), kind('support'))).toBe('whom');
    expect([...draw.offered].sort()).toEqual(['SEV', 'TRI', 'VEN', 'VIE', 'WAR']);
  });

  test('a unit pressed second is asked about, its own power’s or another’s', () => {
    const draw = drawing(CROSSINGS);
    expect(draw.send(at('NTH'), at('SKA'))).toBe('about');
    expect(draw.offered).toEqual(['move', 'support']);
    expect(draw.send(BACK, at('DEN'))).toBe('about');
    expect(draw.send({ type: 'PLACE', space: 'SKA' })).toBe('kind');
    expect(draw.place).toBe('SKA');
    expect(draw.written).toEqual([]);
  });

  test('a unit out of reach that can only be supported is not asked about; pressed again it is ordered instead', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('MUN'), at('KIE'))).toBe('about');
    const far = drawing(SPRING);
    expect(far.send(at('BUD'), at('WAR'))).toBe('where');
    expect(far.offered).toEqual(['GAL']);
    expect(far.send(at('SER'))).toBe('where');
    expect(far.refused).toMatch(/not possible/);
    expect(far.send(at('WAR'))).toBe('kind');
    expect(far.place).toBe('WAR');
    expect(far.written).toEqual([]);
  });

  test('a unit unrelated to the chosen one is chosen instead', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('LON'), at('MUN'))).toBe('kind');
    expect(draw.place).toBe('MUN');
  });
});

describe('impossible attempts', () => {
  test.each<[string, EntryTask, readonly DraftEvent[], RegExp]>([
    ['nobody there', SPRING, [at('RUH')], /There is no unit in Ruhr/],
    ['too far', SPRING, [at('LON'), kind('move'), at('MUN')], /Munich is inland/],
    ['too far, without saying so', SPRING, [at('BER'), at('RUH')], /the two do not touch/],
    ['already there', SPRING, [at('LON'), kind('move'), at('LON')], /already is/],
    ['nobody to support', SPRING, [at('MUN'), kind('support'), at('BUR')], /there is none/],
    ['itself', SPRING, [at('MUN'), kind('support'), at('MUN')], /itself/],
    ['out of its reach', SPRING, [at('MUN'), kind('support'), at('LON')], /could not go itself/],
    [
      'a support of a move that cannot be',
      SPRING,
      [at('MUN'), kind('support'), at('BER'), at('BUR')],
      /not possible/,
    ],
    ['a convoy by an army', SPRING, [at('MUN'), kind('convoy')], /only fleets convoy/],
    ['a convoy in port', SPRING, [at('LON'), kind('convoy')], /in port/],
    ['a convoy of a fleet', CROSSINGS, [at('NTH'), kind('convoy'), at('DEN')], /there is none/],
    [
      'a convoy to nowhere',
      CROSSINGS,
      [at('NTH'), kind('convoy'), at('LON'), at('MUN')],
      /no route of fleets at sea leads there through it/,
    ],
    ['another’s retreat', RETREATS, [at('VEN')], /No unit was dislodged from Venice/],
    ['back to the attacker', RETREATS, [at('TRI'), kind('retreat'), at('VEN')], /Venice/],
    ['a retreat too far', RETREATS, [at('TRI'), at('MUN')], /Munich/],
    ['a build abroad', WINTER, [at('DEN')], /England cannot build in Denmark/],
    ['a build where one stands', WINTER, [at('EDI')], /fleet is there/],
    ['a fleet inland', WINTER, [at('MOS'), kind('fleet')], /no coast/],
    ['nothing due', WINTER, [at('PAR')], /three centres and three units/],
  ])('%s: says why and stays', (_, task, events, reason) => {
    const draw = drawing(task, { ...hands(), active: 'England' });
    const before = draw.send(...events.slice(0, -1));
    const last = events.at(-1);
    if (last) expect(draw.send(last)).toBe(before);
    expect(draw.refused).toMatch(reason);
    expect(draw.refused).not.toMatch(/holds instead|is not followed/);
    expect(draw.written).toEqual([]);
  });

  test('the reason disappears with the next event', () => {
    const draw = drawing(SPRING);
    draw.send(at('LON'), at('RUH'));
    expect(draw.refused).not.toBeNull();
    draw.send(at('NTH'));
    expect(draw.refused).toBeNull();
    expect(draw.written).toEqual(['F Lon-Nth']);
  });

  test('another power’s unit is chosen if it cannot be attacked', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('LON'), at('MUN'))).toBe('kind');
    expect(draw.place).toBe('MUN');
  });

  test('the units of others cannot be ordered', () => {
    const draw = drawing(SPRING, hands('England', 'France'));
    expect(draw.send(at('MUN'))).toBe('idle');
    expect(draw.refused).toBe(
      'This army is Germany’s. Only England and France can be ordered here.',
    );
    expect(draw.send({ type: 'PLACE', space: 'MUN' })).toBe('idle');
  });
});

describe('steps back', () => {
  test('one level at a time', () => {
    const draw = drawing(CROSSINGS);
    expect(draw.send(at('NTH'), kind('convoy'), at('LON'))).toBe('where');
    expect(draw.send(BACK)).toBe('whom');
    expect(draw.send(BACK)).toBe('kind');
    expect(draw.send(BACK)).toBe('idle');
    expect(draw.send(BACK)).toBe('idle');
    expect(draw.written).toEqual([]);
  });

  test('from a coast to the question where', () => {
    const draw = drawing(CROSSINGS);
    expect(draw.send(at('MAO'), at('SPA'))).toBe('coast');
    expect(draw.send(BACK)).toBe('where');
    expect(draw.send(at('POR'))).toBe('written');
  });

  test('cancelling goes all the way, and so does the unit itself', () => {
    expect(drawing(CROSSINGS).send(at('NTH'), kind('convoy'), { type: 'CANCEL' })).toBe('idle');
    expect(drawing(CROSSINGS).send(at('NTH'), at('NTH'))).toBe('idle');
  });

  test('another unit is chosen by name at any moment', () => {
    const draw = drawing(CROSSINGS);
    draw.send(at('NTH'), kind('convoy'), { type: 'PLACE', space: 'LON' });
    expect(draw.place).toBe('LON');
  });

  test('the order of a unit is erased', () => {
    const draw = drawing(SPRING);
    expect(draw.send(at('LON'), { type: 'ERASE' })).toBe('idle');
    expect(draw.erased).toEqual(['LON']);
  });
});

describe('other choices', () => {
  test('keeps what is still valid', () => {
    const draw = drawing(SPRING);
    draw.send(at('LON'), kind('support'));
    expect(draw.send({ type: 'CHOICES', choices: choicesFor(SPRING, hands('England')) })).toBe(
      'whom',
    );
    expect(draw.place).toBe('LON');
  });

  test('drops what is not', () => {
    const draw = drawing(SPRING);
    draw.send(at('LON'), kind('support'));
    expect(draw.send({ type: 'CHOICES', choices: choicesFor(SPRING, hands('Turkey')) })).toBe(
      'idle',
    );
    expect(draw.send({ type: 'CHOICES', choices: choicesFor(WINTER, hands()) })).toBe('idle');
  });
});

test('the land of a neutral power is not offered, and says why', () => {
  const closed = { power: 'Italy', spaces: ['VEN', 'PIE', 'TUS', 'ROM', 'APU', 'NAP'] } as const;
  const hand = drawing({ ...SPRING, closed } as EntryTask);
  hand.send(at('TRI'), kind('move'));
  expect(hand.offered).not.toContain('VEN');
  expect(hand.offered).toContain('ALB');
  hand.send(at('VEN'));
  expect(hand.refused).toBe('Italy is neutral: no unit may enter its land.');
  expect(hand.written).toEqual([]);
});
