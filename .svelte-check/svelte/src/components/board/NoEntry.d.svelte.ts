export { default } from "./++NoEntry.svelte.ts";
export * from "./++NoEntry.svelte.ts";
