/** A named stretch of steps. `from`: its first step, 1-based as the stepper counts. */
export interface RulerMark {
  readonly name: string;
  readonly from: number;
}

/** A name that has room on the ruler. `at`: 0 to 1; `end`: it ends there instead of beginning there. */
export interface RulerLabel extends RulerMark {
  readonly at: number;
  readonly end: boolean;
  /** On a ruler that has not been measured yet: whether it is for a narrow or a wide one only. */
  readonly room?: 'narrow' | 'wide';
}

/** The extra room before a chapter, relative to a step. */
const CHAPTER_GAP = 0.58;

/** Mean width of a letter at 15 px, and the smallest distance between two names. */
const LETTER = 6.7;
const BETWEEN = 7;

/** The positions of steps 0 to `last` on a ruler of length 1. */
export function ruler(last: number, marks: readonly RulerMark[]): readonly number[] {
  const starts = new Set(marks.map((mark) => mark.from));
  const places = [0];
  let end = 0;
  for (let step = 1; step <= last; step++) {
    end += starts.has(step) ? 1 + CHAPTER_GAP : 1;
    places.push(end);
  }
  return places.map((place) => (end === 0 ? 0 : place / end));
}

/** The step whose position is nearest to `at`. */
export function nearest(places: readonly number[], at: number): number {
  let best = 0;
  places.forEach((place, step) => {
    if (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at)) best = step;
  });
  return best;
}

/** The step that a press or a drag on a ruler points to; null: it does not. */
export function pointedStep(
  event: PointerEvent,
  rail: Element,
  places: readonly number[],
): number | null {
  if (event.type === 'pointerdown') {
    const named = event.target instanceof Element ? event.target.closest('[data-step]') : null;
    if (named) return Number(named.getAttribute('data-step'));
    // A replayed press (`site/wake.ts`) has no pointer to capture.
    if (event.isTrusted) rail.setPointerCapture(event.pointerId);
  } else if (event.buttons === 0 || !rail.hasPointerCapture(event.pointerId)) return null;
  const box = rail.getBoundingClientRect();
  return nearest(places, (event.clientX - box.left) / box.width);
}

/** The steps with a tall mark: both ends, and the first of each chapter. */
export const stopsOf = (last: number, marks: readonly RulerMark[]): readonly number[] => [
  ...new Set([0, ...marks.map(({ from }) => from), last]),
];

/** The mark that a step belongs to. */
export function markOf(step: number, marks: readonly RulerMark[]): RulerMark | null {
  return marks.findLast((mark) => mark.from <= step) ?? null;
}

/**
 * The names that fit on a ruler of this many px without touching: the current one first, then the last, then from the
 * left.
 */
export function labels(
  places: readonly number[],
  marks: readonly RulerMark[],
  step: number,
  width: number,
): readonly RulerLabel[] {
  const current = markOf(step, marks);
  const span = (mark: RulerMark): { label: RulerLabel; left: number; right: number } => {
    const at = places[mark.from] ?? 0;
    const long = mark.name.length * LETTER;
    const end = at * width + long > width + 12;
    const left = end ? at * width - long : at * width;
    return { label: { ...mark, at, end }, left, right: left + long };
  };
  const shown: ReturnType<typeof span>[] = [];
  const last = marks.at(-1);
  const wanted = [current, last, ...marks].filter((mark) => mark !== null && mark !== undefined);
  for (const mark of new Set(wanted)) {
    const next = span(mark);
    const free = shown.every(
      (other) => next.right + BETWEEN <= other.left || other.right + BETWEEN <= next.left,
    );
    if (free) shown.push(next);
  }
  return shown.map(({ label }) => label).sort((a, b) => a.from - b.from);
}

/** Two possible widths on a page, in px. The styles choose by the wide one. */
const NARROW = 380;
const WIDE = 540;

/** The names of a ruler whose width is not known yet: those for a narrow one and those for a wide one. */
export function labelsAnywhere(
  places: readonly number[],
  marks: readonly RulerMark[],
  step: number,
): readonly RulerLabel[] {
  const narrow = labels(places, marks, step, NARROW);
  const wide = labels(places, marks, step, WIDE);
  const among = (list: readonly RulerLabel[], { from }: RulerLabel): boolean =>
    list.some((label) => label.from === from);
  return [
    ...wide.map((label) => (among(narrow, label) ? label : { ...label, room: 'wide' as const })),
    ...narrow
      .filter((label) => !among(wide, label))
      .map((label) => ({ ...label, room: 'narrow' as const })),
  ];
}
