///<reference types="svelte" />
;
import { EDITION_IDS, type EditionId } from '../rules/edition.ts';
;

  interface Props {
    edition: EditionId;
    /** The name on the button: `DATC 3.0`. */
    names: Readonly<Record<EditionId, string>>;
    /** Editions whose ruling is another than that of the edition shown. */
    differing?: readonly EditionId[];
    /** An edition that is shown side by side with it. */
    beside?: EditionId | null;
    onpick: (edition: EditionId) => void;
    onbeside?: (edition: EditionId | null) => void;
  };function $$render() {

  

  const { edition, names, differing = [], beside = null, onpick, onbeside }: Props = $props();

  const agreement = $derived.by(() => {
    if (differing.length === 0) return 'All editions agree';
    const list = differing.map((id) => names[id]);
    const named =
      list.length === 1
        ? list.join('')
        : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`;
    return `${named} ${list.length === 1 ? 'disagrees' : 'disagree'}`;
  });
  /** What may stand beside it: the first that rules otherwise. */
  const other = $derived(differing[0] ?? null);
  const id = $props.id();
;
async () => {

 { svelteHTML.createElement("div", { "class":`switch`,});
   { svelteHTML.createElement("p", {});
     { svelteHTML.createElement("span", { "id":`agreement-${id}`,});agreement; }
    if(onbeside && other){
       { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":beside !== null,...__sveltets_2_empty({"data-needs-script":true}),"onclick":() => {
          onbeside(beside === null ? other : null);
        },});beside === null ? 'Side by side' : 'One edition'; }
    }
   }
   { svelteHTML.createElement("div", {      "class":`segments`,"role":`radiogroup`,"aria-labelledby":`agreement-${id}`,...__sveltets_2_empty({"data-needs-script":true}),});
       for(let one of __sveltets_2_ensureArray(EDITION_IDS)){one;
       { svelteHTML.createElement("label", {  });one === edition;one === beside && one !== edition;
         { svelteHTML.createElement("input", {           "type":`radio`,"name":`edition-${id}`,"value":one,"checked":one === edition,"onchange":() => {
            onpick(one);
          },});}
         { svelteHTML.createElement("span", { });differing.includes(one);names[one]; }
       }
    }
   }
   { svelteHTML.createElement("select", {        "aria-label":`Edition`,...__sveltets_2_empty({"data-needs-script":true}),"value":edition,"onchange":(event) => {
      const picked = EDITION_IDS.find((one) => one === event.currentTarget.value);
      if (picked) onpick(picked);
    },});
       for(let one of __sveltets_2_ensureArray(EDITION_IDS)){one;
       { svelteHTML.createElement("option", { "value":one,});names[one];differing.includes(one) ? ' (differs)' : ''; }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EditionSwitch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EditionSwitch__SvelteComponent_ = ReturnType<typeof EditionSwitch__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditionSwitch__SvelteComponent_;