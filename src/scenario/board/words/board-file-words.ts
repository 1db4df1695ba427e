import type { FileWords, Said } from '../../file-words.ts';

/** What is said of the file of a board, in whatever format it is. Names are as in the file. */
export interface BoardFileWords {
  readonly file: FileWords;
  readonly board: {
    readonly second: (id: string) => Said;
    readonly secondOf: (key: 'id' | 'name', name: string) => Said;
    /** A name that a program needs for something else. */
    readonly reserved: (name: string) => Said;
    readonly noParent: (id: string) => Said;
    readonly notNamedAfter: (coast: string, parent: string) => Said;
    readonly noPlace: (id: string) => Said;
    readonly secondBorder: (id: string, to: string) => Said;
    readonly oneSided: (to: string, id: string) => Said;
    readonly otherPass: (to: string, pass: string) => Said;
    readonly armiesAtSea: (id: string, to: string) => Said;
    readonly armiesOnCoast: Said;
    readonly fleetsInland: (id: string, to: string) => Said;
    readonly noPower: (id: string) => Said;
    readonly homeIsNoCentre: (id: string) => Said;
    readonly noNation: (id: string) => Said;
    readonly noCentre: (id: string) => Said;
    readonly noPlaceForUnit: (id: string) => Said;
    readonly taken: (id: string) => Said;
    readonly armyAtSea: Said;
    readonly armyOnCoast: (id: string) => Said;
    readonly fleetWithoutCoast: (coast: string) => Said;
    readonly fleetInland: Said;
    readonly unreached: (id: string) => Said;
  };
  readonly map: {
    readonly unitOfNobody: Said;
    readonly ofNobody: Said;
    readonly usesAnother: (file: string) => Said;
    readonly conditional: (borders: string) => Said;
    readonly dynamic: Said;
    readonly noPlace: (id: string) => Said;
    readonly unknownLine: (line: string) => Said;
    readonly tooLong: (most: number) => Said;
    readonly noTerrain: Said;
  };
  readonly godip: {
    readonly noGraph: Said;
    readonly tooLarge: Said;
  };
  readonly xml: {
    readonly misplaced: (text: string) => Said;
    readonly unclosed: (tag: string) => Said;
    readonly closesAnother: (tag: string, open: string) => Said;
    readonly entity: (name: string) => Said;
    readonly secondAttribute: (name: string) => Said;
    readonly tooDeep: Said;
    readonly tooMany: Said;
  };
  readonly jdip: {
    readonly notJdip: (tag: string) => Said;
    readonly noVariants: Said;
    readonly noSuchVariant: (name: string, all: readonly string[]) => Said;
    readonly whichVariant: (all: readonly string[]) => Said;
    readonly bordersElsewhere: (file: string) => Said;
    readonly bordersAlone: Said;
    readonly missing: (tag: string, attribute: string) => Said;
    readonly unknownPassage: (type: string) => Said;
    readonly unknownUnit: (unit: string) => Said;
    readonly noYear: (turn: string) => Said;
  };
  readonly drawing: {
    readonly tooLong: (most: number) => Said;
    readonly notSvg: (tag: string) => Said;
    readonly tooManyPoints: Said;
    /** No shape has the id of a space. */
    readonly noShapes: Said;
    readonly noShape: (id: string, name: string) => Said;
    /** A space without a shape, but with a place for units: a disc is drawn there. */
    readonly onlyPlace: (id: string, name: string) => Said;
    /** Two shapes that touch, of spaces that do not border on each other; and the reverse. */
    readonly touch: (one: string, other: string) => Said;
    readonly apart: (one: string, other: string) => Said;
    /** A drawing without the file of a board. */
    readonly alone: Said;
  };
  readonly unknownFormat: Said;
}
