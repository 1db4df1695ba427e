///<reference types="svelte" />
;
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { watchWidth } from '../width.ts';
import ChartBox from './ChartBox.svelte';
import ChartKey from './ChartKey.svelte';
import MachineText from './MachineText.svelte';
import { arrowKeyTo } from './keys.ts';
import { layoutChart } from './layout.ts';
import { chartOf, fullName } from './model.ts';
import { innermost, litStates, type Place, possibleNow, unlit, valueOf } from './now.ts';
import type { Words } from './words.ts';
;

  interface Props {
    /** Any machine of XState 5: all that is drawn comes from its definition. */
    machine: AnyStateMachine;
    /** What it is a chart of: "A game". */
    label: string;
    /** Where it is: its snapshot, which also tells what is possible now, or its value. */
    snapshot?: AnyMachineSnapshot;
    value?: StateValue;
    /** Events as they might be sent now: guards judge these instead of bare ones. */
    events?: readonly EventObject[];
    /** Better words for names of the machine. */
    words?: Words | undefined;
    /** The same as nested lists under the chart. */
    text?: boolean;
  };function $$render() {
 const line/*Ωignore_positionΩ*/ = (edge: (typeof edges)[number])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("g", {    "class":`edge ${edge.can}`,"aria-hidden":`true`,});edge.picked;
     { svelteHTML.createElement("path", {  "d":edge.d,});}
     { svelteHTML.createElement("circle", {      "cx":edge.from[0],"cy":edge.from[1],"r":`2.6`,});}
     { svelteHTML.createElement("path", {      "class":`head`,"d":HEAD[edge.way],"transform":`translate(${edge.tip[0]} ${edge.tip[1]})`,});}
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  

  const { machine, label, snapshot, value, events = [], words, text = true }: Props = $props();

  /** A chart that is taller than this, in px, begins with only those states unfolded that are lit. */
  const TALL = 1500;

  /** What the reader asked for: to fold or not. */
  let wished: boolean | null = $state(null);
  /** Before it is measured: as on a phone, for that can be read anywhere. */
  let width = $state(326);
  let picked: string | null = $state(null);
  let focused: string | null = $state(null);
  let svg: SVGSVGElement | undefined = $state();

  const chart = $derived(chartOf(machine, words));
  const place: Place = $derived(snapshot ? { snapshot } : { value: value ?? {} });
  const lit = $derived(litStates(chart, valueOf(place)));
  const here = $derived(innermost(chart, lit).filter(({ parent }) => parent !== null));
  const possible = $derived(possibleNow(chart, place, events));
  const foldable = $derived(unlit(chart, lit));
  const whole = $derived(layoutChart(chart, width));
  const folds = $derived(foldable.size > 0 && (wished ?? whole.height > TALL));
  const layout = $derived(folds ? layoutChart(chart, width, foldable) : whole);
  /** What is emphasised lies on top. */
  const edges = $derived(
    layout.edges
      .map((edge) => ({
        ...edge,
        can: possible.get(edge.id) ?? ('no' as const),
        picked: picked !== null && (edge.source === picked || edge.target === picked),
      }))
      .sort((a, b) => rank(a) - rank(b)),
  );
  const quiet = $derived(edges.filter(({ can, picked }) => can === 'no' && !picked));
  const loud = $derived(edges.filter(({ can, picked }) => can !== 'no' || picked));
  const boxes = $derived(layout.boxes.filter(({ state }) => state.parent !== null));
  const root = $derived(layout.boxes.find(({ state }) => state.parent === null));
  /** One state is reached by the tab key, the others from there by arrows. */
  const stop = $derived(
    focused !== null && boxes.some(({ state }) => state.id === focused)
      ? focused
      : (here[0]?.id ?? boxes[0]?.state.id),
  );
  const where = $derived(here.map(({ id }) => fullName(chart, id)).join('; '));

  function rank({ can, picked }: { can: string; picked: boolean }): number {
    return (picked ? 4 : 0) + (can === 'now' ? 2 : can === 'perhaps' ? 1 : 0);
  }
  const pick = (id: string): void => {
    picked = picked === id ? null : id;
  };
  function keyed(event: KeyboardEvent): void {
    if (stop === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') pick(stop);
    else if (event.key === 'Escape' && picked !== null) picked = null;
    else {
      const to = arrowKeyTo(
        boxes.map(({ state }) => state),
        stop,
        event.key,
      );
      if (to === null) return;
      focused = to;
      svg?.querySelector<SVGGElement>(`[data-state="${CSS.escape(to)}"]`)?.focus();
    }
    event.preventDefault();
  }
  const HEAD = { 1: 'M0 0l-8-4.2v8.4z', [-1]: 'M0 0l8-4.2v8.4z' } as const;
;
async () => {



 { svelteHTML.createElement("div", { "class":`chart`,});
  if(foldable.size > 0){
     { svelteHTML.createElement("button", {         "type":`button`,"class":`fold`,"aria-pressed":!folds,...__sveltets_2_empty({"data-chrome":true}),"onclick":() => (wished = !folds),});   }
  }
   { svelteHTML.createElement("div", {  "class":`scroll`,[Symbol("@attach")]:watchWidth((px) => (width = px)),});
     { const $$_svg2 = svelteHTML.createElement("svg", {            "width":layout.width,"height":layout.height,"viewBox":`0 0 ${layout.width} ${layout.height}`,"role":`group`,"aria-label":`Chart of the machine: ${label}${where === '' ? '' : `. Now: ${where}`}`,});svg = $$_svg2;
      if(root && root.lines.length > 0){
          { const $$_xoBtrahC3C = __sveltets_2_ensureComponent(ChartBox); new $$_xoBtrahC3C({ target: __sveltets_2_any(), props: {     "box":root,possible,"name":`In every state`,"open":true,}});}
      }
         for(let box of __sveltets_2_ensureArray(boxes)){box.state.id;
        const id = box.state.id;
         { const $$_xoBtrahC3C = __sveltets_2_ensureComponent(ChartBox); new $$_xoBtrahC3C({ target: __sveltets_2_any(), props: {                     box,possible,"name":box.state.name,"folded":folds && foldable.has(id),"full":fullName(chart, id),"lit":lit.has(id),"here":here.some((one) => one.id === id),"picked":picked === id,"stop":stop === id,"onkey":keyed,"onpick":() => {
            focused = id;
            pick(id);
          },}});}
      }
          for(let edge of __sveltets_2_ensureArray(quiet)){let n = 1;n;;__sveltets_2_ensureSnippet(line(edge));}
          for(let { d } of __sveltets_2_ensureArray(loud)){let n = 1;n; { svelteHTML.createElement("path", {   "class":`under`,d,});}}
          for(let edge of __sveltets_2_ensureArray(loud)){let n = 1;n;;__sveltets_2_ensureSnippet(line(edge));}
     }
   }
   { const $$_yeKtrahC1C = __sveltets_2_ensureComponent(ChartKey); new $$_yeKtrahC1C({ target: __sveltets_2_any(), props: {}});}
  if(text){ { const $$_txeTenihcaM1C = __sveltets_2_ensureComponent(MachineText); new $$_txeTenihcaM1C({ target: __sveltets_2_any(), props: {   chart,lit,possible,}});}}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MachineChart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MachineChart__SvelteComponent_ = ReturnType<typeof MachineChart__SvelteComponent_>;
/*Ωignore_endΩ*/export default MachineChart__SvelteComponent_;