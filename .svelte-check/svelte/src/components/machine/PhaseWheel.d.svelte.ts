export { default } from "./++PhaseWheel.svelte.ts";
export * from "./++PhaseWheel.svelte.ts";
