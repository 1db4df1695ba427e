///<reference types="svelte" />
;
import { POWERS } from '../../board/powers.ts';
import { planOf } from '../../game/game.ts';
import { type PhaseRecord, recordOf } from '../../game/record.ts';
import type { GameScenario } from '../../scenario/game/game-scenario.ts';
import PageSection from '../PageSection.svelte';
import ScenarioCard from '../ScenarioCard.svelte';
import SectionedPage from '../SectionedPage.svelte';
import type { Shown } from '../shown.ts';
import { EDITION_NAMES } from '../turns.ts';
import { onOrders } from './on-orders.ts';
import OrderColumns from './OrderColumns.svelte';
import { seasonRecords } from './season-records.ts';
;

  interface Props {
    game: GameScenario;
    /** Its seasons. */
    seasons: readonly Shown[];
    base: string;
  };function $$render() {
 const told/*Ωignore_positionΩ*/ = (sentences: readonly string[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
      for(let sentence of __sveltets_2_ensureArray(sentences)){let index = 1;index;
     { svelteHTML.createElement("p", { "class":`told`,});sentence; }
  }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  

  const { game, seasons, base }: Props = $props();
  const record = $derived(recordOf(game.game));
  const editions = $derived(game.editions.map((id) => EDITION_NAMES[id]).join(', '));
  const names = $derived(
    record.players
      .filter(({ player, powers }) => player !== powers.join(', '))
      .map(({ player, powers }) => `${player}: ${powers.join(', ')}`),
  );
  const owned = (centres: NonNullable<PhaseRecord['centres']>) =>
    POWERS.flatMap((power) => {
      const [had, has] = [centres.before[power] ?? [], centres.after[power] ?? []];
      const grown = has.length - had.length;
      if (had.length + has.length === 0) return [];
      const change = grown === 0 ? '' : `${grown > 0 ? '+' : '−'}${String(Math.abs(grown))}`;
      return [{ power, count: has.length, change, list: has.join(', ') }];
    });
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}






 { const $$_egaPdenoitceS0C = __sveltets_2_ensureComponent(SectionedPage); new $$_egaPdenoitceS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":game.title,"lead":game.note,}});
   { svelteHTML.createElement("p", { "class":`facts`,});
    [`${planOf(game.game).name}. Ruled alike by: ${editions}`, ...names].join('. ');
   }
     for(let { name, moves, retreats, winter } of __sveltets_2_ensureArray(seasonRecords(record.phases))){name;
    const shown = seasons.find(({ phase }) => phase === name);
     { const $$_noitceSegaP1C = __sveltets_2_ensureComponent(PageSection); new $$_noitceSegaP1C({ target: __sveltets_2_any(), props: {           children:() => { return __sveltets_2_any(0); },"number":null,"id":name.toLowerCase().replace(' ', '-'),"title":name,"line":shown?.title ?? 'Nobody gives an order.',"link":shown ? { href: `${base}${shown.slug}/`, text: 'Step by step' } : undefined,}});
       { svelteHTML.createElement("div", { "class":`season`,});
        if(shown){ { svelteHTML.createElement("div", { "class":`card`,}); { const $$_draCoiranecS4C = __sveltets_2_ensureComponent(ScenarioCard); new $$_draCoiranecS4C({ target: __sveltets_2_any(), props: {  shown,base,}});} }}
         { svelteHTML.createElement("div", {});
          ;__sveltets_2_ensureSnippet(told(moves.told));
          if(shown){ { svelteHTML.createElement("p", { "class":`note`,});shown.note; }}
           { const $$_snmuloCredrO4C = __sveltets_2_ensureComponent(OrderColumns); new $$_snmuloCredrO4C({ target: __sveltets_2_any(), props: {  "orders":moves.orders,}});}
          if(retreats){
             { svelteHTML.createElement("h3", {});  }
            ;__sveltets_2_ensureSnippet(told(retreats.told));
             { const $$_snmuloCredrO4C = __sveltets_2_ensureComponent(OrderColumns); new $$_snmuloCredrO4C({ target: __sveltets_2_any(), props: {  "orders":retreats.orders,}});}
          }
          if(winter){
             { svelteHTML.createElement("h3", {}); winter.year; }
            ;__sveltets_2_ensureSnippet(told(winter.told));
            if(winter.centres){
               { svelteHTML.createElement("ul", { "class":`centres`,});
                   for(let { power, count, change, list } of __sveltets_2_ensureArray(owned(winter.centres))){power;
                   { svelteHTML.createElement("li", {}); { svelteHTML.createElement("b", {});power; } count;  { svelteHTML.createElement("i", {});change; }  { svelteHTML.createElement("span", {});list; } }
                }
               }
            }
             { const $$_snmuloCredrO4C = __sveltets_2_ensureComponent(OrderColumns); new $$_snmuloCredrO4C({ target: __sveltets_2_any(), props: {  "orders":winter.orders,}});}
          }
             for(let { orders, text } of __sveltets_2_ensureArray(shown ? onOrders(shown) : [])){text;
             { svelteHTML.createElement("p", { "class":`remark`,}); { svelteHTML.createElement("b", {});orders.join('; '); } text; }
          }
         }
       }
     PageSection}
  }
  ;__sveltets_2_ensureSnippet(told(record.told));
 SectionedPage}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameScenarioPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameScenarioPage__SvelteComponent_ = ReturnType<typeof GameScenarioPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameScenarioPage__SvelteComponent_;