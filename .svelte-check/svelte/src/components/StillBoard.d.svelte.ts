export { default } from "./++StillBoard.svelte.ts";
export * from "./++StillBoard.svelte.ts";
