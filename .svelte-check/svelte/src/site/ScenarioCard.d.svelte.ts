export { default } from "./++ScenarioCard.svelte.ts";
export * from "./++ScenarioCard.svelte.ts";
