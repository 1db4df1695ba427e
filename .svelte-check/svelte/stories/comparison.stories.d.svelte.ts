export { default } from "./++comparison.stories.svelte.ts";
export * from "./++comparison.stories.svelte.ts";
