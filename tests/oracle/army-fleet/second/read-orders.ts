import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { locationNamed } from './board.ts';
import type { ByPower } from './board.ts';

/** What a unit itself is ordered to do, besides a landing of the army aboard. */
export type Action =
  | { readonly type: 'hold' }
  | { readonly type: 'move'; readonly to: Location; readonly ferry: boolean }
  /** For the landing in the same order (A/F III.g). */
  | { readonly type: 'support-own'; readonly to: SpaceId }
  | {
      readonly type: 'support';
      readonly letter: 'A' | 'F' | 'AF';
      readonly at: Location;
      readonly to: Location | null;
    }
  | { readonly type: 'ferry'; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'board'; readonly onto: SpaceId };

export interface Order {
  readonly power: string;
  readonly text: string;
  readonly kind: 'A' | 'F';
  readonly at: Location;
  readonly landing: { readonly to: SpaceId; readonly when: 'first' | 'after' } | null;
  readonly action: Action;
}

const spaceNamed = (text: string): SpaceId => spaceOf(locationNamed(text));

function readAction(text: string): Action {
  if (text === 'H') return { type: 'hold' };
  const [, to, ferry] = /^- (\S+)( FERRY)?$/.exec(text) ?? [];
  if (to !== undefined) return { type: 'move', to: locationNamed(to), ferry: ferry !== undefined };
  const [, own] = /^S A - (\S+)$/.exec(text) ?? [];
  if (own !== undefined) return { type: 'support-own', to: spaceNamed(own) };
  const [, letter, at, goal] = /^S (A|F|AF) (\S+)(?: - (\S+))?$/.exec(text) ?? [];
  if (at !== undefined)
    return {
      type: 'support',
      letter: letter === 'A' || letter === 'AF' ? letter : 'F',
      at: locationNamed(at),
      to: goal === undefined ? null : locationNamed(goal),
    };
  const [, from, across] = /^FERRY A (\S+) - (\S+)$/.exec(text) ?? [];
  if (from !== undefined && across !== undefined)
    return { type: 'ferry', from: spaceNamed(from), to: spaceNamed(across) };
  const [, onto] = /^BOARDS F (\S+)$/.exec(text) ?? [];
  if (onto !== undefined) return { type: 'board', onto: spaceNamed(onto) };
  throw new Error(`cannot read ${text}`);
}

function readOrder(power: string, text: string): Order {
  const [, land, fleet, then] = /^A DISEMBARKS (\S+), F (\S+) (.+)$/.exec(text) ?? [];
  if (land !== undefined && fleet !== undefined && then !== undefined) {
    const landing = { to: spaceNamed(land), when: 'first' } as const;
    return { power, text, kind: 'F', at: locationNamed(fleet), landing, action: readAction(then) };
  }
  const [, sails, does, goal] = /^(?:AF|F) (\S+) (.+), A DISEMBARKS (\S+)$/.exec(text) ?? [];
  if (sails !== undefined && does !== undefined && goal !== undefined) {
    const landing = { to: spaceNamed(goal), when: 'after' } as const;
    return { power, text, kind: 'F', at: locationNamed(sails), landing, action: readAction(does) };
  }
  const [, kind, at, action] = /^(A|F|AF) (\S+) (.+)$/.exec(text) ?? [];
  if (at === undefined || action === undefined) throw new Error(`cannot read ${text}`);
  return {
    power,
    text,
    kind: kind === 'A' ? 'A' : 'F',
    at: locationNamed(at),
    landing: null,
    action: readAction(action),
  };
}

export const readOrders = (lists: ByPower): readonly Order[] =>
  Object.entries(lists).flatMap(([power, texts]) => texts.map((text) => readOrder(power, text)));
