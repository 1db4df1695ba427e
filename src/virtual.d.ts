declare module 'virtual:embed-styles' {
  /** The style rules of the embed: `src/embed/style.css` and `src/draw/marks.css`. */
  export const rules: string;
  /** Those of authors' words: `src/embed/words/words.css`. */
  export const wordRules: string;
  /** The colours of the site: `name|light|dark|ink;...`; empty: as in the light theme. */
  export const tokens: string;
}

declare module 'virtual:scenarios' {
  /** Every scenario, read and checked by the build; by collection, then by slug. */
  export const scenarios: readonly import('./scenario/scenario.ts').Scenario[];
  /** Every game, played by the build; by its file. Its seasons are among the scenarios. */
  export const games: readonly import('./scenario/game/game-scenario.ts').GameScenario[];
  /** Every lesson of the course, in the order in which they are taught. */
  export const lessons: readonly import('./learn/lesson.ts').Lesson[];
  /** Every year of letters, played by the build. */
  export const stories: readonly import('./learn/story/story.ts').Story[];
}

declare module 'virtual:frame-script' {
  /** The script of a framed page, bundled. */
  const script: string;
  export default script;
}

declare module 'virtual:docs' {
  /** The files of `docs` that are pages of the site, by their names: `embedding.md`, `embedding.de.md`. */
  export const docs: Readonly<Record<string, string>>;
}

declare module '*.board.yaml?facts' {
  /** The facts of a board and its layouts. */
  const board: import('./stage/model/board-formats.ts').BoardAndLayouts;
  export default board;
}

declare module '*?raw' {
  /** The file as a text. */
  const text: string;
  export default text;
}

/** The part of Trusted Types that is used here; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): {
    /** Not a text in truth, but `Worker` takes it for one. */
    createScriptURL(address: string): string;
  };
}
// eslint-disable-next-line no-var
declare var trustedTypes: TrustedTypes | undefined;
