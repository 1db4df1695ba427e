export { default } from "./++Examples.svelte.ts";
export * from "./++Examples.svelte.ts";
