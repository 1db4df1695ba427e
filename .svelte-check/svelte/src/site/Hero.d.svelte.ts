export { default } from "./++Hero.svelte.ts";
export * from "./++Hero.svelte.ts";
