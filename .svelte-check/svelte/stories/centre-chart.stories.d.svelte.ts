export { default } from "./++centre-chart.stories.svelte.ts";
export * from "./++centre-chart.stories.svelte.ts";
