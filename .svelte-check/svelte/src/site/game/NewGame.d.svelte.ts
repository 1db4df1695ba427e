export { default } from "./++NewGame.svelte.ts";
export * from "./++NewGame.svelte.ts";
