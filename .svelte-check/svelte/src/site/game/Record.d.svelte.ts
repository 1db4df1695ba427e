export { default } from "./++Record.svelte.ts";
export * from "./++Record.svelte.ts";
