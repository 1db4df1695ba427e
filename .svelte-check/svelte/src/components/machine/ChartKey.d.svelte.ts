export { default } from "./++ChartKey.svelte.js";
export * from "./++ChartKey.svelte.js";
