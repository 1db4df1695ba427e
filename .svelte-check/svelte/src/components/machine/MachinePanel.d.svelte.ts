export { default } from "./++MachinePanel.svelte.ts";
export * from "./++MachinePanel.svelte.ts";
