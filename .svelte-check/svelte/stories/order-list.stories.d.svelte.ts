export { default } from "./++order-list.stories.svelte.ts";
export * from "./++order-list.stories.svelte.ts";
