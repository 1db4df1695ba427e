import type { SpaceId, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Bound, UnitAt } from '../../trace/fact.ts';
import type { Format, View } from './format.ts';
import type { Line } from '../geometry/line.ts';

/**
 * What a frame is made of. Plain data; every number may be mixed with that of another frame, so an
 * animation is nothing but frames between two frames. `key` names the same thing in every frame of a turn.
 */
interface Drawable {
  readonly key: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** The order of a unit: who drew this arrow. */
interface Drawn extends Drawable {
  readonly unit: UnitAt;
  readonly power: Power;
}

/** A space that the step is about. */
export interface Focus extends Drawable {
  readonly space: SpaceId;
}

/** Land that a power holds, above its home colour. */
export interface Held extends Drawable {
  readonly space: SpaceId;
  readonly power: Power;
}

export interface Label extends Drawable {
  readonly space: SpaceId;
  readonly x: number;
  readonly y: number;
  /** One line, or two for long names of seas. */
  readonly text: readonly string[];
  readonly sea: boolean;
  /** A ring with a dot before the name: a supply centre. */
  readonly centre: boolean;
  /** Whose centre it is, where the frame tells: its letter stands in the ring. */
  readonly owner?: Power;
  /** Size of type in px. */
  readonly size: number;
  /** A name along its sea: turned about the place by so many degrees, clockwise. */
  readonly turn?: number;
}

/** The dotted outline of a unit where it stood before it moved. */
export interface Ghost extends Drawable {
  readonly unit: UnitAt;
  readonly kind: UnitKind;
  readonly x: number;
  readonly y: number;
}

/**
 * A move. Its layers, each 0 to 1: `pencil` the dashed outline, seen where there is no ink yet; `ink` how far along
 * the line it is inked; `bar`, `strokes` (0 to 2), `dots` and `hollow` (the empty head) how much of these is there;
 * `void` and `illegal` the grey forms.
 */
export interface Ribbon extends Drawn {
  readonly line: Line;
  /** By convoy: dashes in place of a band. */
  readonly dashed: boolean;
  /** Where the ink ends when it is all there: 1 at the tip, less at a bar or a broken fleet. */
  readonly reach: number;
  readonly pencil: number;
  readonly ink: number;
  readonly bar: number;
  readonly strokes: number;
  readonly dots: number;
  readonly hollow: number;
  readonly void: number;
  readonly illegal: number;
  /** Where along it a no-entry sign stands, if not at the usual share of its length; null: there is no room. */
  readonly sign?: number | null;
}

/**
 * How a support ends: in a joint on the ribbon it helps, or flowing in without one where there is no room for it; in a
 * brace round the unit it holds, whose radius is in px and the usual one if none is given.
 */
export type SupportEnd =
  | { readonly type: 'joint' | 'flow'; readonly x: number; readonly y: number }
  | {
      readonly type: 'brace';
      readonly x: number;
      readonly y: number;
      readonly radius?: number;
      readonly angle: number;
      readonly span: number;
    };

/** A support. The layers are those of a ribbon; `fill` is how full the joint or brace is. */
export interface Support extends Drawn {
  readonly line: Line;
  readonly end: SupportEnd;
  readonly pencil: number;
  readonly ink: number;
  readonly fill: number;
  readonly strokes: number;
  readonly dots: number;
  readonly void: number;
  readonly illegal: number;
  /** Where along it the strokes of a cut, the ring of a void or a no-entry sign stand, if not at the usual share; null: no room. */
  readonly sign?: number | null;
}

/** A convoy order: the ring round its fleet. `gap` parts it into two halves. */
export interface Ring extends Drawn {
  readonly x: number;
  readonly y: number;
  readonly pencil: number;
  readonly ink: number;
  readonly gap: number;
  readonly void: number;
  readonly illegal: number;
  /** At which angle its no-entry sign stands, if not at the usual one; in radians, clockwise from east; null: no room. */
  readonly corner?: number | null;
  /** The faint way of an army whose convoy this is, if no ribbon runs through the ring. */
  readonly way: Line | null;
}

/** A way on which a dislodged unit may retreat: dots to a dashed circle. */
export interface Retreat extends Drawn {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  /** How many of the dots are there, 0 to 1. */
  readonly ink: number;
  /** 1: ordered and not decided yet. */
  readonly pencil: number;
  /** 1: ordered, but closed to the unit. */
  readonly barred: number;
}

export interface UnitMark extends Drawn {
  readonly kind: UnitKind;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly tilt: number;
  /** 1: its rim is perforated, it is dislodged. */
  readonly perforated: number;
  /** 1: crossed out, it leaves the board. */
  readonly disbanded: number;
  /** 1: new on the board. */
  readonly built: number;
  /** 1: it is to be built or removed by an order that is not decided yet. */
  readonly pencil: number;
  /** 1: it was ordered to be built, and may not. */
  readonly illegal: number;
}

/** What an order was before it was changed, or a unit that was there: a ghost under what is. */
export type Former = Drawable & { readonly unit: UnitAt } & (
    | { readonly shape: 'move'; readonly line: Line }
    | { readonly shape: 'support'; readonly line: Line; readonly end: SupportEnd }
    | { readonly shape: 'convoy'; readonly x: number; readonly y: number }
    | { readonly shape: 'unit'; readonly kind: UnitKind; readonly x: number; readonly y: number }
  );

export type StrengthShape = 'coin' | 'shield' | 'lozenge';

export interface Strength extends Drawable {
  readonly unit: UnitAt;
  readonly shape: StrengthShape;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly bound: Bound;
  /** 1: reversed, it wins. */
  readonly win: number;
}

export interface Cross extends Drawable {
  readonly x: number;
  readonly y: number;
}

export interface Word extends Drawable {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Failures are set in red, the rest in ink. */
  readonly tone: 'rubric' | 'ink';
}

/** Everything that is seen of a turn after so many steps of its trace. Plain data. */
export interface Frame {
  readonly format: Format;
  /** How many steps are settled: 0 shows the orders as written, all in pencil. */
  readonly position: number;
  readonly view: View;
  /** The scale of units, arrows and marks. */
  readonly scale: number;
  /** What is known of who holds which land; nothing in a movement phase. */
  readonly held: readonly Held[];
  readonly focus: readonly Focus[];
  readonly labels: readonly Label[];
  readonly ghosts: readonly Ghost[];
  /** Orders that were changed; nothing unless asked for (`withFormer`). */
  readonly former: readonly Former[];
  readonly ribbons: readonly Ribbon[];
  readonly supports: readonly Support[];
  readonly rings: readonly Ring[];
  readonly retreats: readonly Retreat[];
  readonly units: readonly UnitMark[];
  readonly strengths: readonly Strength[];
  readonly crosses: readonly Cross[];
  readonly words: readonly Word[];
}
