///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import type { Turn } from '../trace/turn.ts';
import type { UnitAt } from '../trace/fact.ts';
import { cornerFor } from '../stage/frame/button-corner.ts';
import { type FormatId, FORMATS, withView } from '../stage/model/format.ts';
import { withFormer } from '../stage/frame/former.ts';
import { frame, type Frame } from '../stage/frame/frame.ts';
import Board from './Board.svelte';
import { createCamera } from './camera.svelte.ts';
import { spokenHere } from './language.ts';
import OrderList from './OrderList.svelte';
import { playerKeys, playTurn } from './player.svelte.ts';
import RuleCard from './RuleCard.svelte';
import Stepper from './Stepper.svelte';
import Why from './Why.svelte';
import Viewer from './Viewer.svelte';
import { watchWidth } from './width.ts';
;

  interface Props {
    turn: Turn;
    /** The turn before its orders were changed. */
    given?: Turn | undefined;
    /** Where the site lives: `/` or `/standoff/`. */
    base: string;
    /** What the player shows, for a screen reader: `Example 9`. */
    label: string;
    /** Go to this step, and play on from there if so wished; null is the ruling as it opens. A new object is a new wish. */
    wish?: { readonly step: number | null; readonly play?: boolean };
    /** Told of each step; null while nothing was pressed. */
    onstep?: (step: number | null) => void;
    /** What else can be done with what is shown: with the frame, and what it says. */
    tools?: Snippet<[() => Frame, string]>;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { turn, given, base, label, wish, onstep, tools }: Props = $props();

  const TABS = ['why', 'orders', 'rule'] as const;
  type Tab = (typeof TABS)[number];
  const TAB_WORDS: Readonly<Record<Tab, string>> = { why: 'Why', orders: 'Orders', rule: 'Rule' };

  const id = $props.id();
  const spoken = spokenHere();
  const words = $derived(spoken.language.page);
  const play = playTurn(
    () => turn,
    () => spoken.language,
  );
  const camera = createCamera();
  const corner = (format: FormatId) =>
    cornerFor(frame(turn, turn.ruling.steps.length, FORMATS[format]));
  const shown = (): Frame => {
    const now = frame(turn, step, withView(camera.format ?? FORMATS.wide, camera.view));
    return given ? withFormer(now, given, turn) : now;
  };

  let width = $state(0);
  let tab: Tab = $state('why');
  let pointed: UnitAt | null = $state(null);

  const { step, last, cover, reading } = $derived(play);
  /** The same width as in the style below. */
  const phone = $derived(width > 0 && width < 440);

  const picture = $derived(words.board(reading.sentence));

  const go = (to: number): void => {
    play.send({ type: 'GO', step: to });
  };
  const point = (unit: UnitAt | null): void => {
    pointed = unit;
  };

  $effect(() => {
    if (!wish || wish.step === null) return;
    go(wish.step);
    if (wish.play) play.send({ type: 'TOGGLE' });
  });
  $effect(() => {
    onstep?.(cover ? null : step);
  });

  function tabKeyed(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    tab = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? 'why';
    document.getElementById(`tab-${tab}-${id}`)?.focus();
  }
  const panel = (of: Tab) =>
    phone
      ? { id: `panel-${of}-${id}`, role: 'tabpanel', 'aria-labelledby': `tab-${of}-${id}` }
      : { id: `panel-${of}-${id}` };
;
async () => {

  { svelteHTML.createElement("section", {      "class":`player`,"aria-label":label,[Symbol("@attach")]:watchWidth((px) => (width = px)),[Symbol("@attach")]:playerKeys(play.send),});
   { svelteHTML.createElement("div", { "class":`layout`,});
     { svelteHTML.createElement("div", { "class":`board plate`,});
       { const $$_reweiV3C = __sveltets_2_ensureComponent(Viewer); const $$_reweiV3 = new $$_reweiV3C({ target: __sveltets_2_any(), props: { camera,corner,board:(format, camera) => { async ()/*Ωignore_positionΩ*/ => {
           { const $$_draoB0C = __sveltets_2_ensureComponent(Board); new $$_draoB0C({ target: __sveltets_2_any(), props: {         turn,given,step,format,camera,base,pointed,"label":picture,}});}
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {board} = $$_reweiV3.$$prop_def;/*Ωignore_endΩ*/
        
       Viewer}
     }

     { svelteHTML.createElement("div", {  "class":`stepper`,...__sveltets_2_empty({"data-needs-script":true}),});
       { const $$_reppetS3C = __sveltets_2_ensureComponent(Stepper); new $$_reppetS3C({ target: __sveltets_2_any(), props: {            step,last,cover,"marks":play.marks,"playing":play.playing,"speed":play.speed,"send":play.send,}});}
     }

     { svelteHTML.createElement("div", {   "class":`side`,...__sveltets_2_empty({"data-tab":tab}),});
       { svelteHTML.createElement("div", {  "class":`tabs`,...__sveltets_2_empty({"data-needs-script":true}),});
         { svelteHTML.createElement("div", {   "role":`tablist`,"aria-label":`About this step`,});
             for(let one of __sveltets_2_ensureArray(TABS)){one;
             { svelteHTML.createElement("button", {                "type":`button`,"role":`tab`,"id":`tab-${one}-${id}`,"aria-selected":tab === one,"aria-controls":`panel-${one}-${id}`,"tabindex":tab === one ? 0 : -1,"onclick":() => {
                tab = one;
              },"onkeydown":tabKeyed,});TAB_WORDS[one]; }
          }
         }
         { svelteHTML.createElement("span", { });if(cover){last; last === 1 ? 'step' : 'steps';}else{ step;  last;} }
       }
       { svelteHTML.createElement("div", {    "class":`why`,...__sveltets_2_empty({"data-panel":true}),"lang":spoken.foreign,...panel('why'),});
         { const $$_yhW4C = __sveltets_2_ensureComponent(Why); new $$_yhW4C({ target: __sveltets_2_any(), props: {      turn,reading,"ongo":go,"onpoint":point,}});}
        if(cover && last > 0){
           { svelteHTML.createElement("p", {    "class":`begin`,"lang":spoken.home,...__sveltets_2_empty({"data-needs-script":true}),});
             { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                play.send({ type: 'TOGGLE' });
              },});   }
           }
        }
       }
       { svelteHTML.createElement("div", {    "class":`rule`,...__sveltets_2_empty({"data-panel":true}),"lang":spoken.foreign,...panel('rule'),});
        if(reading.rule){
           { const $$_draCeluR4C = __sveltets_2_ensureComponent(RuleCard); new $$_draCeluR4C({ target: __sveltets_2_any(), props: {    "rule":reading.rule,"href":`${base}rules/#${reading.rule.anchor}`,}});}
        } else if (reading.rests.length > 0){
           { svelteHTML.createElement("p", { "class":`rests`,});
            words.restsOn;
                for(let { paragraph, anchor } of __sveltets_2_ensureArray(reading.rests)){let n = 1;paragraph;n > 0 ? ', ' : ''; { svelteHTML.createElement("a", {  "href":`${base}rules/#${anchor}`,});paragraph; }}
           }
        }else{
           { svelteHTML.createElement("p", { "class":`rests`,});words.stepsNameRules; }
        }
         { svelteHTML.createElement("div", { "lang":spoken.home,});;__sveltets_2_ensureSnippet(tools?.(shown, reading.sentence)); }
       }
       { svelteHTML.createElement("div", {   "class":`orders`,...__sveltets_2_empty({"data-panel":true}),...panel('orders'),});
         { const $$_tsiLredrO4C = __sveltets_2_ensureComponent(OrderList); new $$_tsiLredrO4C({ target: __sveltets_2_any(), props: {       turn,step,cover,"ongo":go,"onpoint":point,}});}
       }
     }
   }
   { svelteHTML.createElement("p", {     "class":`visually-hidden`,"lang":spoken.foreign,"aria-live":`polite`,});play.told; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Player__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Player__SvelteComponent_ = ReturnType<typeof Player__SvelteComponent_>;
/*Ωignore_endΩ*/export default Player__SvelteComponent_;