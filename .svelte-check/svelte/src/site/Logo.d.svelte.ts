export { default } from "./++Logo.svelte.js";
export * from "./++Logo.svelte.js";
