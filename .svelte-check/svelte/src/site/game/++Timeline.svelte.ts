///<reference types="svelte" />
;
import { dateWords } from '../../game/date.ts';
import type { Game } from '../../game/game.ts';
import { isPassed } from '../../game/history.ts';
;

  interface Props {
    game: Game;
    /** The phase that is looked at, by its place in `played`; null: now. */
    at: number | null;
    onat: (at: number | null) => void;
  };function $$render() {

  
  
  

  const { game, at, onat }: Props = $props();

  const last = $derived(game.played.length);
  const place = $derived(at ?? last);
  const moments = $derived([...game.played, game.now]);
  const here = $derived(moments[place] ?? game.now);
  const words = $derived(at === null ? `${dateWords(here.when)}, now` : dateWords(here.when));
  /** Where each year begins. */
  const years = $derived(
    moments.flatMap(({ when }, index) =>
      moments[index - 1]?.when.year === when.year ? [] : [{ year: when.year, index }],
    ),
  );
  const every = $derived(Math.ceil(years.length / 8));
  const share = (index: number): string => `${String((index / Math.max(1, last)) * 100)}%`;

  const go = (to: number): void => {
    const bounded = Math.min(Math.max(0, to), last);
    onat(bounded === last ? null : bounded);
  };
  /** Phases in which nobody had anything to decide are passed over. */
  function next(from: number, by: 1 | -1): number {
    let to = from + by;
    while (to > 0 && to < last && moments[to] && isPassed(moments[to] ?? game.now)) to += by;
    return to;
  }
;
async () => {

if(last > 0){
   { svelteHTML.createElement("div", { "class":`timeline`,});
     { svelteHTML.createElement("button", {        "type":`button`,"aria-label":`The phase before`,"disabled":place === 0,"onclick":() => {
        go(next(place, -1));
      },});  }
     { svelteHTML.createElement("div", { "class":`track`,});
       { svelteHTML.createElement("input", {               "type":`range`,"min":`0`,"max":last,"value":place,"aria-label":`The phase that is shown`,"aria-valuetext":words,"oninput":(event) => {
          go(Number(event.currentTarget.value));
        },});}
       { svelteHTML.createElement("div", {   "class":`years`,"aria-hidden":`true`,});
            for(let { year, index } of __sveltets_2_ensureArray(years)){let n = 1;index;
          if(n % every === 0){ { svelteHTML.createElement("span", { });__sveltets_2_ensureType(String, Number, share(index));year; }}
        }
       }
     }
     { svelteHTML.createElement("button", {        "type":`button`,"aria-label":`The phase after`,"disabled":at === null,"onclick":() => {
        go(next(place, 1));
      },});  }
     { svelteHTML.createElement("button", {        "type":`button`,"class":`now`,"disabled":at === null,"onclick":() => {
        onat(null);
      },});  }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Timeline__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Timeline__SvelteComponent_ = ReturnType<typeof Timeline__SvelteComponent_>;
/*Ωignore_endΩ*/export default Timeline__SvelteComponent_;