import { drawingOf } from './drawing-of.ts';
import type { Format, View } from './format.ts';
import type { Point } from '../geometry/point.ts';

export const toView = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) * view.zoom,
  y: (y - view.y) * view.zoom,
});

export const toMap = (view: View, { x, y }: Point): Point => ({
  x: x / view.zoom + view.x,
  y: y / view.zoom + view.y,
});

/** A place that must be visible, with `room` px round it. */
export interface ShownPlace extends Point {
  readonly room: number;
}

/** How much wider than the map a section may be, if units are everywhere: the west is open sea. */
const WIDER = 1.2;
/** The share of the room that remains on such a crowded board. */
const PRESSED = 0.4;

/** Zoom (px per map unit) beyond which outlines look coarse; the upper limit. */
export const CLOSEST = 5;

/** Zoom (px per map unit) at which the whole map is visible; the lower limit. */
export const farthest = (format: Format): number => {
  const { width, height } = drawingOf(format);
  return Math.min(format.width / width, format.height / height);
};

/**
 * The section that shows all of the places with room round them, in the format's proportions, within the map, and no
 * closer than `zoom`. If the format has its own section, that one.
 */
export function fitView(places: readonly ShownPlace[], format: Format, zoom: number): View {
  if (format.view) return format.view;
  const { width, height } = drawingOf(format);
  const covering = Math.max(format.width / width, format.height / height);
  const fitted = closest(places, format, Math.max(zoom, covering), covering);
  if (holds(fitted, places, format)) return fitted;
  const pressed = places.map((place) => ({ ...place, room: place.room * PRESSED }));
  return closest(pressed, format, covering, Math.min(covering / WIDER, farthest(format)));
}

function closest(places: readonly ShownPlace[], format: Format, from: number, least: number): View {
  for (let zoom = from; ; zoom = Math.max(least, zoom * 0.97)) {
    const seen = extent(places, zoom, format);
    const view = at(seen, format, zoom);
    if (zoom <= least || holdsAll(view, seen, format)) return view;
  }
}

/** Bounds of what must be visible, in map units: left, top, right, bottom. */
type Extent = readonly [number, number, number, number];

function extent(places: readonly ShownPlace[], zoom: number, format: Format): Extent {
  const { width, height } = drawingOf(format);
  if (places.length === 0) return [0, 0, width, height];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, room } of places) {
    const round = room / zoom;
    left = Math.min(left, x - round);
    top = Math.min(top, y - round);
    right = Math.max(right, x + round);
    bottom = Math.max(bottom, y + round);
  }
  return [left, top, right, bottom];
}

function at([left, top, right, bottom]: Extent, format: Format, zoom: number): View {
  const [x, y] = [left + right - format.width / zoom, top + bottom - format.height / zoom];
  return boundView({ zoom, x: x / 2, y: y / 2 }, format);
}

/**
 * The nearest section of the same size within the map. If it is wider or taller than the map, the excess is in the west
 * or the north, where there is open sea.
 */
export function boundView({ zoom, x, y }: View, format: Format): View {
  const { width, height } = drawingOf(format);
  return {
    zoom,
    x: Math.min(Math.max(0, x), width - format.width / zoom),
    y: Math.min(Math.max(0, y), height - format.height / zoom),
  };
}

const holds = (view: View, places: readonly ShownPlace[], format: Format): boolean =>
  holdsAll(view, extent(places, view.zoom, format), format);

function holdsAll(view: View, [left, top, right, bottom]: Extent, format: Format): boolean {
  const { width, height } = drawingOf(format);
  // Places at the edge of the map may have less room.
  return (
    Math.max(0, left) >= view.x - 1 &&
    Math.max(0, top) >= view.y - 1 &&
    Math.min(width, right) <= view.x + format.width / view.zoom + 1 &&
    Math.min(height, bottom) <= view.y + format.height / view.zoom + 1
  );
}
