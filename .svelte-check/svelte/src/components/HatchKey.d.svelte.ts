export { default } from "./++HatchKey.svelte.ts";
export * from "./++HatchKey.svelte.ts";
