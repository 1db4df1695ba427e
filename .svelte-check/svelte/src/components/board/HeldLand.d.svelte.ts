export { default } from "./++HeldLand.svelte.ts";
export * from "./++HeldLand.svelte.ts";
