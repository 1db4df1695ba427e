///<reference types="svelte" />
;
import { onMount, tick, untrack } from 'svelte';
import { createActor } from 'xstate';
import type { SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { runActor } from '../actor.svelte.ts';
import { createCamera, type Camera } from '../camera.svelte.ts';
import Icon from '../Icon.svelte';
import Viewer from '../Viewer.svelte';
import { duesOf } from './adjustment-desk.ts';
import { deskFor } from './desk.ts';
import { draft } from './draft.ts';
import { askedOf, placeIn, type DraftEvent } from './drafting.ts';
import EntryMap from './EntryMap.svelte';
import { readSlip } from './slip.ts';
import { eraseFrom, eraseWaive, writeInto } from './slip-edit.ts';
import type { EntryOrder, EntryTask, Slips } from './task.ts';
import { dueWords, openingWords, questionWords, writtenWords } from './words.ts';
;

  interface Props {
    /** The phase, its position and the edition. */
    task: EntryTask;
    /** Who may be ordered here, and whose units come first. */
    powers: readonly Power[];
    active: Power;
    /** What is written so far. All of it is drawn: whose orders must not be seen is left out. */
    slips: Slips;
    /** An order was drawn or erased: the new text of a power. */
    onslip: (power: Power, text: string) => void;
    /** A unit of another power was chosen. */
    onactive?: (power: Power) => void;
    /** A unit or centre to be ordered now, as if it were pressed. A new object is a new wish. */
    wish?: { readonly space: SpaceId } | null;
    /** Where the site's static files are. */
    base?: string;
    /** What the picture shows, for those who do not see it. */
    label?: string;
    /** Who moves the map, if anybody else wants to know where it is. */
    camera?: Camera;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const {
    task,
    powers,
    active,
    slips,
    onslip,
    onactive,
    wish = null,
    base = '/',
    label = 'The board, with orders as they are written',
    camera = createCamera(),
  }: Props = $props();

  const id = $props.id();
  let live = $state(false);
  onMount(() => {
    live = true;
  });

  const hands = $derived({ powers, active });
  const read = $derived(
    (Object.keys(slips) as Power[]).map((power) => readSlip(task, power, slips[power] ?? '')),
  );
  /** As text, so that what is drawn changes only when an order does, and not with each letter that is typed. */
  const written = $derived(JSON.stringify(read.flatMap((one) => one.orders.map((o) => o.order))));
  const orders = $derived(JSON.parse(written) as readonly EntryOrder[]);
  const dues = $derived(task.phase === 'adjustments' ? duesOf(task) : null);
  const desk = $derived(
    task.phase === 'adjustments'
      ? deskFor(task, hands, orders as readonly AdjustmentOrder[])
      : deskFor(task, hands),
  );

  const actor = createActor(draft, { input: { desk: untrack(() => desk) } });
  actor.on('written', ({ order }) => {
    onslip(order.power, writeInto(task, slips[order.power] ?? '', order));
  });
  actor.on('erased', ({ place }) => {
    const power = desk.places.find(({ space }) => space === place)?.power;
    if (power) onslip(power, eraseFrom(task, power, slips[power] ?? '', place));
  });
  const drawing = runActor(actor);
  const drafting = $derived(drawing.snapshot.context);

  let known = untrack(() => desk);
  $effect(() => {
    if (desk === known) return;
    known = desk;
    untrack(() => {
      drawing.send({ type: 'DESK', desk });
    });
  });

  function send(event: DraftEvent): void {
    drawing.send(event);
    const power = placeIn(drawing.snapshot.context)?.power;
    if (power && power !== active) onactive?.(power);
  }

  let root: HTMLElement | undefined = $state();
  $effect(() => {
    if (!wish) return;
    const { space } = wish;
    untrack(() => {
      send({ type: 'PLACE', space });
    });
    void tick().then(() => {
      root?.scrollIntoView({ block: 'nearest' });
      root?.querySelector<HTMLElement>('.chooser button')?.focus({ preventScroll: true });
    });
  });

  const place = $derived(placeIn(drafting));
  const question = $derived(place ? questionWords(place, drafting.path, askedOf(drafting)) : '');

  /** How many builds or removals the active power has written. */
  const due = $derived(dues?.get(active)?.count ?? 0);
  const own = $derived(orders.filter(({ power }) => power === active));
  const waives = $derived(own.filter(({ type }) => type === 'waive').length);
  const opening = $derived.by(() => {
    if (dues) return dueWords(active, due, own.length);
    const slip = read.find(({ power }) => power === active) ?? readSlip(task, active, '');
    return openingWords(task.phase, slip.silent.length, active);
  });
  const said = $derived.by(() => {
    const { refused, written: last } = drafting;
    if (refused) return { text: refused.reason, tone: 'refused' };
    if (question !== '') return { text: question, tone: 'asking' };
    return { text: last ? `${writtenWords(last)} ${opening}` : opening, tone: 'asking' };
  });
  const list = $derived(question === '' ? 'What can be ordered' : question);
  const mayWaive = $derived(task.edition.choices.waiving && due > own.length);
;
async () => {


 { const $$_section0 = svelteHTML.createElement("section", {     "class":`entry`,"aria-label":`Orders on the map`,});root = $$_section0;
   { svelteHTML.createElement("div", { "class":`plate`,});
     { const $$_reweiV2C = __sveltets_2_ensureComponent(Viewer); const $$_reweiV2 = new $$_reweiV2C({ target: __sveltets_2_any(), props: {camera,board:(format, camera) => { async ()/*Ωignore_positionΩ*/ => {
         { const $$_paMyrtnE0C = __sveltets_2_ensureComponent(EntryMap); new $$_paMyrtnE0C({ target: __sveltets_2_any(), props: {              drafting,hands,orders,format,camera,base,label,"question":list,"describedby":`keys-${id}`,live,send,}});}
      };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {board} = $$_reweiV2.$$prop_def;/*Ωignore_endΩ*/
      
     Viewer}
   }
   { svelteHTML.createElement("div", {  "class":`line`,...__sveltets_2_empty({"data-needs-script":true}),});
     { svelteHTML.createElement("div", { "class":`said`,});
       { svelteHTML.createElement("p", {   "role":`status`,"class":said.tone,});said.text; }
       { svelteHTML.createElement("p", {   "class":`keys`,"id":`keys-${id}`,});
                       
        
       }
     }
     { svelteHTML.createElement("div", { "class":`buttons`,});
      if(place){
         { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
            send({ type: 'BACK' });
          },}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`back`,}});}  }
      } else if (dues){
        if(mayWaive){
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              const waive = { type: 'waive', power: active } as const;
              onslip(active, writeInto(task, slips[active] ?? '', waive));
            },});   }
        }
        if(waives > 0){
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              onslip(active, eraseWaive(task, active, slips[active] ?? ''));
            },});   }
        }
      }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EntryBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EntryBoard__SvelteComponent_ = ReturnType<typeof EntryBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default EntryBoard__SvelteComponent_;