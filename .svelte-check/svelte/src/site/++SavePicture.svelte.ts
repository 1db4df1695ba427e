///<reference types="svelte" />
;
import type { Frame } from '../stage/frame/frame.ts';
;

  interface Props {
    /** What is to be saved, as it is when somebody asks for it. */
    shown: () => Frame;
    base: string;
    title: string;
    description: string;
    /** The file's name, without its ending. */
    file: string;
  };function $$render() {

  

  const { shown, base, title, description, file }: Props = $props();

  const KINDS = ['SVG', 'PNG'] as const;
  /** For print and for screens with small pixels. */
  const PNG_SCALE = 2;
  let failed = $state(false);

  async function save(kind: (typeof KINDS)[number]): Promise<void> {
    failed = false;
    try {
      const { pictureOfPage, rasterise } = await import('../picture/page.ts');
      const svg = await pictureOfPage(shown(), base, { title, description });
      const blob =
        kind === 'SVG'
          ? new Blob([svg], { type: 'image/svg+xml' })
          : await rasterise(svg, PNG_SCALE);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${file}.${kind.toLowerCase()}`;
      link.click();
      setTimeout(() => {
        URL.revokeObjectURL(link.href);
      }, 10_000);
    } catch {
      failed = true;
    }
  }
;
async () => {

 { svelteHTML.createElement("div", {      "class":`save`,"role":`group`,"aria-label":`Save this picture`,...__sveltets_2_empty({"data-needs-script":true}),});
   { svelteHTML.createElement("span", { "aria-hidden":`true`,});  }
     for(let kind of __sveltets_2_ensureArray(KINDS)){kind;
     { svelteHTML.createElement("button", {      "type":`button`,"aria-label":`Save picture as ${kind}`,"onclick":() => {
        void save(kind);
      },});kind; }
  }
  if(failed){ { svelteHTML.createElement("span", { "role":`status`,});         }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SavePicture__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SavePicture__SvelteComponent_ = ReturnType<typeof SavePicture__SvelteComponent_>;
/*Ωignore_endΩ*/export default SavePicture__SvelteComponent_;