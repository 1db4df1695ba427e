/** A separate file, fetched for embeds in German. */
export { germanMovement } from '../../explain/languages/german/german-movement.ts';
