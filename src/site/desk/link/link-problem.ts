import type { LinkError, RulesError } from './desk-address.ts';
import type { DeskWords } from '../languages/desk-words.ts';
import type { ReportedError } from './link-reported.ts';

/**
 * The part of a link that the desk cannot show: its turn, perhaps because the Army/Fleet module could not be loaded, its
 * results, its rules or its dispute.
 */
export type BadLink = LinkError | { readonly kind: 'no-module' | ReportedError | RulesError };

export function linkProblem(link: BadLink, { badLink }: DeskWords): string {
  switch (link.kind) {
    case 'newer':
      return badLink.newer;
    case 'unknown-board':
      return badLink.unknownBoard(link.board);
    case 'no-board':
      return badLink.noBoard(link.board);
    case 'no-module':
      return badLink.noModule;
    case 'newer-results':
      return badLink.newerResults;
    case 'unreadable-results':
      return badLink.unreadableResults;
    case 'unknown-edition':
      return badLink.unknownEdition;
    case 'unreadable-rules':
      return badLink.unreadableRules;
    case 'unreadable-dispute':
      return badLink.unreadableDispute;
    case 'cut-off':
      return badLink.cutOff(link.found, link.expected);
    case 'unreadable':
      return badLink.unreadable(link.error.column, link.error.kind);
  }
}
