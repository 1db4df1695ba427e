///<reference types="svelte" />
;
import { timer, type Timer } from 'd3-timer';
import { untrack } from 'svelte';
import type { Turn } from '../trace/turn.ts';
import { verdict } from '../explain/verdict.ts';
import { carry, settle } from '../stage/motion/carry.ts';
import { crossFade, tween, type Tween } from '../stage/motion/choreography.ts';
import { type Format, FORMATS, withView } from '../stage/model/format.ts';
import { frame } from '../stage/frame/frame.ts';
import type { Frame } from '../stage/frame/frame.ts';
import { withFormer } from '../stage/frame/former.ts';
import Picture from './board/Picture.svelte';
import type { Camera } from './camera.svelte.ts';
import { unitIn } from '../stage/layout/anchors.ts';
import type { UnitAt } from '../trace/fact.ts';
;

  interface Props {
    turn: Turn;
    /** The turn before its orders were changed: what was ordered otherwise is drawn as a ghost. */
    given?: Turn | undefined;
    /** How many steps of the trace are settled: 0 shows the orders as written. */
    step: number;
    format: keyof typeof FORMATS;
    /** Who moves the map; without one it stays as it suits the units. */
    camera?: Camera;
    /** The step to begin with; the board then plays from there to `step`. */
    from?: number;
    /** Whether a change of step is played. Off, and for those who want no motion, frames are swapped. */
    animate?: boolean;
    /** How fast: 2 takes half the time. */
    speed?: number;
    /** Where the site's static files are. */
    base?: string;
    /** What the picture shows, for those who do not see it; else the verdict of the turn. */
    label?: string;
    /** The unit whose order is pointed at elsewhere: its arrow and its space are outlined. */
    pointed?: UnitAt | null;
    /** Told which unit, or whose arrow, the pointer is on. */
    onpoint?: (unit: UnitAt | null) => void;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const {
    turn,
    given,
    step,
    format,
    camera,
    from,
    animate = true,
    speed = 1,
    base = '/',
    label,
    pointed = null,
    onpoint,
  }: Props = $props();

  let svg: SVGSVGElement | undefined = $state();
  /** What an animation shows just now. */
  let moving: Frame | null = $state.raw(null);
  const drawn = (on: Format): Frame => {
    const now = frame(turn, step, on);
    return given ? withFormer(now, given, turn) : now;
  };
  const own = $derived(drawn(FORMATS[format]));
  const laid = $derived(withView(FORMATS[format], camera?.view ?? null));
  const goal = $derived(camera?.view ? drawn(laid) : own);
  const through = $derived(camera?.through ?? null);
  const shown = $derived(through ? carry(moving ?? goal, through) : (moving ?? goal));

  let last = untrack(() => (from === undefined ? null : frame(turn, from, FORMATS[format])));
  let lastTurn = untrack(() => turn);
  let running: Timer | null = null;

  $effect.pre(() => {
    const to = goal;
    const before = untrack(() => moving) ?? last;
    const same = turn === lastTurn;
    last = to;
    lastTurn = turn;
    running?.stop();
    if (before === null || before === to || !animate || !isSeen()) {
      moving = null;
      return;
    }
    const motion = motionOf(before, to, same);
    const pace = untrack(() => speed);
    moving = motion.duration > 0 ? motion.at(0) : null;
    running = timer((elapsed) => {
      const done = elapsed * pace >= motion.duration;
      moving = done ? null : motion.at(elapsed * pace);
      if (done) running?.stop();
    });
    return () => running?.stop();
  });

  /** A step is played. Where the map was moved, everything finds its new place round it. */
  function motionOf(before: Frame, to: Frame, same: boolean): Tween {
    if (before.format.id !== to.format.id) return { duration: 0, at: () => to };
    if (!same) return crossFade(before, to);
    if (before.format !== to.format) return settle(carry(before, to.view), to);
    return tween(before, to);
  }

  /** Nothing is played on a board that is not shown, nor to those who asked for no motion. */
  function isSeen(): boolean {
    return (
      !matchMedia('(prefers-reduced-motion: reduce)').matches &&
      (svg === undefined || svg.getClientRects().length > 0)
    );
  }

  function point(event: PointerEvent): void {
    const drawn = (event.target as Element).closest('[data-unit]');
    onpoint?.((drawn?.getAttribute('data-unit') as UnitAt | null | undefined) ?? null);
  }

  function leave(): void {
    onpoint?.(null);
  }
;
async () => {


  { const $$_svg0 = svelteHTML.createElement("svg", {              [Symbol("@attach")]:camera?.on(
    () => FORMATS[format],
    () => own.view,
  ),"onpointerover":onpoint && point,"onpointerleave":onpoint && leave,"viewBox":`0 0 ${shown.format.width} ${shown.format.height}`,"role":`img`,"aria-label":label ?? verdict(turn).headline,"class":[format, { moving: through }],});svg = $$_svg0;
   { const $$_erutciP1C = __sveltets_2_ensureComponent(Picture); new $$_erutciP1C({ target: __sveltets_2_any(), props: {    shown,base,"pointed":pointed && unitIn(turn, pointed) ? pointed : null,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Board__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Board__SvelteComponent_ = ReturnType<typeof Board__SvelteComponent_>;
/*Ωignore_endΩ*/export default Board__SvelteComponent_;