export { default } from "./++phases.stories.svelte.ts";
export * from "./++phases.stories.svelte.ts";
