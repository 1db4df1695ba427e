/** What may go wrong because of what a person typed. Plain data, so that it survives JSON. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success with its value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A failure: what was wrong, as data. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
