export { default } from "./++Seats.svelte.ts";
export * from "./++Seats.svelte.ts";
