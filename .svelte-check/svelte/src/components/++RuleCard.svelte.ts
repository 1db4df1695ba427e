///<reference types="svelte" />
;
import type { RuleText } from './reading.ts';
;

  interface Props {
    rule: RuleText;
    /** Where the rule is told in full. */
    href: string;
  };function $$render() {

  

  const { rule, href }: Props = $props();
;
async () => {

 { svelteHTML.createElement("div", { "class":`rule`,});
   { svelteHTML.createElement("span", {  "class":`number`,});rule.paragraph.length > 4;rule.paragraph; }
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("p", {});rule.text; }
     { svelteHTML.createElement("p", { "class":`link`,}); { svelteHTML.createElement("a", {href,});rule.link; } }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleCard__SvelteComponent_ = ReturnType<typeof RuleCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleCard__SvelteComponent_;