export { default } from "./++FormerOrder.svelte.ts";
export * from "./++FormerOrder.svelte.ts";
