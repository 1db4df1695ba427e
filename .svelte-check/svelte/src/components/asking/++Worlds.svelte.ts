///<reference types="svelte" />
;
import { spokenHere } from '../language.ts';
import type { ToldKnot } from '../../explain/ask/worlds.ts';
import { listed } from '../../explain/english/words.ts';
import type { Format } from '../../stage/model/format.ts';
import { frame } from '../../stage/frame/frame.ts';
import StillBoard from '../StillBoard.svelte';
;

  interface Props {
    knots: readonly ToldKnot[];
    base: string;
  };function $$render() {

  
  
  
  
  
  

  const { knots, base }: Props = $props();
  const spoken = spokenHere();
;
async () => {

   for(let knot of __sveltets_2_ensureArray(knots)){knot.headline;
   { svelteHTML.createElement("section", { "class":`knot`,});
     { svelteHTML.createElement("h2", {});knot.kind === 'circle' ? 'A circle' : 'A paradox'; }
     { svelteHTML.createElement("p", {   "class":`headline`,"lang":spoken.foreign,});knot.headline; }
    if(knot.worlds.length > 0){
       { svelteHTML.createElement("ul", { "class":`worlds`,});
           for(let world of __sveltets_2_ensureArray(knot.worlds)){world.title;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("div", { "class":`board`,});
               { const $$_draoBllitS4C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS4C({ target: __sveltets_2_any(), props: {        "draw":(format: Format) => frame(world.turn, world.turn.ruling.steps.length, format),"format":`compact`,base,"label":[`${world.title}.`, world.sentence, ...world.fallen].join(' '),}});}
             }
             { svelteHTML.createElement("h3", { "lang":spoken.foreign,});world.title; }
             { svelteHTML.createElement("p", { "lang":spoken.foreign,});[world.sentence, ...world.fallen].join(' '); }
             { svelteHTML.createElement("p", { "class":`editions`,});
              if(world.editions.length > 0){
                listed(world.editions.map(({ name }) => name));
                world.editions.length === 1 ? 'rules' : 'rule'; }else{   }
             }
           }
        }
       }
    }
    if(knot.kind === 'paradox'){
       { svelteHTML.createElement("ol", {   "class":`walks`,"lang":spoken.foreign,});
           for(let walk of __sveltets_2_ensureArray(knot.walks)){walk.supposed;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("p", {}); { svelteHTML.createElement("b", {});walk.supposed; } walk.follows.join(' '); }
             { svelteHTML.createElement("p", { });walk.contradicts;walk.end; }
           }
        }
       }
      if(knot.otherwise.length > 0){
         { svelteHTML.createElement("p", { "class":`editions`,});
          listed(knot.otherwise.map(({ name }) => name));
          knot.otherwise.length === 1 ? 'settles' : 'settle';      knot
            .worlds.length > 0
            ? ', to none of these outcomes'
            : '';
         }
      }
      if(knot.without.length > 0){
         { svelteHTML.createElement("p", { "class":`editions`,});
                  listed(knot.without.map(({ name }) => name));
         }
      }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Worlds__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Worlds__SvelteComponent_ = ReturnType<typeof Worlds__SvelteComponent_>;
/*Ωignore_endΩ*/export default Worlds__SvelteComponent_;