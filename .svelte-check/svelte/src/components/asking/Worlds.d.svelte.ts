export { default } from "./++Worlds.svelte.ts";
export * from "./++Worlds.svelte.ts";
