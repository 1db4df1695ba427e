export { default } from "./++MiniPlayer.svelte.ts";
export * from "./++MiniPlayer.svelte.ts";
