///<reference types="svelte" />
;
import { labels, labelsAnywhere, markOf, nearest, ruler, type Mark } from './ruler.ts';
import { watchWidth } from './width.ts';
;

  interface Props {
    step: number;
    last: number;
    marks: readonly Mark[];
    /** Steps where two rulings part: a red diamond. */
    parts?: readonly number[];
    ongo: (step: number) => void;
  };function $$render() {

  
  

  const { step, last, marks, parts = [], ongo }: Props = $props();

  /** In px; 0 as long as nobody has measured it. */
  let width = $state(0);
  let rail: HTMLElement | undefined = $state();

  const places = $derived(ruler(last, marks));
  const tall = $derived(new Set([0, last, ...marks.map((mark) => mark.from)]));
  const current = $derived(markOf(step, marks));
  const names = $derived(
    width === 0 ? labelsAnywhere(places, marks, step) : labels(places, marks, step, width),
  );
  const text = $derived(
    `Step ${String(step)} of ${String(last)}${current ? `: ${current.name}` : ''}`,
  );
  /** Where steps stand close, the dots are small. */
  const dot = $derived(
    Math.max(
      2,
      Math.min(8, (width === 0 ? 540 : width) * ((places[2] ?? 1) - (places[1] ?? 0)) * 0.62),
    ),
  );
  const percent = (at: number): string => `${(at * 100).toFixed(3)}%`;

  function pointed(event: PointerEvent): void {
    if (!rail || (event.type === 'pointermove' && event.buttons === 0)) return;
    if (event.type === 'pointerdown') {
      const named = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      if (named) {
        ongo(Number(named.getAttribute('data-step')));
        return;
      }
      // A press that is made up for later has no pointer to hold.
      if (event.isTrusted) rail.setPointerCapture(event.pointerId);
    } else if (!rail.hasPointerCapture(event.pointerId)) return;
    const box = rail.getBoundingClientRect();
    const to = nearest(places, (event.clientX - box.left) / box.width);
    if (to !== step) ongo(to);
  }

  /** The arrows are the player's; by page one goes from chapter to chapter. */
  function keyed(event: KeyboardEvent): void {
    const starts = [...tall].sort((a, b) => a - b);
    const to =
      event.key === 'PageDown'
        ? starts.find((start) => start > step)
        : event.key === 'PageUp'
          ? starts.findLast((start) => start < step)
          : undefined;
    if (to === undefined) return;
    event.preventDefault();
    ongo(to);
  }
;
async () => {

  { svelteHTML.createElement("div", {                      "class":`ruler`,"role":`slider`,"tabindex":0,"aria-label":`Steps`,"aria-valuemin":0,"aria-valuemax":last,"aria-valuenow":step,"aria-valuetext":text,"onkeydown":keyed,"onpointerdown":pointed,"onpointermove":pointed,});
   { const $$_div1 = svelteHTML.createElement("div", {       "class":`rail`,[Symbol("@attach")]:watchWidth((px) => (width = px)),});dot < 7;__sveltets_2_ensureType(String, Number, `${dot.toFixed(1)} `);rail = $$_div1;
     { svelteHTML.createElement("span", {  "class":`done`,});__sveltets_2_ensureType(String, Number, percent(places[step] ?? 0)); }
        for(let at of __sveltets_2_ensureArray(places)){let n = 1;n;
       { svelteHTML.createElement("span", {      "class":tall.has(n) ? 'tick' : 'dot',});n <= step;parts.includes(n);__sveltets_2_ensureType(String, Number, percent(at)); }
    }
       for(let name of __sveltets_2_ensureArray(names)){name.from;
       { svelteHTML.createElement("span", {       "class":`name ${name.room}`,...__sveltets_2_empty({"data-step":name.from}),});name.from === current?.from;name.end;__sveltets_2_ensureType(String, Number, percent(name.at));name.name; }
    }
     { svelteHTML.createElement("span", {  "class":`knob`,});__sveltets_2_ensureType(String, Number, percent(places[step] ?? 0));step; }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Ruler__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Ruler__SvelteComponent_ = ReturnType<typeof Ruler__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ruler__SvelteComponent_;