export { default } from "./++GameFiles.svelte.ts";
export * from "./++GameFiles.svelte.ts";
