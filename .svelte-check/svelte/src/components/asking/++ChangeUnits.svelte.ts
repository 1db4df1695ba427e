///<reference types="svelte" />
;
import { fleetLocations, SPACE_IDS, spaceOf, type Location } from '../../board/board.ts';
import { fullName } from '../../board/names.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Edit } from '../../explain/ask/what-if.ts';
import { pieceShort } from '../../explain/names.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
;

  interface Props {
    turn: Turn;
    unit: UnitAt;
    ontry: (edits: readonly Edit[]) => void;
  };function $$render() {

  
  
  
  
  
  
  
  

  const { turn, unit, ontry }: Props = $props();

  let power: Power = $state('Austria');
  let kind: 'A' | 'F' = $state('A');

  const units = $derived(new Map(turn.position.units.map((each) => [spaceOf(each.at), each])));
  /** Where such a unit can stand and nobody does. */
  const places = $derived(
    SPACE_IDS.filter(
      (space) => !units.has(space) && SPACES[space].kind !== (kind === 'A' ? 'sea' : 'inland'),
    )
      .flatMap((space): readonly Location[] => (kind === 'A' ? [space] : fleetLocations(space)))
      .map((at) => ({ at, name: fullName(at) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );
  let at: Location | '' = $state('');
  const place = $derived(places.find((each) => each.at === at)?.at);
;
async () => {

 { svelteHTML.createElement("details", {});
   { svelteHTML.createElement("summary", {});     }
   { svelteHTML.createElement("p", {});
     { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
        ontry([{ type: 'remove', unit }]);
      },}); pieceShort(unit, units);  }
   }
   { svelteHTML.createElement("div", { "class":`add`,});
     { svelteHTML.createElement("label", {});
       { svelteHTML.createElement("span", { "class":`visually-hidden`,});     }
       { svelteHTML.createElement("select", { "bind:value":power,});/*Ωignore_startΩ*/() => power = __sveltets_2_any(null);/*Ωignore_endΩ*/
           for(let each of __sveltets_2_ensureArray(POWERS)){each; { svelteHTML.createElement("option", {});each; }}
       }
     }
     { svelteHTML.createElement("label", {});
       { svelteHTML.createElement("span", { "class":`visually-hidden`,});   }
       { svelteHTML.createElement("select", { "bind:value":kind,});/*Ωignore_startΩ*/() => kind = __sveltets_2_any(null);/*Ωignore_endΩ*/
         { svelteHTML.createElement("option", { "value":`A`,});  }
         { svelteHTML.createElement("option", { "value":`F`,});  }
       }
     }
     { svelteHTML.createElement("label", {});
       { svelteHTML.createElement("span", { "class":`visually-hidden`,});     }
       { svelteHTML.createElement("select", { "bind:value":at,});/*Ωignore_startΩ*/() => at = __sveltets_2_any(null);/*Ωignore_endΩ*/
         { svelteHTML.createElement("option", {"value":"",});  }
           for(let each of __sveltets_2_ensureArray(places)){each.at; { svelteHTML.createElement("option", { "value":each.at,});each.name; }}
       }
     }
     { svelteHTML.createElement("button", {      "type":`button`,"disabled":place === undefined,"onclick":() => {
        if (place) ontry([{ type: 'add', unit: { power, kind, at: place } }]);
      },});  }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChangeUnits__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChangeUnits__SvelteComponent_ = ReturnType<typeof ChangeUnits__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChangeUnits__SvelteComponent_;