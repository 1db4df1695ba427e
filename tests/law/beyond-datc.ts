/**
 * Cases that are neither in the DATC nor in the rulebooks' examples, but that an engine with a known or plausible
 * error gets wrong: written as scenarios (`scenarios/README.md`), each based on the paragraph it names.
 */
export const BEYOND_DATC: readonly string[] = [
  `title: The attacker’s own power defends against it
short: Defended by the attacker
paragraph: 5.B.7
editions: [DATC, 1971, 1982, 2000, 2023, DPTG]
note: >-
  Head to head a unit defends itself with all its supports. Only to dislodge a French unit
  does a French support not count: so Picardy keeps its own comrade out of Burgundy.
orders:
  France:
    A Par-Bur: bounces
    A Gas S A Par-Bur: given
    A Pic S A Bur-Par: given
  Germany:
    A Bur-Par: bounces
`,
  `title: A third power defends in a head-to-head battle
short: Defended by a third
paragraph: 5.B.7
editions: [DATC, 1971, 1982, 2000, 2023, DPTG]
note: >-
  Two against two: the English support counts for the German army in its defence as it does
  in its attack, and neither army gets through.
orders:
  England:
    A Pic S A Bur-Par: given
  France:
    A Par-Bur: bounces
    A Gas S A Par-Bur: given
  Germany:
    A Bur-Par: bounces
`,
  `title: A fleet that could be left out is on no route
short: Left out of the route
paragraph: 6.G.19
editions: [DATC, 1971, 1982, 2000, 2023, DPTG]
note: >-
  The Channel alone brings the army to Belgium. A way that goes on from there through the
  North Sea has a fleet too many, so the order to the other fleet is illegal.
orders:
  England:
    A Wal-Bel: succeeds
    F Eng C A Wal-Bel: available
    F Nth C A Wal-Bel: illegal
`,
  `title: Of two orders to one unit none is followed
short: Two orders to one unit
paragraph: 4.D.3
editions: [DATC]
note: >-
  Both orders are legal and say different things. The army holds, and the support in its
  place counts.
orders:
  Germany:
    A Mun-Ruh: ambiguous
    A Mun-Bur: ambiguous
    A Kie S A Mun: given
  France:
    A Bur-Mun: bounces
    A Ruh S A Bur-Mun: given
`,
  `title: Two retreats to the coasts of one province collide
short: Two coasts, one space
paragraph: XI.2
editions: [1971, DATC, 1982, 2000, 2023, DPTG]
note: >-
  The fleets retreat to different coasts, but Spain is one space, and only one unit may be in
  a space. Both are disbanded.
orders:
  England:
    F Iri-Mid: succeeds
    F Nao S F Iri-Mid: given
  France:
    F Mid H: holds, dislodged
    F Lyo H: holds, dislodged
  Italy:
    F Tyn-Lyo: succeeds
    F Wes S F Tyn-Lyo: given
dislodged:
  F Mid: { by: F Iri, retreats: [Bre, Eng, Gas, NAf, Por, Spa/nc, Spa/sc] }
  F Lyo: { by: F Tyn, retreats: [Mar, Pie, Spa/sc, Tus] }
retreats:
  France:
    F Mid-Spa/nc: collides
    F Lyo-Spa/sc: collides
`,
];
