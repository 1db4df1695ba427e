export { default } from "./++SectionedPage.svelte.ts";
export * from "./++SectionedPage.svelte.ts";
