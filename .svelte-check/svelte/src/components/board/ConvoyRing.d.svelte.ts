export { default } from "./++ConvoyRing.svelte.ts";
export * from "./++ConvoyRing.svelte.ts";
