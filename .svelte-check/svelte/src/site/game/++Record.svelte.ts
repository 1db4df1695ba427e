///<reference types="svelte" />
;
import { gameSentence } from '../../explain/game-sentences.ts';
import { checkGame } from '../../game/check-game.ts';
import type { Game } from '../../game/game.ts';
import { citationName, citationNumber } from '../../rules/sections.ts';
;

  interface Props {
    game: Game;
    base: string;
  };function $$render() {

  
  
  
  

  const { game, base }: Props = $props();
  const steps = $derived(game.steps.toReversed());
  /** What the checker said of the game as it was when somebody asked. */
  let checked: { readonly game: Game; readonly says: string } | null = $state.raw(null);

  function check(): void {
    const result = checkGame(game);
    const phases = game.played.length;
    checked = {
      game,
      says: result.ok
        ? `Checked: ${phases === 1 ? 'the phase is' : `all ${String(phases)} phases are`} proved.`
        : `The record does not hold. ${result.reason}.`,
    };
  }
;
async () => {


 { svelteHTML.createElement("ol", { "reversed":true,"class":`record`,});
     for(let { id, fact, citation } of __sveltets_2_ensureArray(steps)){id;
     { svelteHTML.createElement("li", {});
      gameSentence(fact);
       { svelteHTML.createElement("a", {    "href":`${base}rules/`,"title":citationName(citation),});citationNumber(citation) || 'house rule'; }
     }
  }
 }
if(game.played.length > 0){
   { svelteHTML.createElement("p", { "class":`check`,});
    if(checked?.game === game){
       { svelteHTML.createElement("span", { "role":`status`,});checked.says; }
    }else{
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":check,});   }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Record__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Record__SvelteComponent_ = ReturnType<typeof Record__SvelteComponent_>;
/*Ωignore_endΩ*/export default Record__SvelteComponent_;