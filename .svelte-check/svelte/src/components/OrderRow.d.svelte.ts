export { default } from "./++OrderRow.svelte.ts";
export * from "./++OrderRow.svelte.ts";
