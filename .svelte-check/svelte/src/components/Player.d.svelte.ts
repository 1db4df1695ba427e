export { default } from "./++Player.svelte.ts";
export * from "./++Player.svelte.ts";
