///<reference types="svelte" />
;
import { POWERS } from '../../board/powers.ts';
import type { OrderRecord, PhaseRecord } from '../../game/record.ts';
;

  interface Props {
    orders: PhaseRecord['orders'];
  };function $$render() {

  
  

  const { orders }: Props = $props();
  const isIdle = ({ silent, outcome, dislodged }: OrderRecord): boolean =>
    silent && !dislodged && outcome === 'holds';
  const powers = $derived(
    POWERS.flatMap((power) => {
      const own = orders[power];
      if (!own) return [];
      const idle = own.filter(isIdle).map(({ order }) => order);
      return [{ power, rows: own.filter((order) => !isIdle(order)), idle: idle.join(', ') }];
    }),
  );
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}




 { svelteHTML.createElement("ul", { "class":`powers`,});
     for(let { power, rows, idle } of __sveltets_2_ensureArray(powers)){power;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("b", {});power; }
       { svelteHTML.createElement("ul", {});
            for(let { order, silent, outcome, detail, dislodged } of __sveltets_2_ensureArray(rows)){let index = 1;index;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", {});order;silent ? ', no order' : ''; }
             { svelteHTML.createElement("em", {  "title":detail === '' ? undefined : detail,});outcome;dislodged ? ', dislodged' : ''; }
           }
        }
        if(idle !== ''){
           { svelteHTML.createElement("li", { "class":`idle`,}); { svelteHTML.createElement("span", {});idle; }  { svelteHTML.createElement("em", {});  } }
        }
       }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OrderColumns__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OrderColumns__SvelteComponent_ = ReturnType<typeof OrderColumns__SvelteComponent_>;
/*Ωignore_endΩ*/export default OrderColumns__SvelteComponent_;