export { default } from "./++Conditions.svelte.ts";
export * from "./++Conditions.svelte.ts";
