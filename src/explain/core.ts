import type { FactOf } from '../trace/fact.ts';
import { spaceOf } from '../board/board.ts';
import { kindAt, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import type { Telling } from './telling.ts';
import { listed, numberWord } from './words.ts';

/** Moves that wait for one another and for nothing else. */
export function rotation({ core }: FactOf<'rotation'>): string {
  const names = listed(core.map(unitName));
  return core.length === 2
    ? `${names} each wait for the other to leave, and nothing else stops them. So both move.`
    : `${names} each wait for the next to leave, and nothing else stops them. So all ${numberWord(core.length)} move together.`;
}

export function moveRotates({ unit, to }: FactOf<'move-rotates'>, t: Telling): string {
  const there = kindAt(spaceOf(to), t.units);
  return `${unitName(unit)} moves to ${placeName(to)}, while the ${there} there moves on.`;
}

const BACKUP = {
  'convoys-fail': 'the convoys in question are broken',
  'all-hold': 'every unit in the knot stays where it is',
} as const;

/** A convoy on which its own fate depends. */
export function paradox({ convoys, outcomes }: FactOf<'paradox'>, t: Telling): string {
  const whose = listed(convoys.map(unitsOwn));
  const [convoy, it] =
    convoys.length === 1 ? ['convoy decides its', 'it'] : ['convoys decide their', 'they'];
  const [is, succeeds] = convoys.length === 1 ? ['is', 'succeeds'] : ['are', 'succeed'];
  const knot =
    outcomes === 0
      ? `if ${it} ${succeeds}, ${it} ${is} broken, and if ${it} ${is} broken, ${it} ${succeeds}.`
      : `if ${it} ${succeeds}, ${it} ${is} safe, and if ${it} ${is} broken, ${it} ${is} lost.`;
  const both = outcomes === 0 ? 'neither can be' : 'the orders allow both';
  return `${whose} ${convoy} own fate: ${knot} ${both}, so the rule for paradoxes decides: ${BACKUP[t.edition.choices.paradox]}.`;
}

export function moveStopped({ unit, to }: FactOf<'move-stopped'>): string {
  return `the rule for paradoxes stops the move from ${spaceName(unit)} to ${placeName(to)}, so ${unitName(unit)} stays.`;
}

/** That the other consistent outcome of a circle is not taken; what the orders left open. */
export function coreNearMiss(fact: FactOf<'rotation'> | FactOf<'paradox'>): string | null {
  return fact.type === 'rotation'
    ? `by the orders alone they might as well all stay. The rule lets them go.`
    : null;
}
