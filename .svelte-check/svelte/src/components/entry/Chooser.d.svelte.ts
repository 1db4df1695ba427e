export { default } from "./++Chooser.svelte.ts";
export * from "./++Chooser.svelte.ts";
