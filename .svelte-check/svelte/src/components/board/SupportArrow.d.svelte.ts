export { default } from "./++SupportArrow.svelte.ts";
export * from "./++SupportArrow.svelte.ts";
