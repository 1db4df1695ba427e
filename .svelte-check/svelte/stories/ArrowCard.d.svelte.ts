export { default } from "./++ArrowCard.svelte.ts";
export * from "./++ArrowCard.svelte.ts";
