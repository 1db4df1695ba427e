/** The kinds of repairs. */
export const REPAIRS = [
  'dash', //         a lost dash was restored
  'name', //         a name with several meanings was settled by the unit and its location
  'letter', //       A or F was missing or wrong (DATC 4.C.1, 4.C.2)
  'coast', //        a coast that does not matter, or does not exist, was left out (DATC 4.B.5, 4.B.6)
  'nationality', //  a supported or convoyed unit belongs to another power (DATC 4.C.6)
  'place', //        the unit's space was missing, and only one unit can be meant
  'blank', //        two words were written as one
  'route', //        the seas of a convoy were named (DATC 4.A.6)
  'own-place', //    a support of a unit "to" the space where it stands is a support to hold
  'replaces', //     a later order set replaced an earlier order (DATC 4.D.1)
] as const;
/** A kind of repair. */
export type RepairKind = (typeof REPAIRS)[number];

/** How the reading of an order differs from its writing, because it can have only one meaning (1971 VII.4). */
export interface Repair {
  readonly what: RepairKind;
  /** As written, and as read. Plain text: escape it before putting it into a page. */
  readonly from: string;
  readonly to: string;
}

/** The order with these repairs after its own; the same order if there are none. */
export function withRepairs<T extends { readonly repairs?: readonly Repair[] }>(
  order: T,
  repairs: readonly Repair[],
): T {
  if (repairs.length === 0) return order;
  const plain = repairs.map(({ what, from, to }): Repair => ({ what, from, to }));
  return { ...order, repairs: [...(order.repairs ?? []), ...plain] };
}
