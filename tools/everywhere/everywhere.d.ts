/** Globals that Node, workers and pages share, but that no standard library declares. */

declare const console: Record<'error' | 'log' | 'warn', (...data: readonly unknown[]) => void>;

declare function structuredClone<T>(value: T): T;

/** Decodes Base64 into one character per byte. */
declare function atob(data: string): string;

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(input?: ArrayBufferView | ArrayBuffer, options?: { readonly stream?: boolean }): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare class URL {
  constructor(url: string | URL, base?: string | URL);
  readonly href: string;
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly hash: string;
}
