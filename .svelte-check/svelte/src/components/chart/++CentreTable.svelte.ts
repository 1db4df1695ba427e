///<reference types="svelte" />
;
import type { CentreHistory } from './centres.ts';
;

  interface Props {
    data: CentreHistory;
    year: number;
  };function $$render() {

  

  const { data, year }: Props = $props();
;
async () => {


 { svelteHTML.createElement("details", {});
   { svelteHTML.createElement("summary", {});   }
  
  
   { svelteHTML.createElement("div", {       "class":`scroll`,"role":`group`,"aria-label":`Supply centres and units, as a table`,"tabindex":0,});
     { svelteHTML.createElement("table", {});
       { svelteHTML.createElement("caption", {});             }
       { svelteHTML.createElement("thead", {});
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", { "scope":`col`,});  }
             for(let { power } of __sveltets_2_ensureArray(data.powers)){power; { svelteHTML.createElement("th", { "scope":`col`,});power; }}
         }
       }
       { svelteHTML.createElement("tbody", {});
            for(let one of __sveltets_2_ensureArray(data.years)){let at = 1;one;
           { svelteHTML.createElement("tr", { });one === year;
             { svelteHTML.createElement("th", { "scope":`row`,});one; }
               for(let { power, centres, units } of __sveltets_2_ensureArray(data.powers)){power;
               { svelteHTML.createElement("td", {});centres[at] ?? 0; { svelteHTML.createElement("span", {}); units[at] ?? 0; } }
            }
           }
        }
       }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CentreTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CentreTable__SvelteComponent_ = ReturnType<typeof CentreTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default CentreTable__SvelteComponent_;