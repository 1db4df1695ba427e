export { default } from "./++OutcomeBadge.svelte.ts";
export * from "./++OutcomeBadge.svelte.ts";
