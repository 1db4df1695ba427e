import type { IllegalReason } from '../../trace/fact.ts';

/** Why an order of the Army/Fleet module is illegal. */
export const MODULE_REASONS = [
  'boards-nothing', //    no fleet of its power lies there without an army
  'boards-afar', //       the fleet is not next to the army at the beginning of the turn (II.a, III.f)
  'lands-afar', //        the province does not touch the sea that it lands from
  'nobody-aboard', //     no army is aboard, or boards
  'lands-at-once', //     an army that boards this turn lands only after its fleet has moved (A16)
  'fleet-elsewhere', //   its fleet is not ordered to a sea
  'aboard-ashore', //     an army and fleet cannot be ordered to land as one (III.a)
  'aboard-ferry', //      nor run a ferry (III.a)
  'support-elsewhere', // the fleet of an army that lands may support only that landing (III.g)
  'lands-together', //    nor go to the province where its army lands (III.g, A30)
] as const;
export type ModuleReason = (typeof MODULE_REASONS)[number];
export type WhyIllegal = IllegalReason | ModuleReason;

export const isModuleReason = (reason: WhyIllegal): reason is ModuleReason =>
  (MODULE_REASONS as readonly string[]).includes(reason);
