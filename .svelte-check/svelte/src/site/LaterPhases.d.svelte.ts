export { default } from "./++LaterPhases.svelte.ts";
export * from "./++LaterPhases.svelte.ts";
