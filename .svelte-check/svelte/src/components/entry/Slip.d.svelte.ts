export { default } from "./++Slip.svelte.ts";
export * from "./++Slip.svelte.ts";
