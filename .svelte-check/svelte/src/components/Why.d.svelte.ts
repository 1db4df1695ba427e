export { default } from "./++Why.svelte.ts";
export * from "./++Why.svelte.ts";
