export { default } from "./++Comparison.svelte.ts";
export * from "./++Comparison.svelte.ts";
