///<reference types="svelte" />
;
import { onMount } from 'svelte';
import type { Slips } from '../../components/entry/task.ts';
import type { GameStart } from '../../game/begin.ts';
import { openGame } from '../../game/file.ts';
import { createGame, type GameActor } from '../../game/play.ts';
import { download } from './download.ts';
import GameTable from './GameTable.svelte';
import NewGame from './NewGame.svelte';
import OpenFile from './OpenFile.svelte';
import { keep, kept, keptBefore, setAside, type Kept } from './stored.ts';
;

  interface Props {
    base: string;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { base }: Props = $props();

  /** The game on the table; `n` tells one from the next. */
  let table: { readonly n: number; readonly actor: GameActor; readonly drafts: Slips } | null =
    $state.raw(null);
  let ready = $state(false);
  /** Why a file was not opened. */
  let wrong: string | null = $state(null);
  /** What the browser kept and cannot be opened: it is not written over until somebody lets it go. */
  let damaged: { readonly text: string; readonly why: string } | null = $state.raw(null);
  let before: Kept | null = $state.raw(null);
  let isKept = $state(true);

  onMount(() => {
    ready = true;
    before = keptBefore();
    const last = kept();
    if (last && !open(last)) {
      damaged = { text: last.game, why: wrong ?? '' };
      wrong = null;
    }
  });

  function put(actor: GameActor, drafts: Slips): void {
    wrong = null;
    table = { n: (table?.n ?? 0) + 1, actor, drafts };
  }

  function open({ game, drafts }: Kept): boolean {
    const opened = openGame(game);
    if (opened.ok) put(opened.value, drafts);
    else {
      const { where, message, expected } = opened.error;
      wrong = `${message} ${where === '' ? '' : `At ${where}: `}Expected ${expected}.`;
    }
    return opened.ok;
  }

  /** Another game takes the table: the one that lies there is set aside first. */
  function begin(start: GameStart): void {
    if (damaged === null) setAside();
    before = keptBefore();
    put(createGame(start), {});
  }

  function onopen(file: string | null): void {
    if (file === null) {
      setAside();
      before = keptBefore();
      table = null;
      return;
    }
    open({ game: file, drafts: {} });
  }

  function onchange(game: string, drafts: Slips): void {
    if (damaged === null) isKept = keep({ game, drafts });
  }
;
async () => {

 { svelteHTML.createElement("div", { "class":`page`,});
  if(damaged){
    const { text, why } = damaged;
     { svelteHTML.createElement("div", {   "class":`wrong`,"role":`alert`,});
       { svelteHTML.createElement("p", {});
                 why;          
           
       }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          download(text, 'standoff-damaged.json', 'application/json');
        },});     }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          damaged = null;
        },});   }
     }
  }
  if(wrong !== null){
     { svelteHTML.createElement("div", {   "class":`wrong`,"role":`alert`,}); { svelteHTML.createElement("p", {});wrong; } }
  }
  if(table){
    if(!isKept){
       { svelteHTML.createElement("p", { "class":`note`,});
                      
       }
    }
    table.n; {
       { const $$_elbaTemaG1C = __sveltets_2_ensureComponent(GameTable); new $$_elbaTemaG1C({ target: __sveltets_2_any(), props: {       "actor":table.actor,"drafts":table.drafts,base,onchange,onopen,}});}
    }
  }else{
     { svelteHTML.createElement("div", { "class":`start`,});
       { svelteHTML.createElement("div", {});
         { svelteHTML.createElement("h1", {});   }
         { svelteHTML.createElement("p", { "class":`lead`,});
                          
                           
         }
       }
       { const $$_emaGweN2C = __sveltets_2_ensureComponent(NewGame); new $$_emaGweN2C({ target: __sveltets_2_any(), props: {   ready,"onbegin":begin,}});}
       { svelteHTML.createElement("p", { "class":`or`,});
         { const $$_eliFnepO3C = __sveltets_2_ensureComponent(OpenFile); new $$_eliFnepO3C({ target: __sveltets_2_any(), props: {     "label":`Open a saved game`,"disabled":!ready,onopen,}});}
        if(before){
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              if (before) open(before);
            },});        }
        }
       }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GamePage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GamePage__SvelteComponent_ = ReturnType<typeof GamePage__SvelteComponent_>;
/*Ωignore_endΩ*/export default GamePage__SvelteComponent_;