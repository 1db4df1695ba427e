///<reference types="svelte" />
;
import type { GameEvent } from '../../game/event.ts';
import type { Game } from '../../game/game.ts';
import { LONGEST_NAME } from '../../game/objection.ts';
import CorrectBoard from './CorrectBoard.svelte';
;

  interface Props {
    game: Game;
    /** The game goes on. */
    playing: boolean;
    /** Does it, or tells why not: then the answer is false. */
    ondo: (event: GameEvent) => boolean;
  };function $$render() {

  
  
  
  

  const { game, playing, ondo }: Props = $props();

  const STATES = {
    'no-orders': 'missed a turn',
    left: 'has left',
    'not-played': 'not in the war',
  } as const;

  /** The seat that somebody else is to take, and the end that is to be confirmed. */
  let replacing: number | null = $state(null);
  let name = $state('');
  let ending: 'DRAW' | 'END' | null = $state(null);
  let correcting = $state(false);

  function stateOf(powers: readonly string[]): string | null {
    const reason = Object.entries(game.now.disorder).find(([power]) => powers.includes(power));
    return reason ? STATES[reason[1]] : null;
  }
;
async () => {


 { svelteHTML.createElement("ul", { "class":`seats`,});
      for(let { player, powers } of __sveltets_2_ensureArray(game.now.seats)){let seat = 1;seat;
    const state = stateOf(powers);
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`who`,});
         { svelteHTML.createElement("b", {});player; }
        if(player !== powers.join(', ')){ { svelteHTML.createElement("span", {});powers.join(', '); }}
        if(state){ { svelteHTML.createElement("em", {});state; }}
       }
      if(replacing === seat){
         { svelteHTML.createElement("form", {   "onsubmit":(event) => {
            event.preventDefault();
            if (ondo({ type: 'REPLACE', seat, player: name })) replacing = null;
          },});
           { svelteHTML.createElement("label", {});
             { svelteHTML.createElement("span", { "class":`visually-hidden`,});   }
            
             { svelteHTML.createElement("input", {        "bind:value":name,"maxlength":LONGEST_NAME,"placeholder":`Who plays now`,"autofocus":true,});/*Ωignore_startΩ*/() => name = __sveltets_2_any(null);/*Ωignore_endΩ*/}
           }
           { svelteHTML.createElement("button", { "type":`submit`,});   }
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              replacing = null;
            },});  }
         }
      } else if (playing){
         { svelteHTML.createElement("span", { "class":`does`,});
          if(state === null){
             { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                ondo({ type: 'LEAVE', seat });
              },});  }
          }else{
             { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                ondo({ type: 'RETURN', seat });
              },});  }
          }
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              replacing = seat;
              name = '';
            },});  }
         }
      }
     }
  }
 }
if(playing){
   { svelteHTML.createElement("p", { "class":`ends`,});
    if(ending){
       { svelteHTML.createElement("span", {});ending === 'DRAW' ? 'Do all players agree to stop?' : 'Is the agreed time over?'; }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          if (ending) ondo({ type: ending });
          ending = null;
        },});ending === 'DRAW' ? 'Yes, a draw' : 'Yes, end the game'; }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          ending = null;
        },});  }
    }else{
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          ending = 'DRAW';
        },});     }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          ending = 'END';
        },});     }
       { svelteHTML.createElement("button", {      "type":`button`,"aria-expanded":correcting,"onclick":() => {
          correcting = !correcting;
        },});    }
    }
   }
  if(correcting){
     { const $$_draoBtcerroC0C = __sveltets_2_ensureComponent(CorrectBoard); new $$_draoBtcerroC0C({ target: __sveltets_2_any(), props: {    game,"oncorrect":(event: GameEvent) => {
        if (ondo(event)) correcting = false;
      },}});}
  }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Seats__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Seats__SvelteComponent_ = ReturnType<typeof Seats__SvelteComponent_>;
/*Ωignore_endΩ*/export default Seats__SvelteComponent_;