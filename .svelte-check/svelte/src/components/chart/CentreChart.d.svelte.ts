export { default } from "./++CentreChart.svelte.ts";
export * from "./++CentreChart.svelte.ts";
