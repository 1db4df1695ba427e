export { default } from "./++ChangeOrder.svelte.ts";
export * from "./++ChangeOrder.svelte.ts";
