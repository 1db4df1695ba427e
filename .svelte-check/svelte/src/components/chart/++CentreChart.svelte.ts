///<reference types="svelte" />
;
import { watchWidth } from '../width.ts';
import CentreTable from './CentreTable.svelte';
import { type CentreHistory, DASHES, plot, standingWords } from './centres.ts';
import Standings from './Standings.svelte';
;

  interface Props {
    data: CentreHistory;
    /** The year that is marked; the last if nothing is said. */
    year?: number;
    /** The reader chooses a year. Without it, years cannot be chosen. */
    onchoose?: (year: number) => void;
  };function $$render() {

  
  
  
  

  const { data, year, onchoose }: Props = $props();

  /** Before it is measured: as on a phone. */
  let width = $state(328);
  let svg: SVGSVGElement | undefined = $state();
  const id = $props.id();

  const shown = $derived(plot(data, Math.max(280, Math.min(900, width))));
  const first = $derived(data.years[0] ?? 0);
  const last = $derived(data.years.at(-1) ?? first);
  const marked = $derived(year !== undefined && data.years.includes(year) ? year : last);
  const at = $derived(data.years.indexOf(marked));
  const span = $derived(first === last ? String(first) : `${String(first)} to ${String(last)}`);

  function choose(to: number | undefined): void {
    if (to !== undefined && to !== marked) onchoose?.(to);
  }
  function pointed(event: PointerEvent): void {
    if (!svg || !onchoose) return;
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * shown.width;
    const away = (one: number): number => Math.abs(shown.x(one) - x);
    choose(data.years.reduce((a, b) => (away(b) < away(a) ? b : a), marked));
  }
  function keyed(event: KeyboardEvent): void {
    const to = {
      ArrowLeft: data.years[at - 1],
      ArrowDown: data.years[at - 1],
      ArrowRight: data.years[at + 1],
      ArrowUp: data.years[at + 1],
      Home: first,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  }
  const slider = $derived(
    onchoose
      ? {
          role: 'slider',
          tabindex: 0,
          'aria-valuemin': first,
          'aria-valuemax': last,
          'aria-valuenow': marked,
          'aria-valuetext': standingWords(data, marked),
        }
      : { role: 'img' },
  );
;
async () => {

 { svelteHTML.createElement("div", { "class":`centres`,});
   { svelteHTML.createElement("div", {   "class":`plot`,[Symbol("@attach")]:watchWidth((px) => (width = px)),});onchoose !== undefined;
     { const $$_svg2 = svelteHTML.createElement("svg", {                 "width":shown.width,"height":shown.height,"viewBox":`0 0 ${shown.width} ${shown.height}`,...slider,"aria-label":`Supply centres, ${span}${data.victory === null
        ? ''
        : `. ${String(data.victory)} win`}`,"onpointerdown":pointed,"onpointermove":pointed,"onkeydown":onchoose ? keyed : undefined,});svg = $$_svg2;
         for(let count of __sveltets_2_ensureArray(shown.rungs)){count;
         { svelteHTML.createElement("path", {    "class":`rung`,"d":`M${shown.left} ${shown.y(count)}H${shown.right}`,});}
         { svelteHTML.createElement("text", {     "class":`count`,"x":shown.left - 7,"y":shown.y(count) + 4.5,});count; }
      }
      if(data.victory !== null){
         { svelteHTML.createElement("path", {    "class":`victory`,"d":`M${shown.left} ${shown.y(data.victory)}H${shown.right}`,});}
         { svelteHTML.createElement("text", {     "class":`count won`,"x":shown.left - 7,"y":shown.y(data.victory) + 4.5,});
          data.victory;
         }
         { svelteHTML.createElement("text", {     "class":`wins`,"x":shown.left + 6,"y":shown.y(data.victory) - 5,});  }
      }
       { svelteHTML.createElement("path", {    "class":`marked`,"d":`M${shown.x(marked)} ${shown.top - 4}V${shown.bottom}`,});}
         for(let one of __sveltets_2_ensureArray(data.years)){one;
         { svelteHTML.createElement("path", {    "class":`tick`,"d":`M${shown.x(one)} ${shown.bottom}v5`,});}
        if(one === marked || (shown.named.includes(one) && Math.abs(shown.x(one) - shown.x(marked)) > 40)){
           { svelteHTML.createElement("text", {      "class":`year`,"x":shown.x(one),"y":shown.bottom + 21,});one === marked;
            one;
           }
        }
      }
         for(let { power, letter, d, gone } of __sveltets_2_ensureArray(shown.curves)){power;
         { svelteHTML.createElement("g", { });__sveltets_2_ensureType(String, Number, ` ${letter} `);
           { svelteHTML.createElement("path", {   "class":`rim`,d,});}
           { svelteHTML.createElement("path", {   "class":`core`,d,});}
          if(DASHES[power] !== ''){
             { svelteHTML.createElement("path", {      "class":`dash`,d,"stroke-dasharray":DASHES[power] === 'none' ? undefined : DASHES[power],});}
          }
          if(gone){
             { svelteHTML.createElement("path", {    "class":`gone`,"d":`M${gone[0] - 4} ${gone[1] - 4}l8 8m0-8l-8 8`,});}
          }
         }
      }
         for(let { power, letter, points } of __sveltets_2_ensureArray(shown.curves)){power;
        const point = points[at];
        if(point){
           { svelteHTML.createElement("circle", {       "cx":point[0],"cy":point[1],"r":`3.9`,});__sveltets_2_ensureType(String, Number, ` ${letter} `);}
        }
      }
         for(let { power, letter, label, last: count, points, gone } of __sveltets_2_ensureArray(shown.curves)){power;
        const end = points.at(-1);
        if(!gone && end){
           { svelteHTML.createElement("path", {    "class":`lead`,"d":`M${end[0] + 3} ${end[1]}L${shown.right + 6} ${label}`,});}
           { svelteHTML.createElement("g", { "transform":`translate(${shown.right + 14} ${label})`,});
             { svelteHTML.createElement("rect", {           "x":`-8`,"y":`-8`,"width":`16`,"height":`16`,"rx":`2.5`,});__sveltets_2_ensureType(String, Number, ` ${letter} `);}
             { svelteHTML.createElement("text", {    "class":`letter`,"y":`4.4`,});__sveltets_2_ensureType(String, Number, ` ${letter} `);letter; }
             { svelteHTML.createElement("text", {     "class":`number`,"x":`13`,"y":`5`,});count; }
           }
        }
      }
     }
   }
   { const $$_sgnidnatS1C = __sveltets_2_ensureComponent(Standings); new $$_sgnidnatS1C({ target: __sveltets_2_any(), props: {    data,"year":marked,id,}});}
   { const $$_elbaTertneC1C = __sveltets_2_ensureComponent(CentreTable); new $$_elbaTertneC1C({ target: __sveltets_2_any(), props: {   data,"year":marked,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CentreChart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CentreChart__SvelteComponent_ = ReturnType<typeof CentreChart__SvelteComponent_>;
/*Ωignore_endΩ*/export default CentreChart__SvelteComponent_;