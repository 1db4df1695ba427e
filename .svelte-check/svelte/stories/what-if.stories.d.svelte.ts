export { default } from "./++what-if.stories.svelte.ts";
export * from "./++what-if.stories.svelte.ts";
