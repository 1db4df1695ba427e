export { default } from "./++EntryDesk.svelte.ts";
export * from "./++EntryDesk.svelte.ts";
