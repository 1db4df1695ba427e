///<reference types="svelte" />
;
import Board from '../../src/components/Board.svelte';
import { FORMATS } from '../../src/stage/model/format.ts';
import type { Picture } from './pictures.ts';
;

  interface Props {
    pictures: readonly Picture[];
    format: keyof typeof FORMATS;
    scale: number;
  };function $$render() {

  
  
  

  const { pictures, format, scale }: Props = $props();
;
async () => {

 { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, `${FORMATS[format].width * scale} `);
     for(let { slug, turn, step } of __sveltets_2_ensureArray(pictures)){`${slug} ${step.toString()}`;
     { svelteHTML.createElement("figure", {});
       { const $$_draoB2C = __sveltets_2_ensureComponent(Board); new $$_draoB2C({ target: __sveltets_2_any(), props: {     turn,step,format,"label":slug,}});}
       { svelteHTML.createElement("figcaption", {});slug; step; turn.ruling.steps[step - 1]?.fact.type ?? ''; }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Sheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Sheet__SvelteComponent_ = ReturnType<typeof Sheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default Sheet__SvelteComponent_;