export { default } from "./++ChangeUnits.svelte.ts";
export * from "./++ChangeUnits.svelte.ts";
