export { default } from "./++StrengthMark.svelte.ts";
export * from "./++StrengthMark.svelte.ts";
