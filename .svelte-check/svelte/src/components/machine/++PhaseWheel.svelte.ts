///<reference types="svelte" />
;
import { arc } from 'd3-shape';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { chartOf } from './model.ts';
import { type Place, valueOf } from './now.ts';
import { type Stretch, stretches, wheelOf, wheelWords } from './wheel.ts';
import type { Words } from './words.ts';
;

  interface Props {
    /** Its states are the seasons and the phases, in their order. */
    machine: AnyStateMachine;
    snapshot?: AnyMachineSnapshot;
    value?: StateValue;
    year: number;
    /** Phases of this year that were passed through, for nobody had anything to do: "spring.retreats". */
    none?: readonly string[];
    /** States of the year that are no phases of it: "winter.newYear". */
    out?: readonly string[];
    /** The phase in which everything ended, if it has. */
    last?: string;
    /** In px, 120 to 280. */
    size?: number;
    words?: Words | undefined;
  };function $$render() {

  
  
  
  
  
  

  const {
    machine,
    snapshot,
    value,
    year,
    none = [],
    out = [],
    last = '',
    size = 220,
    words,
  }: Props = $props();

  const id = $props.id();
  const chart = $derived(chartOf(machine, words));
  const place: Place = $derived(snapshot ? { snapshot } : { value: value ?? {} });
  const wheel = $derived(wheelOf(chart, valueOf(place), { none, out, last }));
  const parts = $derived(stretches(wheel.seasons));
  /** Where its inside has no room for words, they stand under it. */
  const small = $derived(size < 190);
  const phrase = $derived(
    wheel.now
      ? wheel.now.phase.name + (wheel.now.phase.inside === '' ? '' : `, ${wheel.now.phase.inside}`)
      : wheel.outside,
  );

  const outer = $derived(size / 2 - 1);
  const name = $derived(small ? 13 : 15);
  /** The names of the seasons, then the phases, then the year. */
  const rim = $derived(outer - name - 7);
  const hub = $derived(rim - size * (small ? 0.125 : 0.115));
  const middle = $derived((rim + hub) / 2);

  const ring = arc<Stretch>()
    .startAngle(({ start }) => start)
    .endAngle(({ end }) => end)
    .padAngle(0.05)
    .cornerRadius(2);
  const shape = (part: Stretch): string =>
    ring.innerRadius(hub).outerRadius(rim).padRadius(rim)(part) ?? '';

  const at = (angle: number, r: number): string =>
    `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`;
  const centre = ({ start, end }: Stretch): number => (start + end) / 2;
  /** Below the middle, names run the other way round, so that they stand upright. */
  function nameLine(part: Stretch): string {
    const low = Math.cos(centre(part)) < 0;
    const r = low ? rim + name + 2 : rim + 7;
    const [from, to] = low ? [part.end, part.start] : [part.start, part.end];
    const large = part.end - part.start > Math.PI ? 1 : 0;
    const radius = r.toFixed(2);
    return `M${at(from, r)}A${radius} ${radius} 0 ${String(large)} ${low ? '0' : '1'} ${at(to, r)}`;
  }
  const TICK = 'M-4.4 .4l3 3.2L4.6-3.6';
;
async () => {

 { svelteHTML.createElement("figure", { });__sveltets_2_ensureType(String, Number, `${size} `);
   { svelteHTML.createElement("svg", {           "width":size,"height":size,"viewBox":`${-size / 2} ${-size / 2} ${size} ${size}`,"role":`img`,"aria-label":wheelWords(wheel, String(year)),});
        for(let season of __sveltets_2_ensureArray(wheel.seasons)){let n = 1;season.id;
      const part = parts[n];
      if(part){
         { svelteHTML.createElement("path", {      "id":`${id}-${n}`,"class":`line`,"d":nameLine(part.season),});}
         { svelteHTML.createElement("text", {    "class":`season`,"font-size":name,});wheel.now?.season === season;
           { svelteHTML.createElement("textPath", {   "href":`#${id}-${n}`,"startOffset":`50%`,});season.name; }
         }
            for(let phase of __sveltets_2_ensureArray(season.phases)){let m = 1;phase.id;
          const stretch = part.phases[m];
          if(stretch){
             { svelteHTML.createElement("g", { "class":phase.fate,});
               { svelteHTML.createElement("title", {});season.name; phase.name.toLowerCase(); }
               { svelteHTML.createElement("path", {    "class":`part`,"d":shape(stretch),});}
               { svelteHTML.createElement("g", { "transform":`translate(${at(centre(stretch), middle)}) scale(${small ? 0.86 : 1.15})`,});
                if(phase.fate === 'passed'){ { svelteHTML.createElement("path", {    "class":`mark`,"d":TICK,});}}
                if(phase.fate === 'none'){ { svelteHTML.createElement("path", {    "class":`mark`,"d":`M-4 0h8`,});}}
                if(phase.fate === 'now'){ { svelteHTML.createElement("circle", {  "r":`3.4`,});}}
               }
              if(phase.fate === 'now' && size >= 220){
                 { svelteHTML.createElement("path", {       "class":`hand`,"d":`M-4 0L0-9L4 0z`,"transform":`rotate(${(centre(stretch) * 180) / Math.PI}) translate(0 ${12 - hub})`,});}
              }
             }
          }
        }
      }
    }
     { svelteHTML.createElement("text", {     "class":`year`,"y":small ? 7 : phrase === '' ? 11 : 2,"font-size":small ? 20 : 32,});
      year;
     }
    if(!small && phrase !== ''){
       { svelteHTML.createElement("text", {      "class":`phase`,"font-size":size < 240 ? 15 : 17,"y":`23`,});wheel.now?.phase.name ?? wheel.outside; }
      if(wheel.now && wheel.now.phase.inside !== ''){
         { svelteHTML.createElement("text", {   "class":`inside`,"y":`40`,});wheel.now.phase.inside; }
      }
    }
   }
  if(small && phrase !== ''){ { svelteHTML.createElement("figcaption", { "aria-hidden":`true`,});phrase; }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PhaseWheel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PhaseWheel__SvelteComponent_ = ReturnType<typeof PhaseWheel__SvelteComponent_>;
/*Ωignore_endΩ*/export default PhaseWheel__SvelteComponent_;