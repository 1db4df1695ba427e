export { default } from "./++Standings.svelte.ts";
export * from "./++Standings.svelte.ts";
