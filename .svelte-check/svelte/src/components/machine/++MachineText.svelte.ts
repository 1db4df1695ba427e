///<reference types="svelte" />
;
import {
    type ChartMachine,
    type ChartState,
    type ChartTransition,
    nameFrom,
    stateOf,
  } from './model.ts';
import type { Possible } from './now.ts';
;

  interface Props {
    chart: ChartMachine;
    lit: ReadonlySet<string>;
    possible: ReadonlyMap<string, Possible>;
  };function $$render() {
 const told/*Ωignore_positionΩ*/ = (id: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  const state = stateOf(chart, id);
  const said = remark(state);
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("b", {});state.name; }if(said !== ''){ { svelteHTML.createElement("i", {}); said; }}
    ;__sveltets_2_ensureSnippet(inside(state));
   }
};return __sveltets_2_any(0)}; const inside/*Ωignore_positionΩ*/ = (state: ChartState)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(state.transitions.length > 0){
     { svelteHTML.createElement("ul", {   "class":`transitions`,"aria-label":`Transitions`,});
         for(let one of __sveltets_2_ensureArray(state.transitions)){one.id;
        const can = possible.get(one.id) ?? 'no';
         { svelteHTML.createElement("li", { "class":can,});
          sentence(one);if(can === 'now'){ { svelteHTML.createElement("i", {});   }}
         }
      }
     }
  }
  if(state.children.length > 0){
     { svelteHTML.createElement("ul", {});
         for(let child of __sveltets_2_ensureArray(state.children)){child;;__sveltets_2_ensureSnippet(told(child));}
     }
  }
};return __sveltets_2_any(0)};
  
  

  const { chart, lit, possible }: Props = $props();

  const kinds: Readonly<Record<ChartState['kind'], string>> = {
    atomic: '',
    compound: '',
    parallel: 'all of these at once',
    final: 'the end',
    history: 'as it was when it was left',
  };

  function sentence({ source, name, guard, targets, actions }: ChartTransition): string {
    const to =
      targets.length === 0
        ? 'stays'
        : `to ${targets.map((id) => nameFrom(chart, source, id)).join(', ')}`;
    return [
      `${name}: ${to}`,
      guard === '' ? '' : `, if ${guard}`,
      actions.length === 0 ? '' : `; ${actions.join(', ')}`,
    ].join('');
  }
  function remark(state: ChartState): string {
    const begins = state.parent !== null && stateOf(chart, state.parent).initial.includes(state.id);
    return [kinds[state.kind], begins ? 'it begins here' : '', lit.has(state.id) ? 'now' : '']
      .filter((word) => word !== '')
      .join(', ');
  }
;
async () => {






 { svelteHTML.createElement("details", {});
   { svelteHTML.createElement("summary", {});    }
  ;__sveltets_2_ensureSnippet(inside(chart.root));
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MachineText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MachineText__SvelteComponent_ = ReturnType<typeof MachineText__SvelteComponent_>;
/*Ωignore_endΩ*/export default MachineText__SvelteComponent_;