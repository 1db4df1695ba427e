export { default } from "./++UnitGlyph.svelte.ts";
export * from "./++UnitGlyph.svelte.ts";
