export { default } from "./++units.stories.svelte.ts";
export * from "./++units.stories.svelte.ts";
