export { default } from "./++asking.stories.svelte.ts";
export * from "./++asking.stories.svelte.ts";
