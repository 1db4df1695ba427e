export { default } from "./++More.svelte.ts";
export * from "./++More.svelte.ts";
