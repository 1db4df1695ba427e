export { default } from "./++legend.stories.svelte.ts";
export * from "./++legend.stories.svelte.ts";
