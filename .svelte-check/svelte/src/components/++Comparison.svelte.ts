///<reference types="svelte" />
;
import type { Turn } from '../trace/turn.ts';
import Board from './Board.svelte';
import { createCamera } from './camera.svelte.ts';
import { comparedRetreats, comparedRows, partingOf, sharedMarks } from './comparison.ts';
import Icon from './Icon.svelte';
import OutcomeBadge from './OutcomeBadge.svelte';
import { playerKeys, playSteps, readingsOf } from './player.svelte.ts';
import Stepper from './Stepper.svelte';
import UnitGlyph from './UnitGlyph.svelte';
import Viewer from './Viewer.svelte';
;

  interface Props {
    /** The same orders, ruled by two editions. */
    turns: readonly [Turn, Turn];
    /** What each edition says where they part, in a few words. */
    sayings: readonly [string, string];
    base: string;
    label: string;
    /** Go to this step; null is the ruling as it opens. A new object is a new wish. */
    wish?: { readonly step: number | null };
    onstep?: (step: number | null) => void;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { turns, sayings, base, label, wish, onstep }: Props = $props();

  /** One for both: what is looked at closely is looked at on both boards. */
  const camera = createCamera();

  const readings = $derived(turns.map((turn) => readingsOf(turn)));
  const length = $derived(Math.max(...turns.map(({ ruling }) => ruling.steps.length)));
  /** After its last step a ruling waits for the other. */
  const pages = $derived(
    Array.from({ length: length + 1 }, (_, step) =>
      readings.map(({ at, opening }) => at[Math.min(step, at.length - 1)] ?? opening),
    ),
  );
  const play = playSteps(() =>
    pages.map((both) => [...new Set(both.map(({ sentence }) => sentence))].join(' ')),
  );
  const { step, last, cover } = $derived(play);
  const shown = $derived(cover ? readings.map(({ opening }) => opening) : (pages[step] ?? []));
  const marks = $derived(sharedMarks(turns));
  const parting = $derived(partingOf(turns));
  const rows = $derived(comparedRows(turns, step));
  const retreats = $derived(comparedRetreats(turns, step));
  const told = $derived(
    cover
      ? ''
      : turns
          .map(({ edition }, n) => `${edition.name}: ${shown[n]?.sentence ?? ''}`)
          .join(' ')
          .concat(` ${String(step)} of ${String(last)}.`),
  );

  $effect(() => {
    if (wish && wish.step !== null) play.send({ type: 'GO', step: wish.step });
  });
  $effect(() => {
    onstep?.(cover ? null : step);
  });
;
async () => {

 { svelteHTML.createElement("section", {    "class":`player`,"aria-label":label,[Symbol("@attach")]:playerKeys(play.send),});
   { svelteHTML.createElement("div", { "class":`boards`,});
        for(let turn of __sveltets_2_ensureArray(turns)){let n = 1;turn.edition.id;
       { svelteHTML.createElement("div", { "class":`edition`,});
         { svelteHTML.createElement("h2", {}); { svelteHTML.createElement("b", {});turn.edition.name; }  { svelteHTML.createElement("span", {});sayings[n]; } }
         { svelteHTML.createElement("div", { "class":`plate`,});
           { const $$_reweiV4C = __sveltets_2_ensureComponent(Viewer); const $$_reweiV4 = new $$_reweiV4C({ target: __sveltets_2_any(), props: {camera,board:(format) => { async ()/*Ωignore_positionΩ*/ => {
               { const $$_draoB0C = __sveltets_2_ensureComponent(Board); new $$_draoB0C({ target: __sveltets_2_any(), props: {         turn,"step":Math.min(step, turn.ruling.steps.length),format,camera,base,"label":`The board by the edition ${turn.edition.name}. ${shown[n]?.sentence ?? ''}`,}});}
            };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {board} = $$_reweiV4.$$prop_def;/*Ωignore_endΩ*/
            
           Viewer}
         }
         { svelteHTML.createElement("p", { "class":`sentence`,});shown[n]?.sentence; }
       }
    }
   }
   { svelteHTML.createElement("div", { "class":`stepper`,});
     { const $$_reppetS2C = __sveltets_2_ensureComponent(Stepper); new $$_reppetS2C({ target: __sveltets_2_any(), props: {             step,last,marks,cover,"parts":parting === null ? [] : [parting],"playing":play.playing,"speed":play.speed,"send":play.send,}});}
   }
   { svelteHTML.createElement("table", {});
     { svelteHTML.createElement("thead", {});
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("th", { "scope":`col`,});  }
           for(let { edition } of __sveltets_2_ensureArray(turns)){edition.id; { svelteHTML.createElement("th", { "scope":`col`,});edition.name; }}
       }
     }
     { svelteHTML.createElement("tbody", {});
         for(let row of __sveltets_2_ensureArray(rows)){row.key;
         { svelteHTML.createElement("tr", { });row.differs;
           { svelteHTML.createElement("th", { "scope":`row`,});
             { svelteHTML.createElement("span", { "class":`order`,});
               { const $$_hpylGtinU6C = __sveltets_2_ensureComponent(UnitGlyph); new $$_hpylGtinU6C({ target: __sveltets_2_any(), props: {      "power":row.power,"kind":row.kind,"dislodged":row.dislodged,}});}
               { svelteHTML.createElement("span", { });row.text;
                if(row.dislodged){ { svelteHTML.createElement("small", {});  }} }
             }
           }
              for(let cell of __sveltets_2_ensureArray(row.cells)){let n = 1;n;
             { svelteHTML.createElement("td", {}); { const $$_egdaBemoctuO5C = __sveltets_2_ensureComponent(OutcomeBadge); new $$_egdaBemoctuO5C({ target: __sveltets_2_any(), props: {    "fate":cell.fate,"word":cell.text,}});} }
          }
         }
      }
         for(let retreat of __sveltets_2_ensureArray(retreats)){retreat.unit;
        if(retreat.cells.some((cell) => cell !== null)){
           { svelteHTML.createElement("tr", { });retreat.differs;
             { svelteHTML.createElement("th", { "scope":`row`,});
               { svelteHTML.createElement("span", { "class":`order`,});
                 { svelteHTML.createElement("span", { "class":`icon`,}); { const $$_nocI7C = __sveltets_2_ensureComponent(Icon); new $$_nocI7C({ target: __sveltets_2_any(), props: {    "name":`retreat`,"size":20,}});} }
                 { svelteHTML.createElement("span", {});retreat.unit;    }
               }
             }
                for(let cell of __sveltets_2_ensureArray(retreat.cells)){let n = 1;n; { svelteHTML.createElement("td", {});cell ?? ''; }}
           }
        }
      }
     }
   }
   { svelteHTML.createElement("p", {   "class":`visually-hidden`,"aria-live":`polite`,});told; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Comparison__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Comparison__SvelteComponent_ = ReturnType<typeof Comparison__SvelteComponent_>;
/*Ωignore_endΩ*/export default Comparison__SvelteComponent_;