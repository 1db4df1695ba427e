export { default } from "./++ScenarioPage.svelte.ts";
export * from "./++ScenarioPage.svelte.ts";
