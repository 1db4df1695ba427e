export { default } from "./++why.stories.svelte.ts";
export * from "./++why.stories.svelte.ts";
