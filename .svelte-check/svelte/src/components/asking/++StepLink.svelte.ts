///<reference types="svelte" />
;;
  interface Props {
    /** As the trace counts, from 0. */
    id: number;
    /** Goes to a step, as the stepper counts: from 1. */
    ongo: (step: number) => void;
  };function $$render() {


  const { id, ongo }: Props = $props();
;
async () => {


 { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
    ongo(id + 1);
  },}); { svelteHTML.createElement("span", { "class":`visually-hidden`,});  } id + 1; }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StepLink__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StepLink__SvelteComponent_ = ReturnType<typeof StepLink__SvelteComponent_>;
/*Ωignore_endΩ*/export default StepLink__SvelteComponent_;