///<reference types="svelte" />
;
import type { Turn } from '../trace/turn.ts';
import type { UnitAt } from '../trace/fact.ts';
import { spokenHere } from './language.ts';
import OrderRow from './OrderRow.svelte';
import { rowsAt } from './rows.ts';
;

  interface Props {
    turn: Turn;
    step: number;
    /** The ruling as a whole is shown, so no line is marked. */
    cover?: boolean;
    ongo: (step: number) => void;
    /** A unit whose arrow is to be outlined while its line has the pointer or the focus. */
    onpoint?: (unit: UnitAt | null) => void;
  };function $$render() {

  
  
  
  
  

  const { turn, step, cover = false, ongo, onpoint }: Props = $props();

  const spoken = spokenHere();
  const powers = $derived(rowsAt(turn, step, cover, spoken.language));
  const isRepaired = $derived(powers.some(({ rows }) => rows.some((row) => row.written !== '')));
  const first = $derived(isRepaired ? 'as read' : 'as written');
  const all = $derived(step >= turn.ruling.steps.length);
  const id = $props.id();
  let list: HTMLElement | undefined = $state();
  /** It stays at the top while the list scrolls. */
  let heading: HTMLElement | undefined = $state();

  // Where the list scrolls by itself, the lines that the step speaks of are brought into view.
  $effect(() => {
    const box = list?.parentElement;
    const line = powers.length > 0 ? list?.querySelector('[aria-current]') : null;
    if (!box || !line || box.scrollHeight <= box.clientHeight) return;
    const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    const top = heading?.getBoundingClientRect().bottom ?? outer.top;
    if (inner.top < top) box.scrollTop -= top - inner.top + 40;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 40;
  });
;
async () => {

 { const $$_section0 = svelteHTML.createElement("section", {    "class":`orders`,"aria-labelledby":`orders-${id}`,});list = $$_section0;
   { const $$_header1 = svelteHTML.createElement("header", { });heading = $$_header1;
     { svelteHTML.createElement("h2", { "id":`orders-${id}`,});all ? 'Ruling' : 'Orders'; }
     { svelteHTML.createElement("span", {});all ? 'all orders decided' : step === 0 ? first : 'as decided so far'; }
   }
     for(let { power, rows } of __sveltets_2_ensureArray(powers)){power;
     { svelteHTML.createElement("h3", {});power; }
     { svelteHTML.createElement("ul", { "lang":spoken.foreign,});
         for(let row of __sveltets_2_ensureArray(rows)){row.key;
         { svelteHTML.createElement("li", {}); { const $$_woRredrO3C = __sveltets_2_ensureComponent(OrderRow); new $$_woRredrO3C({ target: __sveltets_2_any(), props: {    power,row,ongo,onpoint,}});} }
      }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OrderList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OrderList__SvelteComponent_ = ReturnType<typeof OrderList__SvelteComponent_>;
/*Ωignore_endΩ*/export default OrderList__SvelteComponent_;