export { default } from "./++Ruler.svelte.ts";
export * from "./++Ruler.svelte.ts";
