export { default } from "./++edition-switch.stories.svelte.ts";
export * from "./++edition-switch.stories.svelte.ts";
