export { default } from "./++GamePage.svelte.ts";
export * from "./++GamePage.svelte.ts";
