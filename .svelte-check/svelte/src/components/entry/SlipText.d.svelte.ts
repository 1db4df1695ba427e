export { default } from "./++SlipText.svelte.ts";
export * from "./++SlipText.svelte.ts";
