///<reference types="svelte" />
;
import Icon from '../Icon.svelte';
import type { Answer } from './answers.ts';
import { answerKey, answerWords } from './words.ts';
;

  interface Props {
    /** What is asked. */
    label: string;
    /** All answers that are shown; those that are not offered say why when they are pressed. */
    answers: readonly { readonly answer: Answer; readonly offered: boolean }[];
    /** Whether something is written that can be taken back. */
    erasable: boolean;
    onanswer: (answer: Answer) => void;
    onerase: () => void;
  };function $$render() {

  
  
  

  const { label, answers, erasable, onanswer, onerase }: Props = $props();

  let bar: HTMLElement | undefined = $state();

  function keyed(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || !bar) return;
    const buttons = [...bar.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
;
async () => {

  { const $$_div0 = svelteHTML.createElement("div", {           "class":`chooser`,"role":`toolbar`,"tabindex":-1,"aria-label":label,"onkeydown":keyed,});bar = $$_div0;
     for(let { answer, offered } of __sveltets_2_ensureArray(answers)){answer.value;
    const words = answerWords(answer);
    const key = answerKey(answer);
     { svelteHTML.createElement("button", {           "type":`button`,"aria-disabled":!offered,"aria-keyshortcuts":key,...__sveltets_2_empty({"data-answer":answer.value}),"onclick":() => {
        onanswer(answer);
      },});if(words.toLowerCase().startsWith(key)){ { svelteHTML.createElement("span", { "class":`key`,});words.charAt(0); }words.slice(1);}else{words;} }
  }
  if(erasable){
     { svelteHTML.createElement("button", {           "type":`button`,"class":`erase`,"aria-label":`Erase its order`,"title":`Erase its order (Delete)`,"onclick":onerase,});
       { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`close`,}});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Chooser__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Chooser__SvelteComponent_ = ReturnType<typeof Chooser__SvelteComponent_>;
/*Ωignore_endΩ*/export default Chooser__SvelteComponent_;