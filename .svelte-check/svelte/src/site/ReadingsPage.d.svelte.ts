export { default } from "./++ReadingsPage.svelte.ts";
export * from "./++ReadingsPage.svelte.ts";
