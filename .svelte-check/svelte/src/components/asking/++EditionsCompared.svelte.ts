///<reference types="svelte" />
;
import { spokenHere } from '../language.ts';
import { compareEditions, type EditionGroup } from '../../explain/ask/editions-compared.ts';
import type { Cause } from '../../explain/ask/choices-that-differ.ts';
import { answerSentence, choiceLabel, sideWords } from '../../explain/ask/editions-sentences.ts';
import { who } from '../../explain/who.ts';
import { capitalised } from '../../explain/words.ts';
import { spaceOf } from '../../board/board.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import { choicesOf, READINGS } from '../../rules/readings.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { Turn } from '../../trace/turn.ts';
;

  interface Props {
    turn: Turn;
    editions: readonly Edition[];
    /** Where the readings of the rules are told. */
    href: string;
  };function $$render() {
 const because/*Ωignore_positionΩ*/ = (causes: readonly Cause[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
      for(let cause of __sveltets_2_ensureArray(causes)){let n = 1;n;
    if(n > 0){ { svelteHTML.createElement("i", {});  }}
       for(let side of __sveltets_2_ensureArray(cause)){side.choice;
       { svelteHTML.createElement("span", { "class":`choice`,});
         { svelteHTML.createElement("a", { "href":`${href}#${questionOf(side.choice)}`,});choiceLabel(side, language); } sideWords(
          side,
          side.first,
          language,
        );
         { svelteHTML.createElement("small", {});citationNumber(side.first.citation); }
         sideWords(side, side.other, language);
         { svelteHTML.createElement("small", {});citationNumber(side.other.citation); }
       }
    }
  }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  

  const { turn, editions, href }: Props = $props();

  const spoken = spokenHere();
  const { language } = $derived(spoken);
  const groups = $derived(compareEditions(turn.position, turn.orders, editions));
  const [first, ...others] = $derived(groups);

  const units = $derived(new Map(turn.position.units.map((one) => [spaceOf(one.at), one])));
  const names = (some: readonly Edition[]): string => language.listed(some.map(({ name }) => name));
  /** The question of our reading of the rules that turns on a choice. */
  const questionOf = (choice: keyof Choices): string =>
    READINGS.flatMap(({ readings }) => readings).find((reading) =>
      choicesOf(reading).includes(choice),
    )?.id ?? '';
  /** The causes that all differences of a group have, if they have the same. */
  function shared({ differences }: EditionGroup): readonly Cause[] | null {
    const [one, ...more] = differences.map(({ causes }) => JSON.stringify(causes));
    return more.every((each) => each === one) ? (differences[0]?.causes ?? null) : null;
  }
;
async () => {




if(first && others.length > 0){
   { svelteHTML.createElement("section", { "class":`compared`,});
     { svelteHTML.createElement("h2", {});   }
       for(let group of __sveltets_2_ensureArray(others)){group.ruling.edition;
      const same = shared(group);
       { svelteHTML.createElement("div", { "class":`group`,});
         { svelteHTML.createElement("p", { "class":`who`,});
           { svelteHTML.createElement("b", {});names(first.editions); }   { svelteHTML.createElement("b", {});names(group.editions); }
         }
         { svelteHTML.createElement("table", {});
           { svelteHTML.createElement("thead", {});
             { svelteHTML.createElement("tr", {});
               { svelteHTML.createElement("th", { "scope":`col`,});  }
               { svelteHTML.createElement("th", { "scope":`col`,});first.editions[0]?.name; }
               { svelteHTML.createElement("th", { "scope":`col`,});group.editions[0]?.name; }
              if(!same){ { svelteHTML.createElement("th", { "scope":`col`,});  }}
             }
           }
           { svelteHTML.createElement("tbody", { "lang":spoken.foreign,});
               for(let { unit, first: one, other, causes } of __sveltets_2_ensureArray(group.differences)){unit;
               { svelteHTML.createElement("tr", {});
                 { svelteHTML.createElement("th", { "scope":`row`,});capitalised(language.unitName(who(unit, units))); }
                 { svelteHTML.createElement("td", {});answerSentence(unit, one, first.ruling.orders, turn.position, language); }
                 { svelteHTML.createElement("td", {});answerSentence(unit, other, group.ruling.orders, turn.position, language); }
                if(!same){ { svelteHTML.createElement("td", {});;__sveltets_2_ensureSnippet(because(causes)); }}
               }
            }
           }
         }
        if(same){
           { svelteHTML.createElement("p", {   "class":`because`,"lang":spoken.foreign,});;__sveltets_2_ensureSnippet(because(same)); }
        }
       }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EditionsCompared__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EditionsCompared__SvelteComponent_ = ReturnType<typeof EditionsCompared__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditionsCompared__SvelteComponent_;