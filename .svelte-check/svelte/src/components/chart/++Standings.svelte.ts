///<reference types="svelte" />
;
import { type CentreHistory, DASHES, signed, standings } from './centres.ts';
;

  interface Props {
    data: CentreHistory;
    year: number;
    id: string;
  };function $$render() {

  

  const { data, year, id }: Props = $props();
  const rows = $derived(standings(data, year));
;
async () => {


 { svelteHTML.createElement("section", { "aria-labelledby":`standings-${id}`,});
   { svelteHTML.createElement("h3", { "id":`standings-${id}`,});year;  { svelteHTML.createElement("span", {});  } }
   { svelteHTML.createElement("ol", {});
       for(let { power, letter, centres, units, change } of __sveltets_2_ensureArray(rows)){power;
       { svelteHTML.createElement("li", { });centres === 0 && units === 0;
         { svelteHTML.createElement("svg", {     "class":`block`,"viewBox":`0 0 22 22`,"aria-hidden":`true`,});
           { svelteHTML.createElement("rect", {           "x":`2`,"y":`2`,"width":`18`,"height":`18`,"rx":`2.5`,});__sveltets_2_ensureType(String, Number, ` ${letter} `);}
           { svelteHTML.createElement("text", {    "x":`11`,"y":`15.8`,});__sveltets_2_ensureType(String, Number, ` ${letter} `);letter; }
         }
         { svelteHTML.createElement("span", { "class":`name`,});power; }
         { svelteHTML.createElement("svg", {     "class":`line`,"viewBox":`0 0 30 8`,"aria-hidden":`true`,});
           { svelteHTML.createElement("path", {    "class":`rim`,"d":`M0 4h30`,});}
           { svelteHTML.createElement("path", {    "class":`core`,"d":`M0 4h30`,});}
          if(DASHES[power] !== ''){
             { svelteHTML.createElement("path", {       "class":`dash`,"d":`M0 4h30`,"stroke-dasharray":DASHES[power] === 'none' ? undefined : DASHES[power],});}
          }
         }
         { svelteHTML.createElement("span", { "class":`change`,});signed(change); }
         { svelteHTML.createElement("b", {});centres; }
         { svelteHTML.createElement("span", {  "class":`units`,}); { svelteHTML.createElement("span", { "class":`visually-hidden`,});  }units; { svelteHTML.createElement("span", { "class":`visually-hidden`,});
             } }
       }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Standings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Standings__SvelteComponent_ = ReturnType<typeof Standings__SvelteComponent_>;
/*Ωignore_endΩ*/export default Standings__SvelteComponent_;