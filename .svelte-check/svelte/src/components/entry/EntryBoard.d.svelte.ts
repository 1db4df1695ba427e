export { default } from "./++EntryBoard.svelte.ts";
export * from "./++EntryBoard.svelte.ts";
