///<reference types="svelte" />
;
import { untrack } from 'svelte';
import { formatBoard, parseBoard } from '../../game/board-text.ts';
import type { GameEventOf } from '../../game/event.ts';
import type { Game } from '../../game/game.ts';
import { LONGEST_NOTE } from '../../game/objection.ts';
;

  interface Props {
    game: Game;
    oncorrect: (event: GameEventOf<'CORRECT'>) => void;
  };function $$render() {

  
  
  
  
  

  const { game, oncorrect }: Props = $props();
  const id = $props.id();
  let text = $state(untrack(() => formatBoard(game.now)));
  let note = $state('');
  let wrong: string | null = $state(null);

  function correct(event: SubmitEvent): void {
    event.preventDefault();
    const read = parseBoard(text);
    wrong = read.ok ? null : read.error;
    if (read.ok) oncorrect({ type: 'CORRECT', ...read.value, note });
  }
;
async () => {

 { svelteHTML.createElement("form", { "onsubmit":correct,});
   { svelteHTML.createElement("label", { "for":`board-${id}`,});        }
   { svelteHTML.createElement("textarea", {          "id":`board-${id}`,"rows":8,"spellcheck":`false`,"bind:value":text,"aria-invalid":wrong !== null,});/*Ωignore_startΩ*/() => text = __sveltets_2_any(null);/*Ωignore_endΩ*/ }
   { svelteHTML.createElement("label", { "for":`note-${id}`,});     }
   { svelteHTML.createElement("div", { "class":`row`,});
      { svelteHTML.createElement("input", {      "id":`note-${id}`,"bind:value":note,"maxlength":LONGEST_NOTE,"required":true,});/*Ωignore_startΩ*/() => note = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     { svelteHTML.createElement("button", { "type":`submit`,});    }
   }
  if(wrong){ { svelteHTML.createElement("p", { "role":`alert`,});wrong; }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CorrectBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CorrectBoard__SvelteComponent_ = ReturnType<typeof CorrectBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default CorrectBoard__SvelteComponent_;