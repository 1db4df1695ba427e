export { default } from "./++Forced.svelte.ts";
export * from "./++Forced.svelte.ts";
