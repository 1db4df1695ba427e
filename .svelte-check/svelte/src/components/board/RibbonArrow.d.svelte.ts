export { default } from "./++RibbonArrow.svelte.ts";
export * from "./++RibbonArrow.svelte.ts";
