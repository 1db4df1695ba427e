///<reference types="svelte" />
;
import type { Former } from '../../stage/model/drawable.ts';
import { arcPath, bandPath, linePath } from '../../stage/geometry/outline.ts';
import { ARMY, FLEET, SIZE } from '../../stage/geometry/shapes.ts';
import { placed, round, unless } from './wood.ts';
;

  interface Props {
    former: Former;
    scale: number;
  };function $$render() {

  
  
  
  

  const { former, scale }: Props = $props();

  const head = $derived({ length: SIZE.headLength * scale, half: SIZE.headHalf * scale });
;
async () => {


 { svelteHTML.createElement("g", {   ...__sveltets_2_empty({"data-former":former.unit}),"opacity":unless(former.opacity, 1),});
  if(former.shape === 'move'){
     { svelteHTML.createElement("path", {  "d":bandPath(former.line, SIZE.shaft * SIZE.pencilShare * scale, head),});}
  } else if (former.shape === 'support'){
     { svelteHTML.createElement("path", {  "d":linePath(former.line),});}
    if(former.end.type === 'brace'){
      const { radius = SIZE.ring * scale, angle, span } = former.end;
       { svelteHTML.createElement("path", {  "d":arcPath(former.end, radius, angle - span / 2, angle + span / 2),});}
    } else if (former.end.type === 'joint'){
       { svelteHTML.createElement("circle", {      "cx":round(former.end.x),"cy":round(former.end.y),"r":round(SIZE.joint * scale),});}
    }
  } else if (former.shape === 'convoy'){
     { svelteHTML.createElement("circle", {      "cx":round(former.x),"cy":round(former.y),"r":round((SIZE.ring + 4) * scale),});}
  }else{
     { svelteHTML.createElement("path", {    "d":former.kind === 'A' ? ARMY : FLEET,"transform":placed(former.x, former.y, scale),});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FormerOrder__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FormerOrder__SvelteComponent_ = ReturnType<typeof FormerOrder__SvelteComponent_>;
/*Ωignore_endΩ*/export default FormerOrder__SvelteComponent_;