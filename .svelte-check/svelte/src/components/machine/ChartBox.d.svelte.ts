export { default } from "./++ChartBox.svelte.ts";
export * from "./++ChartBox.svelte.ts";
