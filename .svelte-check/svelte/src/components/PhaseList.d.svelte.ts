export { default } from "./++PhaseList.svelte.ts";
export * from "./++PhaseList.svelte.ts";
