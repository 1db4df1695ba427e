export { default } from "./++PhasePlate.svelte.ts";
export * from "./++PhasePlate.svelte.ts";
