import { EDITION_IDS, type EditionId } from '../rules/edition.ts';

/** What the fragment of a scenario's address says: `#step=6&edition=1982`. */
export interface Address {
  /** As written; the player bounds it. Null: the ruling as the page opens. */
  readonly step: number | null;
  /** Null: the edition that the page opens with. */
  readonly edition: EditionId | null;
  /** A second edition to stand beside it. */
  readonly beside: EditionId | null;
}

/** Reads a fragment. Whatever is not understood is left out. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const step = fields.get('step') ?? '';
  const edition = (name: string): EditionId | null =>
    EDITION_IDS.find((id) => id === fields.get(name)) ?? null;
  return {
    step: /^\d{1,4}$/.test(step) ? Number(step) : null,
    edition: edition('edition'),
    beside: edition('beside'),
  };
}

/** Writes a fragment; empty if there is nothing to say. */
export function formatAddress({ step, edition, beside }: Address): string {
  const fields = [
    ...(step === null ? [] : [`step=${String(step)}`]),
    ...(edition === null ? [] : [`edition=${edition}`]),
    ...(beside === null ? [] : [`beside=${beside}`]),
  ];
  return fields.length === 0 ? '' : `#${fields.join('&')}`;
}
