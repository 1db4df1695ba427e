export { default } from "./++MarkList.svelte.ts";
export * from "./++MarkList.svelte.ts";
