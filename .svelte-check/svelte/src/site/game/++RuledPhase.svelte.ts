///<reference types="svelte" />
;
import Asking from '../../components/asking/Asking.svelte';
import EditionsCompared from '../../components/asking/EditionsCompared.svelte';
import WhatIf from '../../components/asking/WhatIf.svelte';
import Worlds from '../../components/asking/Worlds.svelte';
import { adjustmentRows, retreatRows } from '../../components/phase-rows.ts';
import PhasePlate from '../../components/PhasePlate.svelte';
import Player from '../../components/Player.svelte';
import { sliceTurn } from '../../explain/ask/slice.ts';
import { whatIf, type Edit } from '../../explain/ask/what-if.ts';
import { worlds } from '../../explain/ask/worlds.ts';
import { dateWords } from '../../game/date.ts';
import type { Game, Moment } from '../../game/game.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from '../../game/rule.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import type { Format } from '../../stage/model/format.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
;

  interface Props {
    game: Pick<Game, 'plan' | 'rules'>;
    moment: Moment;
    base: string;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { game, moment, base }: Props = $props();

  /** Orders changed to see what would come of it; the game stays as it is. */
  let tries: readonly (readonly Edit[])[] = $state.raw([]);
  let only: readonly number[] | null = $state.raw(null);
  let wish: { readonly step: number | null; readonly play?: boolean } = $state.raw({ step: null });

  const title = $derived(dateWords(moment.when));
  const moves = $derived(moment.when.phase === 'movement' ? ruleMoves(game, moment).turn : null);
  const turn = $derived(moves && tries.length > 0 ? whatIf(moves, tries.flat()) : moves);
  const shown = $derived(turn && only ? sliceTurn(turn, only) : turn);
  const knots = $derived(turn ? worlds(turn, Object.values(EDITIONS)) : []);
  const retreats = $derived(
    moment.when.phase === 'retreats' ? ruleRetreats(game, moment).turn : null,
  );
  const adjustments = $derived(
    moment.when.phase === 'adjustments' ? ruleAdjustments(game, moment) : null,
  );

  function show(changed: typeof tries): void {
    only = null;
    tries = changed;
    wish = { step: Number.MAX_SAFE_INTEGER };
  }
;
async () => {


if(moves && turn && shown){
  if(tries.length > 0){
     { const $$_fItahW0C = __sveltets_2_ensureComponent(WhatIf); new $$_fItahW0C({ target: __sveltets_2_any(), props: {        "given":moves,turn,"onundo":() => {
        show(tries.slice(0, -1));
      },"onreset":() => {
        show([]);
      },}});}
  }
   { const $$_reyalP0C = __sveltets_2_ensureComponent(Player); new $$_reyalP0C({ target: __sveltets_2_any(), props: {      "turn":shown,base,"label":`${title}: the board and the reasoning`,wish,}});}
   { const $$_gniksA0C = __sveltets_2_ensureComponent(Asking); new $$_gniksA0C({ target: __sveltets_2_any(), props: {        turn,"ongo":(step: number) => {
      only = null;
      wish = { step };
    },"onplay":(steps: readonly number[]) => {
      only = steps;
      wish = { step: 0, play: true };
    },"ontry":(edits: readonly Edit[]) => {
      show([...tries, edits]);
    },}});}
   { const $$_sdlroW0C = __sveltets_2_ensureComponent(Worlds); new $$_sdlroW0C({ target: __sveltets_2_any(), props: {  knots,base,}});}
   { const $$_derapmoCsnoitidE0C = __sveltets_2_ensureComponent(EditionsCompared); new $$_derapmoCsnoitidE0C({ target: __sveltets_2_any(), props: {     turn,"editions":Object.values(EDITIONS),"href":`${base}rules/readings/`,}});}
} else if (retreats){
   { const $$_etalPesahP0C = __sveltets_2_ensureComponent(PhasePlate); new $$_etalPesahP0C({ target: __sveltets_2_any(), props: {           title,"aside":`Retreats`,"draw":(format: Format) => retreatFrame(retreats, format),"powers":retreatRows(retreats),"nothing":`Nobody had to retreat.`,base,}});}
} else if (adjustments){
   { const $$_etalPesahP0C = __sveltets_2_ensureComponent(PhasePlate); new $$_etalPesahP0C({ target: __sveltets_2_any(), props: {           title,"aside":`Builds and removals`,"draw":(format: Format) => adjustmentFrame(adjustments, format),"powers":adjustmentRows(adjustments),"nothing":`Nobody had anything to build or to remove.`,base,}});}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuledPhase__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuledPhase__SvelteComponent_ = ReturnType<typeof RuledPhase__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuledPhase__SvelteComponent_;