/** The variants whose powers are among the seven, by their ids. */
export const GREAT_POWER_VARIANTS = [
  'france-austria',
  'england-turkey',
  'germany-italy',
  'germany-russia',
  'france-germany-austria',
  'england-italy-russia',
  'fleet-rome',
  'winter-1898',
  'build-anywhere',
] as const;
/** The variants on the standard map, by their ids. */
export const VARIANT_IDS = [...GREAT_POWER_VARIANTS, 'chaos'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

/** Whether it is the id of one of them. */
export const isVariantId = (id: string): id is VariantId =>
  (VARIANT_IDS as readonly string[]).includes(id);

/** Whether it is the id of one whose powers are among the seven. */
export const isGreatPowerVariant = (id: string): id is (typeof GREAT_POWER_VARIANTS)[number] =>
  (GREAT_POWER_VARIANTS as readonly string[]).includes(id);
