export { default } from "./++RuledPhase.svelte.ts";
export * from "./++RuledPhase.svelte.ts";
