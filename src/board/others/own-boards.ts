/** The id that a board of somebody's own has in games: the id of its file, and a number made of all that the file says. */
export type OwnBoardId = `own/${string}`;

/** Such a board as plain data, which is checked whenever it is opened. */
export interface OwnSource {
  /** What its file says. */
  readonly file: unknown;
  /** The layouts of its diagrams. */
  readonly layouts?: unknown;
}

const OWN = /^own\/[a-z0-9-]{1,80}\/[a-z0-9]{1,14}$/;

export const isOwnBoardId = (id: string): id is OwnBoardId => OWN.test(id);

/** The id of a board by what its file says: whatever is changed there makes another one. */
export const ownBoardId = (file: { readonly id: string }): OwnBoardId =>
  `own/${file.id}/${hashOf(JSON.stringify(file, inOrder))}`;

/** The id of its file: all that is known of a board that is not here. */
export const fileIdOf = (id: OwnBoardId): string => id.split('/')[1] ?? id;

/** For `JSON.stringify`: the same text for the same values, in whatever order the keys are. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A number of 64 bits for a text (FNV-1a, twice, from two starts). It tells versions of a file apart, and is no proof. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0xc9dc5118];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x01000197);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
