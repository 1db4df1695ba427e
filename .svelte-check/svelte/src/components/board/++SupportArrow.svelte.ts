///<reference types="svelte" />
;
import type { Support } from '../../stage/model/drawable.ts';
import { at, lengthOf, part } from '../../stage/geometry/line.ts';
import { arcPath, linePath } from '../../stage/geometry/outline.ts';
import { CUT, SIZE } from '../../stage/geometry/shapes.ts';
import NoEntry from './NoEntry.svelte';
import { arrowWood, round, unless } from './wood.ts';
;

  interface Props {
    support: Support;
    scale: number;
    pointed?: boolean;
  };function $$render() {

  
  
  
  
  
  

  const { support, scale, pointed = false }: Props = $props();

  const line = $derived(support.line);
  const length = $derived(Math.max(1, lengthOf(line)));
  const core = $derived(SIZE.support * scale);
  const cut = $derived(support.sign ?? CUT);
  const stub = $derived(support.strokes > 0 || support.dots > 0);
  /** The ink stops just before the strokes of a cut. */
  const inked = $derived(
    stub ? Math.min(support.ink, Math.max(0.05, cut - (7 * scale) / length)) : support.ink,
  );
  const inkPath = $derived(inked > 0.01 ? linePath(part(line, 0, inked)) : null);
  const pencilPath = $derived(
    support.pencil > 0 && inked < 0.99 ? linePath(part(line, inked, 1)) : null,
  );
  const restPath = $derived(
    support.dots > 0
      ? linePath(
          part(
            line,
            cut + (10 * scale) / length,
            1 - (support.end.type === 'joint' ? SIZE.joint * scale : 0) / length,
          ),
        )
      : null,
  );
  const short = $derived(support.sign ?? Math.max(0.3, 1 - (30 * scale) / length));
  const greyPath = $derived(
    support.void > 0
      ? linePath(part(line, 0, short - (4 * scale) / length))
      : support.illegal > 0
        ? linePath(part(line, 0, 1 - (9 * scale) / length))
        : null,
  );
  const ring = $derived(at(line, short));
  const middle = $derived(at(line, support.sign ?? 0.5));
  const brace = $derived.by(() => {
    const { end } = support;
    if (end.type !== 'brace') return null;
    const half = end.span / 2;
    return arcPath(end, end.radius ?? 23.5 * scale, end.angle - half, end.angle + half);
  });
  const shown = $derived(support.pencil > 0 || support.ink > 0);
;
async () => {

 { svelteHTML.createElement("g", {       ...__sveltets_2_empty({"data-unit":support.unit}),"style":arrowWood(support.power),"opacity":unless(support.opacity, 1),});pointed;
  if(restPath){
     { svelteHTML.createElement("path", {      "d":restPath,"class":`dots`,"opacity":unless(support.dots, 1),});}
  }
  if(pencilPath){
     { svelteHTML.createElement("path", {      "d":pencilPath,"class":`halo`,"stroke-width":round(core + 6),});}
     { svelteHTML.createElement("path", {      "d":pencilPath,"class":`pencil`,"stroke-width":round(core + 2.2),});}
     { svelteHTML.createElement("path", {      "d":pencilPath,"class":`hollow`,"stroke-width":round(core - 0.2),});}
  }
  if(inkPath){
     { svelteHTML.createElement("path", {      "d":inkPath,"class":`halo`,"stroke-width":round(core + 6),});}
     { svelteHTML.createElement("path", {      "d":inkPath,"class":`casing`,"stroke-width":round(core + 2.7),});}
     { svelteHTML.createElement("path", {      "d":inkPath,"class":`core`,"stroke-width":round(core),});}
  }
  if(shown && support.end.type === 'joint'){
     { svelteHTML.createElement("circle", {          "cx":round(support.end.x),"cy":round(support.end.y),"r":round((support.dots > 0 ? 4.6 : SIZE.joint) * scale),"class":`joint`,});support.pencil > 0;}
    if(support.fill > 0){
       { svelteHTML.createElement("circle", {         "cx":round(support.end.x),"cy":round(support.end.y),"r":round((SIZE.joint - 0.7) * scale * support.fill),"class":`filled`,});}
    }
  } else if (shown && brace && support.dots < 1){
     { svelteHTML.createElement("path", {        "d":brace,"class":`casing round`,"stroke-width":round(4.2 * scale + 2.7),});support.pencil > 0;}
     { svelteHTML.createElement("path", {        "d":brace,"class":`core round`,"stroke-width":round(4.2 * scale),});support.fill < 0.5;}
  }
  if(greyPath){
     { svelteHTML.createElement("path", {     "d":greyPath,"class":`grey`,});support.illegal > 0;}
    if(support.sign === null){
      
    } else if (support.void > 0){
       { svelteHTML.createElement("circle", {        "cx":round(ring.x),"cy":round(ring.y),"r":round(4.2 * scale),"class":`joint`,});}
    }else{
       { const $$_yrtnEoN1C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN1C({ target: __sveltets_2_any(), props: {  ...middle,scale,}});}
    }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SupportArrow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SupportArrow__SvelteComponent_ = ReturnType<typeof SupportArrow__SvelteComponent_>;
/*Ωignore_endΩ*/export default SupportArrow__SvelteComponent_;