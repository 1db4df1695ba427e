export { default } from "./++SpecimenView.svelte.ts";
export * from "./++SpecimenView.svelte.ts";
