import { boardIn, spaceOf, type SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { Point } from '../../stage/geometry/point.ts';
import { toView } from '../../stage/model/view.ts';
import {
  aboutIn,
  askedOf,
  helpedAtOnce,
  openAbout,
  openAtOnce,
  placeIn,
  type Draft,
} from './draft.ts';
import { formatEntry, placeOf, type EntryOrder } from './entry-task.ts';
import type { EntryWords } from './entry-words.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';

/** A place on the board that can be reached by keyboard or finger. */
export interface MapStop extends Point {
  readonly space: SpaceId;
}

/**
 * Something on the map that can be chosen now. `place`: can be ordered; `target`: an answer to the question; `hint`:
 * where a press moves the unit at once; `help`: a unit that the chosen one may support or convoy.
 */
export interface MapOption extends MapStop {
  readonly role: 'place' | 'target' | 'hint' | 'help';
  /** The power of the place; null for a target. */
  readonly power: Power | null;
  /** Its description in words. */
  readonly label: string;
  /** Whether it is the place being ordered. */
  readonly chosen: boolean;
  /** Whether it belongs to the active power and has no order yet. */
  readonly silent: boolean;
}

interface OptionsInput {
  readonly draft: Draft;
  /** The orders on all sheets. */
  readonly orders: readonly EntryOrder[];
  readonly shown: Frame;
  readonly active: Power;
  readonly words: EntryWords;
}

/** What can be chosen on the map now, in the order of the tab key. */
export function mapOptions({
  draft,
  orders,
  shown,
  active,
  words,
}: OptionsInput): readonly MapOption[] {
  const { choices, place } = draft;
  const board = boardIn(choices.task.position);
  const asked = askedOf(draft);
  if (asked?.question === 'whom' || asked?.question === 'where')
    return asked.options.flatMap((answer): readonly MapOption[] =>
      answer.question === 'whom' || answer.question === 'where'
        ? [target(answer.value, 'target')]
        : [],
    );
  if (asked?.question === 'kind' && aboutIn(draft) !== null)
    return openAbout(draft).map((space) => target(space, 'target'));
  const isOpening = asked?.question === 'kind';
  const hints = isOpening ? openAtOnce(draft) : [];
  const helped = isOpening ? helpedAtOnce(draft).filter((space) => !hints.includes(space)) : [];
  const power = placeIn(draft)?.power;
  const own = choices.places.filter((one) => one.power === power).map(({ space }) => space);
  const isOwn = (space: SpaceId): boolean => own.includes(space);
  const places = choices.places.filter(
    ({ space }) => isOwn(space) || !(hints.includes(space) || helped.includes(space)),
  );
  return [
    ...places.map((one): MapOption => {
      const order = orders.find((each) => placeOf(each) === one.space && each.power === one.power);
      const { space, power, piece } = one;
      return {
        role: 'place',
        space,
        power,
        ...spotOf(space, shown, piece !== null && choices.task.phase === 'retreats'),
        label: words.placeLabel(one, order ? formatEntry(order, board) : null, choices.task.phase),
        chosen: space === place,
        silent: order === undefined && power === active,
      };
    }),
    ...hints.filter((space) => !isOwn(space)).map((space) => target(space, 'hint')),
    ...helped.filter((space) => !isOwn(space)).map((space) => target(space, 'help')),
  ];

  function target(space: SpaceId, role: Exclude<MapOption['role'], 'place'>): MapOption {
    const there = choices.task.position.units.find(({ at }) => spaceOf(at) === space);
    const label = words.targetLabel(space, there);
    const spot = spotOf(space, shown, false);
    return { role, space, power: null, ...spot, label, chosen: false, silent: false };
  }
}

/** Where a space is pressed: at its unit, the dislodged one if that is meant, or where a unit would be. */
export function spotOf(space: SpaceId, shown: Frame, isDislodged: boolean): Point {
  const marks = shown.units.filter(({ unit }) => unit === space);
  const mark = marks.find(({ key }) => key.startsWith('dislodged') === isDislodged) ?? marks[0];
  const { x, y } = mark ?? toView(shown.view, drawingOf(shown.format).unitPlace(space));
  return { x, y };
}

/** The option nearest to a point, within this many px. */
export function nearestOption(
  options: readonly MapOption[],
  { x, y }: Point,
  most: number,
): MapOption | null {
  let best: MapOption | null = null;
  let least = most;
  for (const option of options) {
    const away = Math.hypot(option.x - x, option.y - y);
    if (away > least) continue;
    best = option;
    least = away;
  }
  return best;
}

/**
 * The option that the tab key reaches: the chosen place; of targets the nearest; of places the first without an order.
 */
export function firstStop(options: readonly MapOption[], draft: Draft): MapOption | null {
  const [first = null] = options;
  if (first === null || first.role === 'place') {
    const written = draft.written && placeOf(draft.written);
    const after = options.findIndex(({ space }) => space === written);
    const inTurn = [...options.slice(after + 1), ...options.slice(0, after + 1)];
    return (
      options.find(({ chosen }) => chosen) ??
      inTurn.find(({ silent, power }) => silent && power === (options[after] ?? first)?.power) ??
      options[Math.max(0, after)] ??
      null
    );
  }
  return first;
}
