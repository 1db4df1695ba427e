import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import { THEMES } from '../picture/themes.ts';
import { EDITION_WORDS, FORMATS, PHASES, SIZES } from './arguments.ts';

export const HELP = `standoff rule FILE...     rules the turns in the files
standoff check FILE...    checks that they are ruled as the files expect, and that each trace is a proof
standoff draw FILE        draws the turn in the file as an SVG file that stands alone
standoff game FILE        plays a whole game, and prints every phase with what came of it

FILE is a scenario (.yaml), orders as people write them, or cases (.jsonl): one JSON object a line.
Without such an ending the content tells. - is standard input. "check" also takes games, and folders of both.

  --edition ${EDITION_WORDS.join('|')}
                                  the rules; without it those that the file names first, else datc
  --edition FILE.yaml             rules of your own: name, base and choices (scenarios/edition.schema.json)
  --format ${FORMATS.join('|')}         of "rule"; without it jsonl for cases, else text
                                  json is one array of whole rulings, jsonl one line of results a turn
  --language ${LANGUAGE_TAGS.join('|')}                of "rule" as text: English or German
  --trace                         of "rule": the steps with their premises and paragraphs

  of "game": FILE is a game (.yaml) or saved by the site (.json)
  --format ${FORMATS.join('|')}         without it text; jsonl is one line for the game, one for each phase
  --scenarios FOLDER              writes a scenario file for each season instead
  --overwrite                     also over files there that hold something else

  of "draw":
  --step N                        after so many steps of the ruling; without it all are settled
  --phase ${PHASES.join('|')}
  --format ${SIZES.join('|')}    without it wide
  --theme ${THEMES.join('|')}        without it light; print is one ink
  --crop                          only the spaces near the units
  --out FILE                      without it, or as -, standard output

  -h, --help
  -v, --version

Of several order sets in one file the later begins after a line of dashes. A power's later set replaces its
earlier one. After "--- changes" what was ordered before stands, except for the units that are ordered again.
After "--- undated" nobody knows which set is the later, and all sets are one. What is replaced is told.

An order that cannot be read is told with its line, the rest is ruled and the unit holds.
A case that cannot be read gets the line {"id":...,"line":N,"error":"..."} in its place; the rest goes on.

Exit codes
  0  everything was ruled, everything checked is right
  1  some input was bad, or a check failed
  2  the command line was wrong
`;
