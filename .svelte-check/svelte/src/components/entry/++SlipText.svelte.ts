///<reference types="svelte" />
;
import type { OrderError } from '../../orders/reading.ts';
import { linesOf } from './slip.ts';
;

  interface Props {
    text: string;
    label: string;
    /** The words that could not be read: underlined where they stand. */
    errors: readonly OrderError[];
    /** What describes the text besides its errors. */
    describedby: string;
    placeholder: string;
    ontext: (text: string, kind: string) => void;
    onundo: () => void;
    onredo: () => void;
  };function $$render() {

  
  

  const { text, label, errors, describedby, placeholder, ontext, onundo, onredo }: Props = $props();

  const id = $props.id();
  let area: HTMLTextAreaElement | undefined = $state();

  /** Nobody is told of mistakes in a line while writing it, in ms. */
  const PATIENCE = 1000;
  let busy: number | null = $state(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const told = $derived(errors.filter(({ line }) => line !== busy));

  function rest(): void {
    clearTimeout(waiting);
    busy = null;
  }
  $effect(() => rest);

  /** The text in pieces, every other one wrong. */
  const pieces = $derived.by(() => {
    const lines = linesOf(text);
    const found: { readonly text: string; readonly wrong: boolean }[] = [];
    let end = 0;
    for (const { line, column, length } of told) {
      const start = (lines[line - 1]?.start ?? 0) + column - 1;
      if (start < end) continue;
      found.push({ text: text.slice(end, start), wrong: false });
      end = Math.min(text.length, start + Math.max(1, length));
      found.push({ text: text.slice(start, end), wrong: true });
    }
    // A last line that is empty has its height, too.
    return [...found, { text: `${text.slice(end)}\n `, wrong: false }];
  });

  function typed(event: Event & { currentTarget: HTMLTextAreaElement }): void {
    const { value, selectionEnd } = event.currentTarget;
    clearTimeout(waiting);
    busy = linesOf(value.slice(0, selectionEnd)).length;
    waiting = setTimeout(rest, PATIENCE);
    const kind = event instanceof InputEvent ? event.inputType : '';
    ontext(value, kind);
  }

  /** What was drawn on the map can be taken back too, which the browser knows nothing of. */
  function before(event: InputEvent): void {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') onundo();
    else onredo();
  }

  function keyed(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) onredo();
    else onundo();
  }

  /** To the words of an error. */
  function select({ line, column, length }: OrderError): void {
    const start = (linesOf(text)[line - 1]?.start ?? 0) + column - 1;
    area?.focus();
    area?.setSelectionRange(start, start + length);
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`paper`,});
   { svelteHTML.createElement("div", {   "class":`marks`,"aria-hidden":`true`,});
        for(let piece of __sveltets_2_ensureArray(pieces)){let index = 1;index;if(piece.wrong){ { svelteHTML.createElement("mark", {});piece.text; }}else{piece.text;}}
   }
   { const $$_textarea1 = svelteHTML.createElement("textarea", {                        "value":text,"aria-label":label,"aria-describedby":`errors-${id} ${describedby}`,"aria-invalid":told.length > 0,placeholder,"spellcheck":`false`,"autocapitalize":`off`,"autocomplete":`off`,"rows":4,"oninput":typed,"onbeforeinput":before,"onkeydown":keyed,});area = $$_textarea1; }
 }
 { svelteHTML.createElement("div", {     "id":`errors-${id}`,"class":`errors`,"aria-live":`polite`,});
     for(let error of __sveltets_2_ensureArray(told)){`${String(error.line)} ${String(error.column)}`;
     { svelteHTML.createElement("button", {      "type":`button`,"title":`Go there`,"onclick":() => {
        select(error);
      },}); { svelteHTML.createElement("b", {}); error.line; } error.message; }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlipText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlipText__SvelteComponent_ = ReturnType<typeof SlipText__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlipText__SvelteComponent_;