import { LANGUAGE_TAGS } from '../../explain/languages/language-tags.ts';
import { EDITION_WORDS, FORMATS, type CommandName } from '../arguments.ts';
import { PHASES, PICTURE_THEMES, SIZES } from './draw-words.ts';

/** Lines of the help, and the commands that they are about. */
interface Lines {
  readonly of: readonly CommandName[];
  readonly lines: string;
}

/** What each command does, in the order of the help. */
const SUMMARIES: Readonly<Record<CommandName, string>> = {
  rule: 'standoff rule FILE...     adjudicates the turns in the files',
  check:
    'standoff check FILE...    checks that they come out as the files expect, and that each trace is a proof',
  draw: 'standoff draw FILE        draws the turn in the file as a self-contained SVG file',
  read: 'standoff read FILE...     reports which orders it finds in the files, in any notation',
  write: 'standoff write FILE...    writes the orders it finds in another notation',
  audit:
    'standoff audit FILE...    adjudicates every phase of games from other sites again, and prints what differs',
  board:
    'standoff board NAME|FILE...  says what is on boards, or what is wrong with the files of other ones (docs/boards.md)',
  game: 'standoff game FILE        plays a whole game, and prints every phase with its outcome',
  prerender:
    'standoff prerender FOLDER replaces blocks of orders in the pages of a built site with embeds (docs/embedding.md)',
};

const FILE: Lines = {
  of: ['rule', 'check', 'draw'],
  lines: `FILE is a scenario (.yaml), orders of one phase in any notation, or cases (.jsonl): one JSON object per line.
Without one of these extensions, the content decides. - is standard input. "check" also takes games, and folders of both.
`,
};

/** The options that several commands share; a line says which if they are not those of the edition. */
const SHARED: readonly Lines[] = [
  {
    of: ['rule', 'check', 'draw', 'audit'],
    lines: `  --edition ${EDITION_WORDS.join('|')}
                                  the rules; default: the first that the file names, or datc
  --edition a/f                   the Army/Fleet module of 1984 over the rules of 1982
  --edition FILE.yaml             your own rules: name, base and choices (scenarios/edition.schema.json)
`,
  },
  {
    of: ['rule', 'check', 'draw'],
    lines: `  --board NAME|FILE               another board (docs/boards.md), for orders as rulebooks write them; scenarios name theirs
`,
  },
  {
    of: ['rule', 'check', 'draw'],
    lines: `  --notation NAME                 of "rule", "check" and "draw": how orders are written (docs/notations.md)
                                  default, or auto: recognised; then misspelt names in orders as rulebooks write
                                  them are errors, and other texts are read as "read" reads them
`,
  },
  {
    of: ['rule'],
    lines: `  --format ${FORMATS.join('|')}         of "rule": default: jsonl for cases, otherwise text
                                  json is one array of complete rulings, jsonl one line of results per turn
  --language ${LANGUAGE_TAGS.join('|')}                of "rule": English or German, for text
  --trace                         of "rule": the steps with their premises and paragraphs
`,
  },
  {
    of: ['check'],
    lines: `  --format text|json              of "check": default: text; json is one array with an object for each file: "file", "ok",
                                  "errors" as text prints them, and for cases how many: "cases", "bad" and "compared"
`,
  },
];

/** The options of one command alone. */
const OWN: readonly (Lines & { readonly of: readonly [CommandName] })[] = [
  {
    of: ['game'],
    lines: `FILE is a game (.yaml) or saved by the site (.json)
  --format ${FORMATS.join('|')}         default: text; jsonl is one line for the game, one for each phase
  --scenarios FOLDER              writes a scenario file for each season instead
  --overwrite                     replaces files there that differ
`,
  },
  {
    of: ['read'],
    lines: `FILE is any text, or lines of JSON: {"id":...,"text":...}, with "notation", "power" and "phase" if known
  --notation NAME                 default, or auto: detected from the text
  --edition a/f                   also reads the orders of the Army/Fleet module; other editions make no difference
  --format text|jsonl             default: jsonl for lines of JSON, otherwise text
  --passes                        what each pass of the reader does to the text, instead of what it finds
`,
  },
  {
    of: ['write'],
    lines: `FILE is any text
  --notation NAME                 the notation to write
  --power NAME                    the power whose orders they are, if the text does not say
`,
  },
  {
    of: ['audit'],
    lines: `FILE is a game saved by python-diplomacy, the JSON or the order history of webDiplomacy, a page or the
  objects of Backstabbr, a game of Diplicity, a DAIDE log, or a result mail of a judge; a folder of mails or pages is
  one game
  --format text|jsonl             default: text; jsonl is one line for each finding, then one for the game
  Exit codes: 0 all phases agree, 1 some do not, 2 a file contains no game or is damaged
`,
  },
  {
    of: ['board'],
    lines: `NAME is standard, a variant or a board of the package; FILE is the file of a board in Diplicity's variant format, or
  a .map file of DPjudge or python-diplomacy, or the source of a variant of godip (.go)
  --format text|json              default: text; json is the board in Diplicity's variant format
  --drawing FILE.svg              also whether its shapes touch where the board has borders
  --questions                     also who can meet first, contested neutral centres, choke points, distances
  --against FOLDER                also rules the games again that godip has recorded there (.txt), and says where they differ
  --compare NAME|FILE             also whether it is that board ("standard" is one) under other names, or where it is not
`,
  },
  {
    of: ['prerender'],
    lines: `
  --check                         writes nothing; reports an error for each page that would change
  --script ADDRESS                loads the player from there, in pages with blocks; without "/" or scheme, from FOLDER
`,
  },
  {
    of: ['draw'],
    lines: `
  --animate                       an SVG file that plays the ruling automatically and stops at its last step
  --png, --gif                    pixels instead; these need the package @resvg/resvg-js
  --at support.BUR                when that is decided (also orders, move.LON, convoy.NTH ...); default: at the end
  --at orders,move.LON            of --animate and --gif: only these
  --step N, --steps 0,4,9         the same by number of steps, which may change
  --short                         of --animate and --gif: only what is contested
  --loop                          of --animate and --gif: starts again after the last step
  --sentences                     of --animate and --gif: what each step says, below the board
  --phase ${PHASES.join('|')}
  --format ${SIZES.join('|')}    default: wide; medium for --animate and --gif
  --theme ${PICTURE_THEMES.join('|')}   default: light, with --animate auto; print is one ink,
                                  auto follows the reader's system
  --language ${LANGUAGE_TAGS.join('|')}                of the map, of --sentences and of the description
  --width N                       of --png and --gif: in px
  --crop                          only the spaces near the units
  --diagram                       the board as a diagram: a disc for each space, a line for each border
  --drawing FILE.svg              the board on the map that somebody drew of it
  --no-title                      without the title and the number of centres below the board
  --out FILE                      default, or -: standard output
`,
  },
];

const GENERAL = `  -h, --help                      after a command: only its options
  -v, --version
`;

/** How files are read. */
const READING: readonly Lines[] = [
  {
    of: ['rule', 'check', 'draw'],
    lines: `If one file has several order sets, a line of dashes separates them. A power's later set replaces its earlier
one. After "--- changes" earlier orders stand, except for units that are ordered again. After "--- undated" it
is not known which set is later, and all sets count as one. Replaced orders are reported.

An order that cannot be read is reported with its line; its unit holds, and the rest is adjudicated.
A unit without A or F is what its order, the other orders or, if all units fit, the start of the game show; if
nothing does, its order is reported and it holds.
`,
  },
  {
    of: ['rule'],
    lines: `A case that cannot be read gets the line {"id":...,"line":N,"error":"..."} instead; the others are still adjudicated.
`,
  },
];

const CODES = `Exit codes
  0  everything was read and adjudicated, and every check passed
  1  some input was bad, or a check failed
  2  the command line was wrong
`;

const joined = (lines: readonly Lines[]): string => lines.map((one) => one.lines).join('');

export const HELP = [
  `${Object.values(SUMMARIES).join('\n')}\n`,
  FILE.lines,
  joined(SHARED),
  ...OWN.map(({ of: [name], lines }) => `  of "${name}": ${lines}`.replace(' \n', '\n')),
  `${GENERAL}
${joined(READING)}
${CODES}`,
].join('\n');

/** The same about one command: only its options. */
export function helpFor(name: CommandName): string {
  const its = ({ of }: Lines): boolean => of.includes(name);
  const shared = joined(SHARED.filter(its)).replace(/of "\w+"(?:, "\w+")*(?: and "\w+")?: /g, '');
  const own = joined(OWN.filter(its)).replace(/^\n/, '');
  const parts = [
    `${SUMMARIES[name]}\n`,
    its(FILE) ? FILE.lines : '',
    `${shared}${own}${GENERAL}`,
    joined(READING.filter(its)),
    name === 'audit' ? '' : CODES,
  ];
  return parts.filter((part) => part !== '').join('\n');
}
