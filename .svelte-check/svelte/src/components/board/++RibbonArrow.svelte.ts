///<reference types="svelte" />
;
import type { Ribbon } from '../../stage/model/drawable.ts';
import { at, lengthOf, part } from '../../stage/geometry/line.ts';
import { acrossPath, bandPath, barbsPath, headPath, linePath } from '../../stage/geometry/outline.ts';
import { SIZE } from '../../stage/geometry/shapes.ts';
import NoEntry from './NoEntry.svelte';
import { arrowWood, round, unless } from './wood.ts';
;

  interface Props {
    ribbon: Ribbon;
    scale: number;
    /** Pointed at from the list of orders. */
    pointed?: boolean;
  };function $$render() {

  
  
  
  
  
  

  const { ribbon, scale, pointed = false }: Props = $props();

  const line = $derived(ribbon.line);
  const length = $derived(Math.max(1, lengthOf(line)));
  const inked = $derived(ribbon.ink * ribbon.reach);
  const head = $derived({ length: SIZE.headLength * scale, half: SIZE.headHalf * scale });
  const neck = $derived(1 - (11.5 * scale) / length);

  /** The band as far as the ink goes; its head travels with it. */
  const ink = $derived.by(() => {
    if (inked <= 0.01 || ribbon.dashed) return null;
    const piece = part(line, 0, inked);
    const headed = ribbon.reach === 1 && inked * length > head.length * 1.2;
    return bandPath(piece, SIZE.shaft * scale, headed ? head : null);
  });
  const pencil = $derived(
    ribbon.pencil > 0 && inked < 0.98 && !ribbon.dashed
      ? bandPath(part(line, inked, 1), SIZE.shaft * SIZE.pencilShare * scale, head)
      : null,
  );
  const core = $derived(5.6 * scale);
  const dashes = $derived.by(() => {
    const gap = Math.max(4.4, 5.5 * scale);
    const on = 11 * scale;
    return { casing: `${round(on + 3)} ${round(gap - 3)}`, core: `${round(on)} ${round(gap)}` };
  });
  const chain = $derived(
    ribbon.dashed && (ribbon.pencil > 0 || inked > 0.01)
      ? linePath(part(line, 0, ribbon.pencil > 0 ? neck : Math.min(inked, neck)))
      : null,
  );
  const inkedChain = $derived(
    ribbon.dashed && inked > 0.01 ? linePath(part(line, 0, Math.min(inked, neck))) : null,
  );
  const rest = $derived(
    ribbon.dots > 0
      ? linePath(
          part(
            line,
            ribbon.reach === 0 ? 0 : Math.min(1, ribbon.reach + (9 * scale) / length),
            ribbon.hollow > 0 ? neck : 1,
          ),
        )
      : null,
  );
  const middle = $derived(at(line, ribbon.sign ?? 0.42));
;
async () => {

 { svelteHTML.createElement("g", {       ...__sveltets_2_empty({"data-unit":ribbon.unit}),"style":arrowWood(ribbon.power),"opacity":unless(ribbon.opacity, 1),});pointed;
  if(rest){
     { svelteHTML.createElement("path", {      "d":rest,"class":`dots`,"opacity":unless(ribbon.dots, 1),});}
  }
  if(ribbon.hollow > 0){
     { svelteHTML.createElement("path", {      "d":headPath(line, scale),"class":`hollow`,"opacity":unless(ribbon.hollow, 1),});}
  }
  if(pencil){
     { svelteHTML.createElement("path", {      "d":pencil,"class":`halo`,"opacity":unless(ribbon.pencil, 1),});}
     { svelteHTML.createElement("path", {      "d":pencil,"class":`pencil`,"opacity":unless(ribbon.pencil, 1),});}
  }
  if(ink){
     { svelteHTML.createElement("path", {    "d":ink,"class":`halo`,});}
     { svelteHTML.createElement("path", {    "d":ink,"class":`ink`,});}
    if(ribbon.power === 'Russia' || ribbon.power === 'Germany'){
       { svelteHTML.createElement("path", {     "d":linePath(part(line, 0.01, Math.max(0.02, Math.min(inked, neck) - 0.01))),"class":`vein ${ribbon.power}`,});}
    }
  }
  if(chain){
     { svelteHTML.createElement("path", {      "d":chain,"class":`halo`,"stroke-width":round(core + 6),});}
    if(ribbon.pencil > 0){
       { svelteHTML.createElement("g", { "opacity":unless(ribbon.pencil, 1),});
         { svelteHTML.createElement("path", {    "d":headPath(line, scale),"class":`head open`,});}
         { svelteHTML.createElement("path", {           "d":chain,"class":`open casing`,"stroke-width":round(core + 3),"stroke-dasharray":dashes.casing,"stroke-dashoffset":`1.5`,});}
         { svelteHTML.createElement("path", {         "d":chain,"class":`open core`,"stroke-width":round(core),"stroke-dasharray":dashes.core,});}
         { svelteHTML.createElement("path", {    "d":headPath(line, scale),"class":`open fill`,});}
       }
    }
    if(inkedChain){
      if(inked > neck){ { svelteHTML.createElement("path", {    "d":headPath(line, scale),"class":`head`,});}}
       { svelteHTML.createElement("path", {           "d":inkedChain,"class":`casing`,"stroke-width":round(core + 3),"stroke-dasharray":dashes.casing,"stroke-dashoffset":`1.5`,});}
       { svelteHTML.createElement("path", {        "d":inkedChain,"class":`core`,"stroke-width":round(core),"stroke-dasharray":dashes.core,});}
      if(inked > neck){ { svelteHTML.createElement("path", {    "d":headPath(line, scale),"class":`fill`,});}}
    }
  }
  if(ribbon.bar > 0){
    const bar = acrossPath(line, ribbon.reach, SIZE.bar * scale * ribbon.bar);
     { svelteHTML.createElement("path", {      "d":bar,"class":`casing round`,"stroke-width":round(5 * scale + 3),});}
     { svelteHTML.createElement("path", {      "d":bar,"class":`core round`,"stroke-width":round(5 * scale),});}
  }
  if(ribbon.void > 0){
     { svelteHTML.createElement("g", { "opacity":unless(ribbon.void, 1),});
       { svelteHTML.createElement("path", {    "d":linePath(line),"class":`grey void`,});}
       { svelteHTML.createElement("path", {    "d":barbsPath(line, scale),"class":`barbs`,});}
     }
  }
  if(ribbon.illegal > 0){
     { svelteHTML.createElement("g", { "opacity":unless(ribbon.illegal, 1),});
       { svelteHTML.createElement("path", {    "d":linePath(line),"class":`grey illegal`,});}
       { svelteHTML.createElement("path", {    "d":barbsPath(line, scale),"class":`barbs`,});}
      if(ribbon.sign !== null){ { const $$_yrtnEoN2C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN2C({ target: __sveltets_2_any(), props: {  ...middle,scale,}});}}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RibbonArrow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RibbonArrow__SvelteComponent_ = ReturnType<typeof RibbonArrow__SvelteComponent_>;
/*Ωignore_endΩ*/export default RibbonArrow__SvelteComponent_;