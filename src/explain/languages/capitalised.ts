/** Makes each sentence begin with a capital letter. */
export function capitalised(text: string): string {
  return text.replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
