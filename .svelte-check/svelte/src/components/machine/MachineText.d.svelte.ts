export { default } from "./++MachineText.svelte.ts";
export * from "./++MachineText.svelte.ts";
