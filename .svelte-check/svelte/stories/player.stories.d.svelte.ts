export { default } from "./++player.stories.svelte.ts";
export * from "./++player.stories.svelte.ts";
