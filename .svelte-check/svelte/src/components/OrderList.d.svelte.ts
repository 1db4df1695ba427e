export { default } from "./++OrderList.svelte.ts";
export * from "./++OrderList.svelte.ts";
