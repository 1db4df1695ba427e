export { default } from "./++Stepper.svelte.ts";
export * from "./++Stepper.svelte.ts";
