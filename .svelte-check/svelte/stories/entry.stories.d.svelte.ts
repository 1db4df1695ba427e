export { default } from "./++entry.stories.svelte.ts";
export * from "./++entry.stories.svelte.ts";
