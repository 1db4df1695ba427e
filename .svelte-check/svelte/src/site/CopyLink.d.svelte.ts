export { default } from "./++CopyLink.svelte.ts";
export * from "./++CopyLink.svelte.ts";
