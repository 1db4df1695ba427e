export { default } from "./++RuleCard.svelte.ts";
export * from "./++RuleCard.svelte.ts";
