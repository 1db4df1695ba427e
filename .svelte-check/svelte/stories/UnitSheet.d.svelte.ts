export { default } from "./++UnitSheet.svelte.ts";
export * from "./++UnitSheet.svelte.ts";
