export { default } from "./++OrderColumns.svelte.ts";
export * from "./++OrderColumns.svelte.ts";
