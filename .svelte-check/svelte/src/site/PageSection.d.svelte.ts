export { default } from "./++PageSection.svelte.ts";
export * from "./++PageSection.svelte.ts";
