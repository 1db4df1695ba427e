///<reference types="svelte" />
;
import { untrack } from 'svelte';
import MiniPlayer from '../components/MiniPlayer.svelte';
import type { EditionId } from '../rules/edition.ts';
import type { Shown } from './shown.ts';
import { callName } from './titles.ts';
import { EDITION_NAMES, turnOf } from './turns.ts';
;

  interface Props {
    shown: Shown;
    /** The first scenario to look at. */
    start: string;
    base: string;
  };function $$render() {

  
  
  
  
  
  

  const { shown, start, base }: Props = $props();

  /** The two that rule this turn differently. */
  const EDITIONS = ['1971', '1982'] as const satisfies readonly EditionId[];
  let edition: EditionId = $state(untrack(() => shown.editions[0] ?? '1971'));
  const turn = $derived(turnOf(shown, edition));
;
async () => {

 { svelteHTML.createElement("div", { "class":`hero`,});
   { svelteHTML.createElement("div", { "class":`text`,});
     { svelteHTML.createElement("h1", {});         }
     { svelteHTML.createElement("p", {});
                      
             
     }
     { svelteHTML.createElement("p", { "class":`go`,});
       { svelteHTML.createElement("a", {   "class":`primary`,"href":`${base}${start}/`,});    }
       { svelteHTML.createElement("a", { "href":`#examples`,});  }
     }
     { svelteHTML.createElement("ul", {});
       { svelteHTML.createElement("li", {}); { svelteHTML.createElement("b", {});  } { svelteHTML.createElement("span", {});      } }
       { svelteHTML.createElement("li", {}); { svelteHTML.createElement("b", {});  } { svelteHTML.createElement("span", {});     } }
       { svelteHTML.createElement("li", {}); { svelteHTML.createElement("b", {});  } { svelteHTML.createElement("span", {});      } }
     }
   }
   { const $$_reyalPiniM1C = __sveltets_2_ensureComponent(MiniPlayer); const $$_reyalPiniM1 = new $$_reyalPiniM1C({ target: __sveltets_2_any(), props: {   turn,base,"label":`${callName(shown)}: a small player`,tools:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("span", {      "class":`switch`,"role":`group`,"aria-label":`Edition`,...__sveltets_2_empty({"data-needs-script":true}),});
           for(let one of __sveltets_2_ensureArray(EDITIONS)){one;
           { svelteHTML.createElement("button", {      "type":`button`,"aria-pressed":one === edition,"onclick":() => {
              edition = one;
            },});EDITION_NAMES[one]; }
        }
       }
    };return __sveltets_2_any(0)},foot:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("a", { "href":`${base}${shown.slug}/`,});callName(shown);   }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools, foot} = $$_reyalPiniM1.$$prop_def;/*Ωignore_endΩ*/
    
    
   MiniPlayer}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Hero__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Hero__SvelteComponent_ = ReturnType<typeof Hero__SvelteComponent_>;
/*Ωignore_endΩ*/export default Hero__SvelteComponent_;