///<reference types="svelte" />
;
import type { EventNote } from './event-log.ts';
;

  interface Props {
    /** The newest first. */
    notes: readonly EventNote[];
    /** So many are seen at once, the others when they are asked for. */
    most?: number;
    /** Of its heading. */
    level?: 2 | 3;
  };function $$render() {
 const list/*Ωignore_positionΩ*/ = (shown: readonly EventNote[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("ol", {});
       for(let { n, event, did, refused } of __sveltets_2_ensureArray(shown)){n;
       { svelteHTML.createElement("li", { });refused;
         { svelteHTML.createElement("span", { "class":`n`,});n; }
         { svelteHTML.createElement("b", {});event; }
         { svelteHTML.createElement("p", {});
          if(refused){
             { svelteHTML.createElement("svg", {    "viewBox":`0 0 15 15`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M12.7 7.5a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 1 1 10.4 0M4 11L11 4`,});} } { svelteHTML.createElement("em", {});  }
          }
          did;
         }
       }
    }
   }
};return __sveltets_2_any(0)};
  

  const { notes, most = 6, level = 3 }: Props = $props();
  const id = $props.id();
;
async () => {




 { svelteHTML.createElement("section", { "aria-labelledby":`events-${id}`,});
   { svelteHTML.createElement(`h${String(level)}`, {      "class":`head`,"id":`events-${id}`,});   { svelteHTML.createElement("span", {});  } }
  if(notes.length === 0){
     { svelteHTML.createElement("p", { "class":`none`,});    }
  }else{
    ;__sveltets_2_ensureSnippet(list(notes.slice(0, most)));
    if(notes.length > most){
       { svelteHTML.createElement("details", {});
         { svelteHTML.createElement("summary", {});  }
        ;__sveltets_2_ensureSnippet(list(notes.slice(most)));
       }
    }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventList__SvelteComponent_ = ReturnType<typeof EventList__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventList__SvelteComponent_;