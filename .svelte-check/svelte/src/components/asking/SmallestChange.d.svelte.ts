export { default } from "./++SmallestChange.svelte.ts";
export * from "./++SmallestChange.svelte.ts";
