///<reference types="svelte" />
;
import IconButton from './IconButton.svelte';
import type { PlaybackEvent, Speed } from './playback.ts';
import { SPEEDS } from './playback.ts';
import Ruler from './Ruler.svelte';
import type { Mark } from './ruler.ts';
;

  interface Props {
    step: number;
    last: number;
    marks: readonly Mark[];
    playing: boolean;
    /** Nothing was pressed yet: the verdict is shown, and going on means to begin. */
    cover?: boolean;
    speed: Speed;
    parts?: readonly number[];
    send: (event: PlaybackEvent) => void;
  };function $$render() {

  
  
  
  
  

  const { step, last, marks, playing, cover = false, speed, parts = [], send }: Props = $props();

  const ended = $derived(step === last && !cover);
  const faster = (): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
;
async () => {

 { svelteHTML.createElement("div", {      "class":`stepper`,"role":`group`,"aria-label":`Playback`,...__sveltets_2_empty({"data-needs-script":true}),});
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":`first`,"label":`First step`,"disabled":step === 0,"onclick":() => {
        send({ type: 'FIRST' });
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":`back`,"label":`Back`,"disabled":step === 0,"onclick":() => {
        send({ type: 'BACK' });
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":playing ? 'pause' : ended ? 'again' : 'play',"label":playing ? 'Pause' : ended ? 'Play again' : 'Play',"primary":true,"onclick":() => {
        send({ type: 'TOGGLE' });
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":`next`,"label":`Next`,"disabled":ended,"onclick":() => {
        send({ type: 'NEXT' });
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":`last`,"label":`Last step`,"disabled":ended,"onclick":() => {
        send({ type: 'LAST' });
      },}});}
   }
   { const $$_reluR1C = __sveltets_2_ensureComponent(Ruler); new $$_reluR1C({ target: __sveltets_2_any(), props: {       step,last,marks,parts,"ongo":(to: number) => {
      send({ type: 'GO', step: to });
    },}});}
   { svelteHTML.createElement("button", {          "type":`button`,"class":`speed`,"aria-label":`Speed ${speed}`,"title":`Speed`,"onclick":() => {
      send({ type: 'SPEED', speed: faster() });
    },});speed === 0.5 ? '½' : speed;  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Stepper__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Stepper__SvelteComponent_ = ReturnType<typeof Stepper__SvelteComponent_>;
/*Ωignore_endΩ*/export default Stepper__SvelteComponent_;