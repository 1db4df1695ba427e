export { default } from "./++Entry.svelte.ts";
export * from "./++Entry.svelte.ts";
