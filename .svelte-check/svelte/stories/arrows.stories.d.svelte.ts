export { default } from "./++arrows.stories.svelte.ts";
export * from "./++arrows.stories.svelte.ts";
