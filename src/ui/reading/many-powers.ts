/** More powers than these are counted, or folded, instead of listed. */
export const MANY_POWERS = 10;
