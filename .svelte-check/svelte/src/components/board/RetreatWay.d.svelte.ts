export { default } from "./++RetreatWay.svelte.ts";
export * from "./++RetreatWay.svelte.ts";
