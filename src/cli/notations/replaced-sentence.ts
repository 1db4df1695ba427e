/** About an order that a later set, or a later mail, replaces. `isOmitted`: that has no order for the unit. */
export const replacedSentence = (order: string, isOmitted: boolean): string =>
  `"${order}" is replaced by a later set${isOmitted ? ', which omits this unit' : ''}.`;
