export { default } from "./++OpenFile.svelte.ts";
export * from "./++OpenFile.svelte.ts";
