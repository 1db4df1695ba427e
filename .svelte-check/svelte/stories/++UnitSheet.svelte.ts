///<reference types="svelte" />
;
import { POWERS } from '../src/board/powers.ts';
import Piece from '../src/components/board/Piece.svelte';
import { unit } from '../src/components/board/specimens.ts';
function $$render() {

  
  
  

  const GROUNDS = ['home', 'held', 'land', 'sea', 'dislodged', 'new'] as const;
  const WORDS: Readonly<Record<(typeof GROUNDS)[number], string>> = {
    home: 'on home land',
    held: 'on land its power holds',
    land: 'on other land',
    sea: 'at sea',
    dislodged: 'dislodged',
    new: 'new',
  };
  const FORMS = {
    dislodged: { tilt: -13, perforated: 1 },
    new: { built: 1 },
    home: {},
    held: {},
    land: {},
    sea: {},
  } as const;
  const groundOf = (ground: (typeof GROUNDS)[number], letter: string): string => {
    if (ground === 'home' || ground === 'new') return `tint-${letter}`;
    if (ground === 'held') return `held-${letter}`;
    return ground === 'sea' ? 'sea' : 'land';
  };
;
async () => {

 { svelteHTML.createElement("table", {});
   { svelteHTML.createElement("caption", {});               }
   { svelteHTML.createElement("thead", {});
     { svelteHTML.createElement("tr", {});
       { svelteHTML.createElement("th", { "scope":`col`,});  }
         for(let power of __sveltets_2_ensureArray(POWERS)){power; { svelteHTML.createElement("th", { "scope":`col`,});power; }}
     }
   }
   { svelteHTML.createElement("tbody", {});
       for(let ground of __sveltets_2_ensureArray(GROUNDS)){ground;
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("th", { "scope":`row`,});WORDS[ground]; }
           for(let power of __sveltets_2_ensureArray(POWERS)){power;
           { svelteHTML.createElement("td", {});
             { svelteHTML.createElement("svg", {     "viewBox":`0 0 140 58`,"role":`img`,"aria-label":`${power}, army and fleet`,});
               { svelteHTML.createElement("rect", {      "width":`140`,"height":`58`,});__sveltets_2_ensureType(String, Number, ` ${groundOf(ground, power.charAt(0))} `);}
                 for(let kind of __sveltets_2_ensureArray((['A', 'F'] as const))){kind;
                 { const $$_eceiP5C = __sveltets_2_ensureComponent(Piece); new $$_eceiP5C({ target: __sveltets_2_any(), props: {     "mark":unit(power, kind, kind === 'A' ? 42 : 97, 31, FORMS[ground]),"scale":1.15,}});}
              }
             }
           }
        }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const UnitSheet__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type UnitSheet__SvelteComponent_ = InstanceType<typeof UnitSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default UnitSheet__SvelteComponent_;