export { default } from "./++MachineSection.svelte.ts";
export * from "./++MachineSection.svelte.ts";
