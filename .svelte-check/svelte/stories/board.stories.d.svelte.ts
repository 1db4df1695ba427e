export { default } from "./++board.stories.svelte.ts";
export * from "./++board.stories.svelte.ts";
