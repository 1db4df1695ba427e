export { default } from "./++Timeline.svelte.ts";
export * from "./++Timeline.svelte.ts";
