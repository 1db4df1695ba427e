export { default } from "./++CrossDisc.svelte.ts";
export * from "./++CrossDisc.svelte.ts";
