export { default } from "./++stepper.stories.svelte.ts";
export * from "./++stepper.stories.svelte.ts";
