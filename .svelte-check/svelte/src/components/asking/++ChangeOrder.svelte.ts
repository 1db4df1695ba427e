///<reference types="svelte" />
;
import { orderWords } from './order-words.ts';
import { legalOrders } from '../../adjudicator/legal-orders.ts';
import { spaceOf } from '../../board/board.ts';
import type { Edit } from '../../explain/ask/what-if.ts';
import { ORDER_TYPES, type Order } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
;

  interface Props {
    turn: Turn;
    unit: UnitAt;
    ontry: (edits: readonly Edit[]) => void;
  };function $$render() {

  
  
  
  
  
  
  

  const { turn, unit, ontry }: Props = $props();

  const TYPE_WORDS: Readonly<Record<Order['type'], string>> = {
    hold: 'Hold',
    move: 'Move',
    'support-hold': 'Support in place',
    'support-move': 'Support a move',
    convoy: 'Convoy',
  };

  const orders = $derived(legalOrders(turn.position, unit, turn.edition));
  const now = $derived(turn.orders.find((order) => spaceOf(order.unit.at) === unit));
  const groups = $derived(
    ORDER_TYPES.map((type) => ({
      type,
      orders: orders.flatMap((order, place) => (order.type === type ? [{ order, place }] : [])),
    })).filter((group) => group.orders.length > 0),
  );
  const current = $derived(
    now ? orders.findIndex((order) => orderWords(order) === orderWords(now)) : -1,
  );

  function picked(event: Event & { currentTarget: HTMLSelectElement }): void {
    const order = orders[Number(event.currentTarget.value)];
    if (order) ontry([{ type: 'order', unit, order }]);
  }
;
async () => {

if(orders.length > 0){
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", {});     }
     { svelteHTML.createElement("select", {   "value":String(current),"onchange":picked,});
      if(current < 0){ { svelteHTML.createElement("option", { "value":`-1`,});now ? orderWords(now) : 'nothing'; }}
         for(let group of __sveltets_2_ensureArray(groups)){group.type;
         { svelteHTML.createElement("optgroup", { "label":TYPE_WORDS[group.type],});
             for(let { order, place } of __sveltets_2_ensureArray(group.orders)){place;
             { svelteHTML.createElement("option", { "value":String(place),});orderWords(order); }
          }
         }
      }
     }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChangeOrder__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChangeOrder__SvelteComponent_ = ReturnType<typeof ChangeOrder__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChangeOrder__SvelteComponent_;