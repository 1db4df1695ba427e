///<reference types="svelte" />
;
import { shelves, type Group, type ListedGame } from './groups.ts';
import ScenarioCard from './ScenarioCard.svelte';
import type { Shown } from './shown.ts';
;

  interface Props {
    groups: readonly Group[];
    base: string;
  };function $$render() {
 const cards/*Ωignore_positionΩ*/ = (scenarios: readonly Shown[], games: readonly ListedGame[] = [])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("ul", {});
       for(let shown of __sveltets_2_ensureArray(scenarios)){shown.slug;
       { svelteHTML.createElement("li", {}); { const $$_draCoiranecS2C = __sveltets_2_ensureComponent(ScenarioCard); new $$_draCoiranecS2C({ target: __sveltets_2_any(), props: {  shown,base,}});} }
    }
       for(let game of __sveltets_2_ensureArray(games)){game.slug;
       { svelteHTML.createElement("li", {}); { const $$_draCoiranecS2C = __sveltets_2_ensureComponent(ScenarioCard); new $$_draCoiranecS2C({ target: __sveltets_2_any(), props: {    "shown":game.shown,game,base,}});} }
    }
   }
};return __sveltets_2_any(0)};
  
  
  

  const { groups, base }: Props = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}





 { svelteHTML.createElement("section", {     "class":`examples`,"id":`examples`,"aria-labelledby":`examples-title`,});
   { svelteHTML.createElement("h2", { "id":`examples-title`,});   }
     for(let group of __sveltets_2_ensureArray(groups)){group.id;
    const { id, number, title, line, games } = group;
    const { seen, more } = shelves(group);
     { svelteHTML.createElement("section", {    "class":`group`,id,"aria-labelledby":`title-${id}`,});
       { svelteHTML.createElement("div", { "class":`about`,});
        if(number){ { svelteHTML.createElement("p", {   "class":`number`,"aria-hidden":`true`,});number; }}
         { svelteHTML.createElement("h3", { "id":`title-${id}`,});
          if(number){ { svelteHTML.createElement("span", { "class":`visually-hidden`,});number; }}
          title;
         }
         { svelteHTML.createElement("p", { "class":`line`,});line; }
       }
       { svelteHTML.createElement("div", {});
        ;__sveltets_2_ensureSnippet(cards(seen, games));
        if(more.length > 0){
           { svelteHTML.createElement("details", {});
             { svelteHTML.createElement("summary", {});more.length;  }
            ;__sveltets_2_ensureSnippet(cards(more));
           }
        }
       }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Examples__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Examples__SvelteComponent_ = ReturnType<typeof Examples__SvelteComponent_>;
/*Ωignore_endΩ*/export default Examples__SvelteComponent_;