export { default } from "./++MachineChart.svelte.ts";
export * from "./++MachineChart.svelte.ts";
