export { default } from "./++SavePicture.svelte.ts";
export * from "./++SavePicture.svelte.ts";
