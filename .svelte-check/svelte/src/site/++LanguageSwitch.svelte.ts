///<reference types="svelte" />
;
import type { LanguageTag } from '../explain/language-tags.ts';
;

  interface Props {
    language: LanguageTag;
    onpick: (language: LanguageTag) => void;
    /** The other language could not be fetched. */
    failed?: boolean;
  };function $$render() {

  

  const { language, onpick, failed = false }: Props = $props();

  const NAMES: Readonly<Record<LanguageTag, string>> = { en: 'English', de: 'Deutsch' };
  const TAGS = Object.keys(NAMES) as readonly LanguageTag[];
;
async () => {

 { svelteHTML.createElement("div", {      "class":`languages`,"role":`group`,"aria-label":`Language of the explanations`,...__sveltets_2_empty({"data-needs-script":true}),});
   { svelteHTML.createElement("span", { "aria-hidden":`true`,});  }
     for(let tag of __sveltets_2_ensureArray(TAGS)){tag;
     { svelteHTML.createElement("button", {        "type":`button`,"lang":tag,"aria-pressed":language === tag,"onclick":() => {
        onpick(tag);
      },});NAMES[tag]; }
  }
  if(failed){ { svelteHTML.createElement("span", { "role":`status`,});         }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LanguageSwitch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LanguageSwitch__SvelteComponent_ = ReturnType<typeof LanguageSwitch__SvelteComponent_>;
/*Ωignore_endΩ*/export default LanguageSwitch__SvelteComponent_;