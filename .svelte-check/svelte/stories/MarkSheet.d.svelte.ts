export { default } from "./++MarkSheet.svelte.ts";
export * from "./++MarkSheet.svelte.ts";
