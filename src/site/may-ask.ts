/**
 * Whether a fragment may ask for more than the page as it opens. Every page checks this at once, so `address.ts`, which
 * reads the fields, is not imported here; a field with an unknown value brings the page to life in vain.
 */
export const mayAsk = (hash: string): boolean =>
  /[#&](?:step|edition|beside|try|ask|telling|language)=[^&]/.test(hash);
