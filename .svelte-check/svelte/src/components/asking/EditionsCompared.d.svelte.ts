export { default } from "./++EditionsCompared.svelte.ts";
export * from "./++EditionsCompared.svelte.ts";
