export { default } from "./++StepLink.svelte.ts";
export * from "./++StepLink.svelte.ts";
