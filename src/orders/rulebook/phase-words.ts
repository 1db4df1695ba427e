import type { Source, Token } from './tokens.ts';

/** Words that mean something only when units retreat, or are built and removed. */
export type PhaseKeyword = 'retreat' | 'disband' | 'build' | 'remove' | 'waive';

export type PhaseWords = ReadonlyMap<string, PhaseKeyword>;

const words = (spellings: Readonly<Partial<Record<PhaseKeyword, string>>>): PhaseWords =>
  new Map(
    (Object.keys(spellings) as PhaseKeyword[]).flatMap((key) =>
      (spellings[key] ?? '').split(' ').map((word): [string, PhaseKeyword] => [word, key]),
    ),
  );

/** The rulebook's words, the judge's and DAIDE's (`RTO`, `DSB`). */
export const RETREAT_WORDS = words({
  retreat: 'r retreat retreats retreating rto',
  disband: 'd disband disbands disbanded disbanding destroy destroys destroyed dsb',
});

/** A removal is also called a disbandment; `D` alone removes, too. */
export const ADJUSTMENT_WORDS = words({
  build: 'b build builds building bld',
  remove: 'r remove removes removing rem d disband disbands disbanding destroy destroys',
  waive: 'waive waives waiving wve',
});

/** Little words of prose that mean nothing: "builds an army in Paris". */
const LITTLE = /^(the|an|in|at)$/i;

/** The tokens with the words of a phase known as such. No name of a space contains one of them. */
export function withPhaseWords({ lines, tokens }: Source, phase: PhaseWords): Source {
  return {
    lines,
    tokens: tokens.flatMap((token): readonly Token[] => {
      if (token.kind !== 'word' || token.key !== null) return [token];
      if (LITTLE.test(token.words)) return [];
      return [{ ...token, key: phase.get(token.words.toLowerCase()) ?? null }];
    }),
  };
}
