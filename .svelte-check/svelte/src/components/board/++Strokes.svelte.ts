///<reference types="svelte" />
;
import { directionAt, at } from '../../stage/geometry/line.ts';
import type { Line } from '../../stage/geometry/line.ts';
import { STROKES } from '../../stage/geometry/shapes.ts';
import { placed } from './wood.ts';
;

  interface Props {
    line: Line;
    share: number;
    /** 0 to 2: how much of the two strokes is there. */
    count: number;
    scale: number;
  };function $$render() {

  
  
  
  

  const { line, share, count, scale }: Props = $props();
  const spot = $derived(at(line, share));
  const turn = $derived.by(() => {
    const ahead = directionAt(line, share);
    return (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
  });
  const drawn = $derived(
    STROKES.map((stroke, i) => ({ stroke, part: Math.max(0, Math.min(1, count - i)) })).filter(
      ({ part }) => part > 0,
    ),
  );
;
async () => {

 { svelteHTML.createElement("g", { "transform":placed(spot.x, spot.y, scale, turn),});
     for(let { stroke, part } of __sveltets_2_ensureArray(drawn)){stroke;
     { svelteHTML.createElement("path", {      "d":stroke,"class":`halo`,"opacity":part < 1 ? part : undefined,});}
  }
     for(let { stroke, part } of __sveltets_2_ensureArray(drawn)){stroke;
     { svelteHTML.createElement("path", {         "d":stroke,"class":`stroke`,"pathLength":part < 1 ? 1 : undefined,"stroke-dasharray":part < 1 ? `${String(part)} 1` : undefined,});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Strokes__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Strokes__SvelteComponent_ = ReturnType<typeof Strokes__SvelteComponent_>;
/*Ωignore_endΩ*/export default Strokes__SvelteComponent_;