export { default } from "./++GameTable.svelte.ts";
export * from "./++GameTable.svelte.ts";
