import type { LinkError } from './desk-address.ts';
import type { DeskWords } from '../languages/desk-words.ts';

/** Why a link is not shown: the turn in it, or the Army/Fleet module could not be loaded. */
export type BadLink = LinkError | { readonly kind: 'no-module' };

export function linkProblem(link: BadLink, { badLink }: DeskWords): string {
  switch (link.kind) {
    case 'newer':
      return badLink.newer;
    case 'no-module':
      return badLink.noModule;
    case 'cut-off':
      return badLink.cutOff(link.found, link.expected);
    case 'unreadable':
      return badLink.unreadable(link.error.column, link.error.kind);
  }
}
