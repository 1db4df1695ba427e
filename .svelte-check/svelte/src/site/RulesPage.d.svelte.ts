export { default } from "./++RulesPage.svelte.ts";
export * from "./++RulesPage.svelte.ts";
