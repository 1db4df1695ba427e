import type { SpaceId, UnitKind } from '../../board/board.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Power } from '../../board/powers.ts';
import type { Bound, UnitAt } from '../../trace/fact.ts';
import type { Corner, Format, View } from './format.ts';
import type { Line } from '../geometry/line.ts';

/**
 * The parts of a frame, as plain data. Every number can be interpolated, so an animation is a series of frames. `key`
 * identifies the same thing in every frame of a turn.
 */
interface Drawable {
  readonly key: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Something drawn for the order of a unit. */
interface Drawn extends Drawable {
  readonly unit: UnitAt;
  readonly power: Power;
}

/** A space that the current step is about. */
export interface Focus extends Drawable {
  readonly space: SpaceId;
}

/** The land of a centre, in the colour of its owner. */
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
  /** Whether it is a supply centre: a ring with a dot before the name. */
  readonly centre: boolean;
  /** The owner of the centre, if the frame shows owners: its letter is in the ring. */
  readonly owner?: Power | undefined;
  /** Its letter, if it is not its initial. */
  readonly letter?: string | undefined;
  /** Size of type in px. */
  readonly size: number;
  /** For a centre: the width in px of its first line, before which the ring is drawn; else 0. */
  readonly width: number;
  /** Rotation of a name along its sea, in degrees clockwise. */
  readonly turn?: number;
}

/** The dotted outline of a unit where it was before it moved. */
export interface Ghost extends Drawable {
  readonly unit: UnitAt;
  readonly kind: UnitKind;
  readonly x: number;
  readonly y: number;
  /** 1: an army on deck, which is drawn smaller. */
  readonly deck?: number;
}

/** How an arrow of the Army/Fleet module differs from a move: see `docs/theming.md`. */
export type FleetArrow =
  | 'boards' // it ends in a half brace, open towards the army
  | 'carried' // the thin band of an army aboard, inside the arrow of its fleet
  | 'returns' // it turns back to its boat, which takes its army back
  | 'turns'; // a thin clockwise arc: the Right-Hand Rule finds the sea for a dislodged fleet

/**
 * A move. Layers, 0 to 1: `pencil` is the dashed outline before inking, `ink` the inked share of the line; `bar`,
 * `strokes` (0 to 2), `dots` and `hollow` (the empty head) how much of each is visible; `void` and `illegal` are the
 * grey forms.
 */
export interface Ribbon extends Drawn {
  readonly line: Line;
  /** By convoy: dashes instead of a band. */
  readonly dashed: boolean;
  /** Share of the line at which full ink ends: 1 at the tip, less at a bar or a disrupted fleet. */
  readonly reach: number;
  readonly pencil: number;
  readonly ink: number;
  readonly bar: number;
  readonly strokes: number;
  readonly dots: number;
  readonly hollow: number;
  readonly void: number;
  readonly illegal: number;
  /** The position of its no-entry sign, as a share of the line, if not the usual one; null: no room. */
  readonly sign?: number | null;
  readonly way?: FleetArrow;
}

/**
 * How a support ends: in a joint on the ribbon; without one where there is no room (`flow`); or in a brace round a
 * unit, with a radius in px if it is not the usual one.
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

/** A support, with the layers of a ribbon; `fill` is how full the joint or brace is. */
export interface DrawnSupport extends Drawn {
  readonly line: Line;
  readonly end: SupportEnd;
  readonly pencil: number;
  readonly ink: number;
  readonly fill: number;
  readonly strokes: number;
  readonly dots: number;
  readonly void: number;
  readonly illegal: number;
  /**
   * The position of its sign (the strokes of a cut, the ring of a void support, or no entry), as a share of the line,
   * if not the usual one; null: no room.
   */
  readonly sign?: number | null;
}

/** A convoy order: the ring round its fleet. `gap` splits it into two halves. */
export interface Ring extends Drawn {
  readonly x: number;
  readonly y: number;
  readonly pencil: number;
  readonly ink: number;
  readonly gap: number;
  readonly void: number;
  readonly illegal: number;
  /** Angle of its no-entry sign, if not the usual one; in radians, clockwise from east; null: no room. */
  readonly corner?: number | null;
  /** The faint line of the army that it convoys, if no ribbon runs through the ring. */
  readonly faintLine: Line | null;
}

/** A retreat that a dislodged unit may make: dots to a dashed circle. */
export interface DrawnRetreat extends Drawn {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  /** How many of the dots are visible, 0 to 1. */
  readonly ink: number;
  /** 1: ordered, but not decided yet. */
  readonly pencil: number;
  /** 1: ordered, but illegal. */
  readonly barred: number;
}

export interface UnitMark extends Drawn {
  readonly kind: UnitKind;
  /** What is written on it, if not the initial of its power. */
  readonly letter?: string | undefined;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly tilt: number;
  /** 1: its rim is perforated, because it is dislodged. */
  readonly perforated: number;
  /** 1: crossed out, because it is removed. */
  readonly disbanded: number;
  /** 1: new on the board. */
  readonly built: number;
  /** 1: its build or removal is ordered, but not decided yet. */
  readonly pencil: number;
  /** 1: its build was ordered, but is illegal. */
  readonly illegal: number;
  /** For an army that is aboard at some step: 1 on the deck of the boat at `x`, `y`; 0 ashore. */
  readonly deck?: number;
  /** For a boat with an army aboard: how many of the four moves at sea are spent. */
  readonly spent?: number;
}

/** The ghost of a changed order or a removed unit. */
export type Former = Drawable & { readonly unit: UnitAt } & (
    | { readonly shape: 'move'; readonly line: Line }
    | { readonly shape: 'support'; readonly line: Line; readonly end: SupportEnd }
    | { readonly shape: 'convoy'; readonly x: number; readonly y: number }
    | { readonly shape: 'unit'; readonly kind: UnitKind; readonly x: number; readonly y: number }
  );

export type StrengthShape = 'coin' | 'shield' | 'lozenge';

export interface DrawnStrength extends Drawable {
  readonly unit: UnitAt;
  readonly shape: StrengthShape;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly bound: Bound;
  /** 1: in reverse colours, because it wins. */
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
  /** The language of the word, where words of several languages are drawn and the page shows one of them. */
  readonly lang?: LanguageTag;
  /** Failures are set in red, everything else in ink. */
  readonly tone: 'rubric' | 'ink';
}

/** Everything visible of a turn after a number of steps, as plain data. */
export interface Frame {
  readonly format: Format;
  /** Number of settled steps: 0 shows the orders as written, all in pencil. */
  readonly position: number;
  readonly view: View;
  /** The scale of units, arrows and marks. */
  readonly scale: number;
  /** Where the map buttons go. */
  readonly corner: Corner;
  /** The land of every centre that has an owner; empty if owners are not known. Then all other land is neutral. */
  readonly held: readonly Held[];
  readonly focus: readonly Focus[];
  readonly labels: readonly Label[];
  readonly ghosts: readonly Ghost[];
  /** Ghosts of changed orders; empty unless added by `withFormer`. */
  readonly former: readonly Former[];
  readonly ribbons: readonly Ribbon[];
  readonly supports: readonly DrawnSupport[];
  readonly rings: readonly Ring[];
  readonly retreats: readonly DrawnRetreat[];
  readonly units: readonly UnitMark[];
  readonly strengths: readonly DrawnStrength[];
  readonly crosses: readonly Cross[];
  readonly words: readonly Word[];
}
