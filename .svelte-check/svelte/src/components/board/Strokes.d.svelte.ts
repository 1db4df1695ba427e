export { default } from "./++Strokes.svelte.ts";
export * from "./++Strokes.svelte.ts";
