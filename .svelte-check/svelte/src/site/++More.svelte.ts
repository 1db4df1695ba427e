///<reference types="svelte" />
;
import type { Shown } from './shown.ts';
import type { GameScenario } from '../scenario/game/game-scenario.ts';
import { onOrders } from './games/on-orders.ts';
import { headline } from './titles.ts';
;

  interface Props {
    shown: Shown;
    /** The game that it is a turn of. */
    game?: Pick<GameScenario, 'slug' | 'title'> | null;
    before: Shown | null;
    after: Shown | null;
    base: string;
  };function $$render() {

  
  
  
  

  const { shown, game = null, before, after, base }: Props = $props();
  const remarks = $derived(onOrders(shown));
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("div", { "class":`more`,});
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("p", {});shown.note; }
    if(game){
       { svelteHTML.createElement("p", {});      { svelteHTML.createElement("a", {   "class":`game`,"href":`${base}${game.slug}/`,});game.title; }  }
    }
    if(remarks.length > 0){
       { svelteHTML.createElement("h2", {});   }
       { svelteHTML.createElement("dl", {});
           for(let { orders, text } of __sveltets_2_ensureArray(remarks)){text;
           { svelteHTML.createElement("dt", {});orders.join('; '); }
           { svelteHTML.createElement("dd", {});text; }
        }
       }
    }
   }
   { svelteHTML.createElement("nav", {  "aria-label":`Other examples`,...__sveltets_2_empty({"data-chrome":true}),});
    if(before){ { svelteHTML.createElement("a", {   "href":`${base}${before.slug}/`,"rel":`prev`,}); { svelteHTML.createElement("small", {});  }headline(before); }}
    if(after){ { svelteHTML.createElement("a", {      "class":`after`,"href":`${base}${after.slug}/`,"rel":`next`,}); { svelteHTML.createElement("small", {});  }headline(after); }}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const More__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type More__SvelteComponent_ = ReturnType<typeof More__SvelteComponent_>;
/*Ωignore_endΩ*/export default More__SvelteComponent_;