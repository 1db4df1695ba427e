export { default } from "./++CorrectBoard.svelte.ts";
export * from "./++CorrectBoard.svelte.ts";
