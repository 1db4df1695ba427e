export { default } from "./++GameScenarioPage.svelte.ts";
export * from "./++GameScenarioPage.svelte.ts";
