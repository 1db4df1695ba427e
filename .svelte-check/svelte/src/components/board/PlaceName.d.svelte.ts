export { default } from "./++PlaceName.svelte.ts";
export * from "./++PlaceName.svelte.ts";
