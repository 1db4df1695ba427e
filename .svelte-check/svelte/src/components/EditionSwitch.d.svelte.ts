export { default } from "./++EditionSwitch.svelte.ts";
export * from "./++EditionSwitch.svelte.ts";
