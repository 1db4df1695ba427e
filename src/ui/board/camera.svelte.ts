import { select } from 'd3-selection';
import { untrack } from 'svelte';
import 'd3-transition';
import { type D3ZoomEvent, zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Format } from '../../stage/model/format.ts';
import type { View } from '../../stage/model/format.ts';
import { boundView, CLOSEST, farthest } from '../../stage/model/view.ts';

/** Which section of the map a board shows, and the gestures that change it. Reactive. */
export interface Camera {
  /** The section the board is laid out for; null: the one that suits the units. */
  readonly view: View | null;
  /** The section during a gesture. */
  readonly through: View | null;
  /** The format of the visible board; null before it is known. */
  readonly format: Format | null;
  readonly canComeCloser: boolean;
  readonly canGoBack: boolean;
  /** Zooms by a factor around the centre. */
  readonly zoomBy: (factor: number) => void;
  /** Moves by shares of the section, to the right and down. */
  readonly pan: (right: number, down: number) => void;
  /** Shows the section that suits the units again. */
  readonly fit: () => void;
  /** For `{@attach}` on a board's svg: its format, and the section that suits its units. */
  readonly on: (format: () => Format, homeView: () => View) => (svg: SVGSVGElement) => () => void;
}

/** A board that the camera moves. */
interface BoundBoard {
  readonly isSeen: () => boolean;
  readonly to: (view: View) => void;
  readonly format: () => Format;
  readonly homeView: () => View;
}

const GLIDE = 240;
/** Smaller differences are invisible. */
const SAME = 0.002;

const transformOf = ({ zoom: k, x, y }: View): ZoomTransform =>
  zoomIdentity.translate(-x * k, -y * k).scale(k);
const viewOf = ({ k, x, y }: ZoomTransform): View => ({ zoom: k, x: -x / k, y: -y / k });
const isSame = (a: View, b: View): boolean =>
  Math.abs(a.zoom / b.zoom - 1) < SAME && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
/** The lowest zoom: the whole map, or the units' section if that shows more. */
const leastOf = ({ format, homeView }: BoundBoard): number =>
  Math.min(farthest(format()), homeView().zoom);
const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A camera over a board. The wheel zooms only with ctrl or the command key, and one finger moves the map only once it
 * is zoomed in, so that the page scrolls as usual.
 */
export function createCamera(): Camera {
  let view: View | null = $state.raw(null);
  let through: View | null = $state.raw(null);
  /** Until hydration there is a board of each format, then only the visible one. */
  let boards: readonly BoundBoard[] = $state.raw([]);

  /** The board that was moved. */
  let moved: BoundBoard | null = null;

  /** Checking which one is visible forces a layout of the page, so it is done only if there are several. */
  const visible = (): BoundBoard | null =>
    (boards.length > 1 ? boards.find(({ isSeen }) => isSeen()) : null) ?? boards.at(-1) ?? null;
  const now = (): View | null => through ?? view ?? visible()?.homeView() ?? null;

  function on(format: () => Format, homeView: () => View) {
    return (svg: SVGSVGElement): (() => void) => {
      const board = select(svg);
      const isMoved = (): boolean => view !== null || through !== null;

      const behaviour = zoom<SVGSVGElement, unknown>()
        .filter((event: Event) => heeds(event, isMoved()))
        .constrain((transform) => transformOf(boundView(viewOf(transform), format())))
        .duration(GLIDE)
        .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
          moved = mine;
          through = viewOf(transform);
        })
        .on('end', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
          const seen = viewOf(transform);
          view = isSame(seen, homeView()) ? null : seen;
          through = null;
        });

      const mine: BoundBoard = {
        format,
        homeView,
        isSeen: () => svg.getClientRects().length > 0,
        to: (wanted) => {
          const there = transformOf(wanted);
          if (wantsStill()) behaviour.transform(board, there);
          else
            board
              .transition()
              .duration(GLIDE)
              .call((glide) => {
                behaviour.transform(glide, there);
              });
        },
      };
      boards = [...untrack(() => boards), mine];
      // When the ruling or the size changes, the transform that d3 keeps follows the section that suits it.
      $effect(() => {
        behaviour.scaleExtent([leastOf(mine), CLOSEST]);
        svg.__zoom = transformOf(view ?? homeView());
      });
      board.call(behaviour);
      svg.addEventListener('touchmove', leaveScrolling, { capture: true });

      /** One finger scrolls the page unless the map has been moved; a scroll that has begun is not interrupted. */
      function leaveScrolling(event: TouchEvent): void {
        const scrolls = event.touches.length === 1 && !isMoved();
        if (scrolls || !event.cancelable) event.stopImmediatePropagation();
      }
      return () => {
        board.interrupt().on('.zoom', null);
        svg.removeEventListener('touchmove', leaveScrolling, { capture: true });
        boards = boards.filter((one) => one !== mine);
        if (moved !== mine) return;
        view = null;
        through = null;
      };
    };
  }

  return {
    get view() {
      return view;
    },
    get through() {
      return through;
    },
    get format() {
      return visible()?.format() ?? null;
    },
    get canComeCloser() {
      return (now()?.zoom ?? 0) < CLOSEST - SAME;
    },
    get canGoBack() {
      const [from, board] = [now(), visible()];
      return from !== null && board !== null && from.zoom > leastOf(board) + SAME;
    },
    zoomBy(factor) {
      const [from, board] = [now(), visible()];
      if (!from || !board) return;
      const { width, height } = board.format();
      const zoomed = Math.min(CLOSEST, Math.max(leastOf(board), from.zoom * factor));
      const shift = (1 / from.zoom - 1 / zoomed) / 2;
      const y = from.y + height * shift;
      board.to(boundView({ zoom: zoomed, x: from.x + width * shift, y }, board.format()));
    },
    pan(right, down) {
      const [from, board] = [now(), visible()];
      if (!from || !board) return;
      const { width, height } = board.format();
      const x = from.x + (right * width) / from.zoom;
      const y = from.y + (down * height) / from.zoom;
      board.to(boundView({ zoom: from.zoom, x, y }, board.format()));
    },
    fit() {
      const board = visible();
      board?.to(board.homeView());
    },
    on,
  };
}

/** Whether an event may move the map. */
function heeds(event: Event, isMoved: boolean): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if (event.type === 'mousedown' && event instanceof MouseEvent)
    return isMoved && event.button === 0 && !event.ctrlKey;
  return true;
}

declare global {
  interface SVGSVGElement {
    /** Where d3-zoom keeps the current transform. */
    __zoom?: ZoomTransform;
  }
}
