export { default } from "./++WhyTree.svelte.ts";
export * from "./++WhyTree.svelte.ts";
