export { default } from "./++machine.stories.svelte.ts";
export * from "./++machine.stories.svelte.ts";
