export { default } from "./++LanguageSwitch.svelte.ts";
export * from "./++LanguageSwitch.svelte.ts";
