import type { Format, View } from './format.ts';
import type { Point } from '../geometry/point.ts';

/** The frame of the drawn map, in its own units. */
export const MAP = { width: 1200, height: 1022 } as const;

export const toView = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) * view.zoom,
  y: (y - view.y) * view.zoom,
});

export const toMap = (view: View, { x, y }: Point): Point => ({
  x: x / view.zoom + view.x,
  y: y / view.zoom + view.y,
});

/** A place that must be seen, with so many px round it. */
export interface ShownPlace extends Point {
  readonly room: number;
}

/** How much wider than the map the section may be, if all of Europe is at war: in the west it is open sea. */
const WIDER = 1.2;
/** The share of the room that is kept in such a press. */
const PRESSED = 0.4;

/** Px for one unit of the map at which its outlines begin to look coarse: nobody needs to come closer. */
export const CLOSEST = 5;

/** Px for one unit of the map at which the whole of it is seen. */
export const farthest = ({ width, height }: Format): number =>
  Math.min(width / MAP.width, height / MAP.height);

/**
 * The section that shows all of the places with room round them, at the format's proportions, without
 * leaving the map, and no closer than `zoom`. If the format has a section of its own, that one.
 */
export function fitView(places: readonly ShownPlace[], format: Format, zoom: number): View {
  if (format.view) return format.view;
  const covering = Math.max(format.width / MAP.width, format.height / MAP.height);
  const fitted = closest(places, format, Math.max(zoom, covering), covering);
  if (holds(fitted, places, format)) return fitted;
  const pressed = places.map((place) => ({ ...place, room: place.room * PRESSED }));
  return closest(pressed, format, covering, covering / WIDER);
}

function closest(places: readonly ShownPlace[], format: Format, from: number, least: number): View {
  let view = at(places, format, from);
  while (view.zoom > least && !holds(view, places, format))
    view = at(places, format, Math.max(least, view.zoom * 0.97));
  return view;
}

/** The edges of what must be seen, in units of the map. */
function extent(places: readonly ShownPlace[], zoom: number): [number, number, number, number] {
  if (places.length === 0) return [0, 0, MAP.width, MAP.height];
  return [
    Math.min(...places.map(({ x, room }) => x - room / zoom)),
    Math.min(...places.map(({ y, room }) => y - room / zoom)),
    Math.max(...places.map(({ x, room }) => x + room / zoom)),
    Math.max(...places.map(({ y, room }) => y + room / zoom)),
  ];
}

function at(places: readonly ShownPlace[], format: Format, zoom: number): View {
  const [left, top, right, bottom] = extent(places, zoom);
  const [x, y] = [left + right - format.width / zoom, top + bottom - format.height / zoom];
  return boundView({ zoom, x: x / 2, y: y / 2 }, format);
}

/**
 * The nearest section of the same size that does not leave the map. If it is wider or higher than the map, what is
 * beyond lies in the west or the north, where there is open sea.
 */
export function boundView({ zoom, x, y }: View, { width, height }: Format): View {
  return {
    zoom,
    x: Math.min(Math.max(0, x), MAP.width - width / zoom),
    y: Math.min(Math.max(0, y), MAP.height - height / zoom),
  };
}

function holds(view: View, places: readonly ShownPlace[], { width, height }: Format): boolean {
  const [left, top, right, bottom] = extent(places, view.zoom);
  // At the edge of the map there is no more to see: what stands there may have less room.
  return (
    Math.max(0, left) >= view.x - 1 &&
    Math.max(0, top) >= view.y - 1 &&
    Math.min(MAP.width, right) <= view.x + width / view.zoom + 1 &&
    Math.min(MAP.height, bottom) <= view.y + height / view.zoom + 1
  );
}
