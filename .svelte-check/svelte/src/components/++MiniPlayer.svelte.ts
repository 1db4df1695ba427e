///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import type { Turn } from '../trace/turn.ts';
import Board from './Board.svelte';
import IconButton from './IconButton.svelte';
import { playerKeys, playTurn } from './player.svelte.ts';
import Ruler from './Ruler.svelte';
import Viewer from './Viewer.svelte';
;

  interface Props {
    turn: Turn;
    base: string;
    label: string;
    /** Beside the sentence. */
    tools?: Snippet;
    /** Below everything. */
    foot?: Snippet;
  };function $$render() {

  
  
  
  
  
  
  

  const { turn, base, label, tools, foot }: Props = $props();

  const play = playTurn(() => turn);
  const { step, last, cover, reading } = $derived(play);
  const picture = $derived(`The board. ${reading.sentence}`);
  const ended = $derived(step === last && !cover);
;
async () => {

 { svelteHTML.createElement("section", {    "class":`player`,"aria-label":label,[Symbol("@attach")]:playerKeys(play.send),});
   { svelteHTML.createElement("div", { "class":`board`,});
     { const $$_reweiV2C = __sveltets_2_ensureComponent(Viewer); const $$_reweiV2 = new $$_reweiV2C({ target: __sveltets_2_any(), props: {board:(format, camera) => { async ()/*Ωignore_positionΩ*/ => {
         { const $$_draoB0C = __sveltets_2_ensureComponent(Board); new $$_draoB0C({ target: __sveltets_2_any(), props: {       turn,step,format,camera,base,"label":picture,}});}
      };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {board} = $$_reweiV2.$$prop_def;/*Ωignore_endΩ*/
      
     Viewer}
   }
   { svelteHTML.createElement("div", { "class":`below`,});
     { svelteHTML.createElement("div", { "class":`row`,});
       { svelteHTML.createElement("p", { "class":`sentence`,});reading.sentence; }
      ;__sveltets_2_ensureSnippet(tools?.());
     }
     { svelteHTML.createElement("div", {  "class":`row`,...__sveltets_2_empty({"data-needs-script":true}),});
       { svelteHTML.createElement("div", {     "class":`buttons`,"role":`group`,"aria-label":`Playback`,});
         { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {         "icon":`back`,"label":`Back`,"disabled":step === 0,"onclick":() => {
            play.send({ type: 'BACK' });
          },}});}
         { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {        "icon":play.playing ? 'pause' : ended ? 'again' : 'play',"label":play.playing ? 'Pause' : ended ? 'Play again' : 'Play',"primary":true,"onclick":() => {
            play.send({ type: 'TOGGLE' });
          },}});}
         { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {         "icon":`next`,"label":`Next`,"disabled":ended,"onclick":() => {
            play.send({ type: 'NEXT' });
          },}});}
       }
       { const $$_reluR3C = __sveltets_2_ensureComponent(Ruler); new $$_reluR3C({ target: __sveltets_2_any(), props: {       step,last,"marks":play.marks,"ongo":(to: number) => {
          play.send({ type: 'GO', step: to });
        },}});}
     }
    if(foot){ { svelteHTML.createElement("p", { "class":`foot`,});;__sveltets_2_ensureSnippet(foot()); }}
   }
   { svelteHTML.createElement("p", {   "class":`visually-hidden`,"aria-live":`polite`,});
    play.told;
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MiniPlayer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MiniPlayer__SvelteComponent_ = ReturnType<typeof MiniPlayer__SvelteComponent_>;
/*Ωignore_endΩ*/export default MiniPlayer__SvelteComponent_;