export { default } from "./++PlusDisc.svelte.ts";
export * from "./++PlusDisc.svelte.ts";
