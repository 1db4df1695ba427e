///<reference types="svelte" />
;
import { onMount, tick, untrack } from 'svelte';
import Asking from '../components/asking/Asking.svelte';
import EditionsCompared from '../components/asking/EditionsCompared.svelte';
import WhatIf from '../components/asking/WhatIf.svelte';
import Worlds from '../components/asking/Worlds.svelte';
import Comparison from '../components/Comparison.svelte';
import EditionSwitch from '../components/EditionSwitch.svelte';
import { speak } from '../components/language.ts';
import HatchKey from '../components/HatchKey.svelte';
import Player from '../components/Player.svelte';
import { sliceTurn } from '../explain/ask/slice.ts';
import { whatIf, type Edit } from '../explain/ask/what-if.ts';
import { worlds } from '../explain/ask/worlds.ts';
import { english } from '../explain/english/english.ts';
import type { Language } from '../explain/language.ts';
import type { LanguageTag } from '../explain/language-tags.ts';
import type { EditionId } from '../rules/edition.ts';
import type { Frame } from '../stage/frame/frame.ts';
import { formatAddress, parseAddress } from './address.ts';
import CopyLink from './CopyLink.svelte';
import { groupOf } from './groups.ts';
import type { Shown } from './shown.ts';
import { readTries, writeTries } from './tries.ts';
import { callName, fileName, headline, titleAfter, titleMark } from './titles.ts';
import { choiceWords } from '../rules/choice-words.ts';
import { EDITIONS } from '../rules/editions.ts';
import LanguageSwitch from './LanguageSwitch.svelte';
import LaterPhases from './LaterPhases.svelte';
import SavePicture from './SavePicture.svelte';
import { decisiveChoices, differing, EDITION_NAMES, turnOf } from './turns.ts';
;

  interface Props {
    shown: Shown;
    base: string;
  };function $$render() {
  const languages/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_hctiwSegaugnaL0C = __sveltets_2_ensureComponent(LanguageSwitch); new $$_hctiwSegaugnaL0C({ target: __sveltets_2_any(), props: {       "language":language.tag,"failed":isSpeechless,"onpick":(tag: LanguageTag) => {
      void tellIn(tag);
    },}});}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { shown, base }: Props = $props();

  const opening = $derived(shown.editions[0] ?? '1971');
  let edition: EditionId = $state(untrack(() => opening));
  /** A second edition, side by side with the first. */
  let beside: EditionId | null = $state(null);
  /** In which the ruling is told. */
  let language: Language = $state.raw(english);
  let isSpeechless = $state(false);
  let step: number | null = $state(null);
  let wish: { readonly step: number | null; readonly play?: boolean } = $state.raw({ step: null });
  let live = $state(false);
  /** Orders and units changed to see what would come of it, the last one last; each entry is undone as a whole. */
  let tries: readonly (readonly Edit[])[] = $state.raw([]);
  /** The space whose order is asked about; null: whichever asks for it most. */
  let asked: string | null = $state(null);
  /** The only steps that are played; null: all. */
  let only: readonly number[] | null = $state.raw(null);

  speak(() => language);

  const given = $derived(turnOf(shown, edition));
  const turn = $derived(tries.length > 0 ? whatIf(given, tries.flat()) : given);
  const played = $derived(only ? sliceTurn(turn, only) : turn);
  const knots = $derived(worlds(turn, Object.values(EDITIONS), language));
  const others = $derived(differing(shown, edition));
  const group = $derived(groupOf(shown));
  const mark = $derived(titleMark(shown));
  const pair = $derived.by(() => {
    if (beside === null || beside === edition) return null;
    const [one, other] = [EDITIONS[edition], EDITIONS[beside]];
    const choices = decisiveChoices(shown, one, other);
    const saying = (by: typeof one): string =>
      choices.map((choice) => choiceWords(choice, by)).join(' ');
    return {
      turns: [given, turnOf(shown, beside)] as const,
      sayings: [saying(one), saying(other)] as const,
    };
  });

  function show(changed: typeof tries): void {
    only = null;
    tries = changed;
    wish = { step: Number.MAX_SAFE_INTEGER };
  }
  const ontry = (edits: readonly Edit[]): void => {
    show([...tries, edits]);
  };
  function ongo(to: number): void {
    only = null;
    wish = { step: to };
  }
  const onplay = (steps: readonly number[]): void => {
    only = steps;
    wish = { step: 0, play: true };
  };

  /** German is fetched when somebody asks for it. */
  async function tellIn(tag: LanguageTag): Promise<void> {
    isSpeechless = false;
    try {
      language = tag === 'en' ? english : (await import('../explain/german/german.ts')).german;
    } catch {
      isSpeechless = true;
    }
  }

  const longest = (): number =>
    Math.max(...(pair?.turns ?? [turn]).map(({ ruling }) => ruling.steps.length));

  /** The address says where to go: when the page opens, and when its fragment is changed by hand. */
  function follow(): void {
    const address = parseAddress(location.hash);
    edition = address.edition ?? opening;
    beside = address.beside;
    only = null;
    tries = readTries(given, address.tries);
    asked = address.ask;
    if (address.language !== null || language !== english) void tellIn(address.language ?? 'en');
    const to = address.step ?? (live ? Number.MAX_SAFE_INTEGER : null);
    step = to === null ? null : Math.min(to, longest());
    wish = { step: to };
  }
  const linkTo = (ask: string | null): string =>
    `${location.origin}${location.pathname}${location.search}${addressWith(ask)}`;

  let questions: HTMLElement | undefined = $state();
  onMount(() => {
    follow();
    live = true;
    // Who was sent a question and nothing else, wants its answer.
    if (asked !== null && step === null && tries.length === 0)
      void tick().then(() => {
        questions?.scrollIntoView();
      });
  });
  /** What is shown, and what is asked of it. */
  const addressWith = (ask: string | null): string =>
    formatAddress({
      tries: writeTries(tries),
      ask,
      step,
      edition: edition === opening ? null : edition,
      beside: pair ? beside : null,
      language: language === english ? null : language.tag,
    });
  $effect(() => {
    if (!live) return;
    const hash = addressWith(asked);
    if (hash === location.hash) return;
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  });
;
async () => {

 { svelteHTML.createElement("svelte:window", {  "onhashchange":follow,});}



 { svelteHTML.createElement("div", { "class":`page`,});
   { svelteHTML.createElement("div", { "class":`wrap`,});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("div", {});
         { svelteHTML.createElement("p", { "class":`crumb`,});
           { svelteHTML.createElement("a", { "href":`${base}${group.page}#${group.id}`,});
            if(group.number){group.book;  { svelteHTML.createElement("b", {});group.number; }}
            group.title;
           }
         }
         { svelteHTML.createElement("h1", { });shown.example !== null;
          if(shown.example !== null){
             { svelteHTML.createElement("span", { "class":`word`,});  }
             { svelteHTML.createElement("span", { "class":`number`,});shown.example; { svelteHTML.createElement("span", { "class":`word`,});  } }
          } else if (mark !== null){
            mark; }
           { svelteHTML.createElement("span", { "class":`title`,});titleAfter(shown); }
         }
       }
       { const $$_hctiwSnoitidE3C = __sveltets_2_ensureComponent(EditionSwitch); new $$_hctiwSnoitidE3C({ target: __sveltets_2_any(), props: {           edition,"names":EDITION_NAMES,"differing":others,beside,"onbeside":(other: EditionId | null) => {
          wish = { step };
          beside = other;
        },"onpick":(picked: EditionId) => {
          edition = picked;
        },}});}
     }
    if(shown.orders.length === 0){
      
    } else if (pair){
       { const $$_nosirapmoC2C = __sveltets_2_ensureComponent(Comparison); new $$_nosirapmoC2C({ target: __sveltets_2_any(), props: {        ...pair,base,"label":`${callName(shown)}: two editions side by side`,wish,"onstep":(at: number | null) => {
          step = at;
        },}});}
    }else{
      if(tries.length > 0){
         { const $$_fItahW2C = __sveltets_2_ensureComponent(WhatIf); new $$_fItahW2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },given,turn,"onundo":() => {
            show(tries.slice(0, -1));
          },"onreset":() => {
            show([]);
          },}});
           { const $$_kniLypoC3C = __sveltets_2_ensureComponent(CopyLink); new $$_kniLypoC3C({ target: __sveltets_2_any(), props: {  "href":() => linkTo(asked),}});}
         WhatIf}
      }
      if(only){
         { svelteHTML.createElement("p", { "class":`only`,});
                only.length;
          only.length === 1 ? 'step' : 'steps';  turn.ruling.steps.length;
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              ongo(Number.MAX_SAFE_INTEGER);
            },});  }
         }
      }
       { const $$_reyalP2C = __sveltets_2_ensureComponent(Player); const $$_reyalP2 = new $$_reyalP2C({ target: __sveltets_2_any(), props: {           "turn":played,"given":tries.length > 0 ? given : undefined,base,"label":`${callName(shown)}: the board and the reasoning`,wish,"onstep":(at: number | null) => {
          step = at;
        },tools:(drawn: () => Frame, sentence: string) => { async ()/*Ωignore_positionΩ*/ => {
           { const $$_erutciPevaS0C = __sveltets_2_ensureComponent(SavePicture); new $$_erutciPevaS0C({ target: __sveltets_2_any(), props: {          "shown":drawn,base,"title":`${headline(shown)} (${EDITION_NAMES[edition]})`,"description":sentence,"file":fileName(shown, step === null ? '' : `step-${String(step)}`),}});}
          ;__sveltets_2_ensureSnippet(languages());
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools} = $$_reyalP2.$$prop_def;/*Ωignore_endΩ*/
        
       Player}
       { const $$_div2 = svelteHTML.createElement("div", { });questions = $$_div2;
         { const $$_gniksA3C = __sveltets_2_ensureComponent(Asking); const $$_gniksA3 = new $$_gniksA3C({ target: __sveltets_2_any(), props: {        turn,asked,"onask":(unit: string) => {
            asked = unit;
          },ongo,onplay,ontry,tools:(unit: string) => { async ()/*Ωignore_positionΩ*/ => {
             { const $$_kniLypoC0C = __sveltets_2_ensureComponent(CopyLink); new $$_kniLypoC0C({ target: __sveltets_2_any(), props: {  "href":() => linkTo(unit),}});}
          };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools} = $$_gniksA3.$$prop_def;/*Ωignore_endΩ*/
          
         Asking}
       }
       { const $$_sdlroW2C = __sveltets_2_ensureComponent(Worlds); new $$_sdlroW2C({ target: __sveltets_2_any(), props: {  knots,base,}});}
       { const $$_derapmoCsnoitidE2C = __sveltets_2_ensureComponent(EditionsCompared); new $$_derapmoCsnoitidE2C({ target: __sveltets_2_any(), props: {     turn,"editions":Object.values(EDITIONS),"href":`${base}rules/readings/`,}});}
    }
       for(let id of __sveltets_2_ensureArray((pair ? [edition, beside ?? edition] : [edition]))){id;
       { const $$_sesahPretaL2C = __sveltets_2_ensureComponent(LaterPhases); new $$_sesahPretaL2C({ target: __sveltets_2_any(), props: {    shown,"edition":id,base,}});}
    }
    if(shown.orders.length === 0){;__sveltets_2_ensureSnippet(languages());}
     { const $$_yeKhctaH2C = __sveltets_2_ensureComponent(HatchKey); new $$_yeKhctaH2C({ target: __sveltets_2_any(), props: {}});}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ScenarioPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScenarioPage__SvelteComponent_ = ReturnType<typeof ScenarioPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScenarioPage__SvelteComponent_;