export { default } from "./++WhatIf.svelte.ts";
export * from "./++WhatIf.svelte.ts";
