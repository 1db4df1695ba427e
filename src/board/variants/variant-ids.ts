/** The variants on the standard map, by their ids. */
export const VARIANT_IDS = [
  'france-austria',
  'england-turkey',
  'germany-italy',
  'germany-russia',
  'france-germany-austria',
  'england-italy-russia',
  'fleet-rome',
  'winter-1898',
  'build-anywhere',
  'chaos',
] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

/** Whether it is the id of one of them. */
export const isVariantId = (id: string): id is VariantId =>
  (VARIANT_IDS as readonly string[]).includes(id);
