export { default } from "./++Piece.svelte.ts";
export * from "./++Piece.svelte.ts";
