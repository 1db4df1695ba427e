export { default } from "./++NotFound.svelte.ts";
export * from "./++NotFound.svelte.ts";
