export { default } from "./++Asking.svelte.ts";
export * from "./++Asking.svelte.ts";
