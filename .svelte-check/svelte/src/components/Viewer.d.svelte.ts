export { default } from "./++Viewer.svelte.ts";
export * from "./++Viewer.svelte.ts";
