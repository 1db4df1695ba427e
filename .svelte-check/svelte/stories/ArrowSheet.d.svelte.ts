export { default } from "./++ArrowSheet.svelte.ts";
export * from "./++ArrowSheet.svelte.ts";
