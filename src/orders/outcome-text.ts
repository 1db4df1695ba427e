/** After the outcome of an order whose unit is dislodged. */
export const DISLODGED = ', dislodged';

/** `cut`, or `cut, dislodged`. */
export const outcomeText = (outcome: string, dislodged: boolean): string =>
  dislodged ? outcome + DISLODGED : outcome;
