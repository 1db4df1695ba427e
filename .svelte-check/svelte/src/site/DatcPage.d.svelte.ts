export { default } from "./++DatcPage.svelte.ts";
export * from "./++DatcPage.svelte.ts";
