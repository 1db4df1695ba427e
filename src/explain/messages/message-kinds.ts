/** One kind of message for each of these names, all with the same fields. */
export type MessageKinds<K extends string, Fields> = K extends string
  ? { readonly say: K } & Fields
  : never;
