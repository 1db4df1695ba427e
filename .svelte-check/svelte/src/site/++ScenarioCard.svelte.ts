///<reference types="svelte" />
;
import Board from '../components/Board.svelte';
import StillBoard from '../components/StillBoard.svelte';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import type { Format } from '../stage/model/format.ts';
import { retreatFrame } from '../stage/frame/retreat-frame.ts';
import type { Shown } from './shown.ts';
import { phasesOf, turnOf } from './turns.ts';
;

  interface Props {
    shown: Shown;
    base: string;
    /** The whole game that its board stands for. */
    game?: { readonly slug: string; readonly short: string } | undefined;
  };function $$render() {

  
  
  
  
  
  
  

  const { shown, base, game }: Props = $props();
  const edition = $derived(shown.editions[0] ?? '1971');
  const turn = $derived(turnOf(shown, edition));
  /** The last phase is what it is about, unless it is a turn of a game. */
  const still = $derived.by(() => {
    const { retreats, adjustments } = phasesOf(shown, edition);
    if (shown.phase !== null) return null;
    if (adjustments) return (format: Format) => adjustmentFrame(adjustments, format);
    return retreats && ((format: Format) => retreatFrame(retreats, format));
  });
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("a", { "href":`${base}${game?.slug ?? shown.slug}/`,});
   { svelteHTML.createElement("span", {   "class":`board`,"aria-hidden":`true`,});
    if(still){
       { const $$_draoBllitS2C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS2C({ target: __sveltets_2_any(), props: {       "draw":still,"format":`thumb`,base,"label":shown.title,}});}
    }else{
       { const $$_draoB2C = __sveltets_2_ensureComponent(Board); new $$_draoB2C({ target: __sveltets_2_any(), props: {      turn,"step":turn.ruling.steps.length,"format":`thumb`,base,}});}
    }
   }
   { svelteHTML.createElement("span", { "class":`caption`,});
    if(game){ { svelteHTML.createElement("i", {});  } { svelteHTML.createElement("span", {});game.short; }
    }else{if(shown.example !== null){ { svelteHTML.createElement("b", {});shown.example; }} { svelteHTML.createElement("span", {});shown.short; }}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ScenarioCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScenarioCard__SvelteComponent_ = ReturnType<typeof ScenarioCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScenarioCard__SvelteComponent_;