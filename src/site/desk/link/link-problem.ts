import type { LinkError } from './desk-address.ts';
import type { DeskWords } from '../languages/desk-words.ts';
import type { ReportedError } from './link-reported.ts';

/**
 * The part of a link that the desk cannot show: its turn, perhaps because the Army/Fleet module could not be loaded, or
 * its results.
 */
export type BadLink = LinkError | { readonly kind: 'no-module' | ReportedError };

export function linkProblem(link: BadLink, { badLink }: DeskWords): string {
  switch (link.kind) {
    case 'newer':
      return badLink.newer;
    case 'no-module':
      return badLink.noModule;
    case 'newer-results':
      return badLink.newerResults;
    case 'unreadable-results':
      return badLink.unreadableResults;
    case 'cut-off':
      return badLink.cutOff(link.found, link.expected);
    case 'unreadable':
      return badLink.unreadable(link.error.column, link.error.kind);
  }
}
