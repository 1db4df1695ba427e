///<reference types="svelte" />
;
import { dateCode } from '../../game/date.ts';
import { gameJson } from '../../game/export-json.ts';
import { gameText } from '../../game/export-text.ts';
import { formatGame } from '../../game/file.ts';
import type { Game } from '../../game/game.ts';
import { formatScenario } from '../../scenario/format.ts';
import { scenariosOf } from '../../scenario/game/scenarios-of.ts';
import { download } from './download.ts';
import OpenFile from './OpenFile.svelte';
;

  interface Props {
    game: Game;
    /** The text of a file; null: a new game. */
    onopen: (file: string | null) => void;
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { game, onopen }: Props = $props();

  let leaving = $state(false);
  let exporting = $state(false);
  /** A scenario for each season, made when somebody asks. */
  const scenarios = $derived(exporting ? scenariosOf(game) : []);
  const name = $derived(`standoff-${dateCode(game.now.when)}`);
;
async () => {

 { svelteHTML.createElement("div", { "class":`files`,});
   { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
      download(formatGame(game), `${name}.json`, 'application/json');
    },});      }
   { const $$_eliFnepO1C = __sveltets_2_ensureComponent(OpenFile); new $$_eliFnepO1C({ target: __sveltets_2_any(), props: {   "label":`Open a file`,onopen,}});}
  if(leaving){
     { svelteHTML.createElement("span", {});           }
     { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
        onopen(null);
      },});  }
     { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
        leaving = false;
      },});  }
  }else{
     { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
        leaving = true;
      },});   }
  }
 }
if(game.played.length > 0){
   { svelteHTML.createElement("details", { "bind:open":exporting,});/*Ωignore_startΩ*/() => exporting = __sveltets_2_any(null);/*Ωignore_endΩ*/
     { svelteHTML.createElement("summary", {});   }
     { svelteHTML.createElement("div", { "class":`files`,});
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          download(gameText(game), `${name}.txt`, 'text/plain');
        },});  }
       { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
          download(gameJson(game), `${name}-record.json`, 'application/json');
        },});  }
         for(let scenario of __sveltets_2_ensureArray(scenarios)){scenario.slug;
        const season = scenario.phase ?? scenario.title;
         { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
            download(
              formatScenario(scenario),
              `${scenario.slug.split('/').at(-1) ?? 'scenario'}.yaml`,
              'text/yaml',
            );
          },});season;    }
      }
     }
   }
}
 { svelteHTML.createElement("p", {});              }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameFiles__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameFiles__SvelteComponent_ = ReturnType<typeof GameFiles__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameFiles__SvelteComponent_;