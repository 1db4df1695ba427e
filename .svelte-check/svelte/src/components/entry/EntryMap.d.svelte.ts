export { default } from "./++EntryMap.svelte.ts";
export * from "./++EntryMap.svelte.ts";
