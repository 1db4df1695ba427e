/** The variables of a page that hold a game. */
const VARIABLE =
  /\b(?:var|let|const)\s+(stage|unitsByPlayer|territories|retreatOptions|orders)\s*=\s*/g;

const isPage = (text: string): boolean =>
  /^[\s\uFEFF]*</.test(text) || /\bvar\s+stage\b/.test(text);

/**
 * A saved page with everything but the variables that hold the game blanked out, so that positions in the text do not
 * change. Any other text is returned as it is.
 */
export function variablesOf(text: string): string {
  if (!isPage(text)) return text;
  let shown = '';
  let from = 0;
  for (const { 0: words, index } of text.matchAll(VARIABLE)) {
    if (index < from) continue;
    const start = index + words.length;
    if (!/[[{]/.test(text.charAt(start))) continue;
    const end = endOf(text, start);
    shown += blanks(text.slice(from, index)) + text.slice(index, end);
    from = end;
  }
  return shown + blanks(text.slice(from));
}

const blanks = (words: string): string => words.replace(/[^\n\r]/g, ' ');

/** The position after the bracket that closes the one at `start`; brackets within strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at++;
      else if (sign === quote || sign === '\n') quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
