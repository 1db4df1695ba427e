export { default } from "./++marks.stories.svelte.ts";
export * from "./++marks.stories.svelte.ts";
