export { default } from "./++CentreTable.svelte.ts";
export * from "./++CentreTable.svelte.ts";
