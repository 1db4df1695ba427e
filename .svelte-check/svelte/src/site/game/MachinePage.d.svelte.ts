export { default } from "./++MachinePage.svelte.ts";
export * from "./++MachinePage.svelte.ts";
