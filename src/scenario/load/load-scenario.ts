import { customEdition, type HouseRules } from '../../rules/custom-edition.ts';
import type { EditionName } from '../../rules/edition.ts';
import { err, ok, type Result } from '../../result.ts';
import { loadComments } from './comments.ts';
import { readWords } from '../words/author-words.ts';
import { spaceNamesOn } from '../words/space-names.ts';
import { fields, germanTexts, oneLine } from './fields.ts';
import { loadPhases } from './load-phases.ts';
import {
  type FilePlace,
  keyAt,
  type ReportProblem,
  type ScenarioError,
  valueAt,
} from '../file-place.ts';
import { FILE_WORDS, type FileWords, type Said } from '../file-words.ts';
import { errorAt, offsetOf } from '../source-file.ts';
import { COLLECTIONS, type Scenario } from '../scenario.ts';
import { type Board, STANDARD } from '../../board/board.ts';
import { NEEDS, ONE_OF, SCENARIO, scenarioOn } from '../schemas.ts';
import type { BoardReport } from '../board/check-board.ts';
import { enterSource } from '../board/enter-source.ts';
import { checkShape, descriptionAt } from '../shape.ts';
import { MAX_BYTES, readSource } from '../source.ts';

/**
 * Reads a scenario (YAML; the format is in `scenarios/scenario.schema.json` and `scenarios/README.md`). `file` is its
 * path: its folder gives the collection. `said`: the words of errors in syntax and shape. `named`: the board that it names, if it names one; one that it contains is entered.
 * Never throws; the errors are in the order of the file.
 */
export function loadScenario(
  text: string,
  file: string,
  named?: Board,
  said: FileWords = FILE_WORDS,
): Result<Scenario, readonly ScenarioError[]> {
  const read = readSource(text, file, MAX_BYTES, said);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const faulty = new Set<string | number | undefined>();
  const errorIn = (place: FilePlace, [message, expected]: Said, inside: number): ScenarioError => {
    faulty.add(place.path[0]);
    return errorAt(source, offsetOf(source, place) + inside, message, expected);
  };
  const report: ReportProblem = (place, message, expected, inside = 0, order) => {
    const error = errorIn(place, [message, expected], inside);
    errors.push({ ...error, ...(order ? { order } : { isEnglish: true }) });
  };
  const reportShape: ReportProblem = (place, message, expected) => {
    errors.push(errorIn(place, [message, expected], 0));
  };

  const raw: unknown = source.document.toJS();
  const contained = fields(raw)['board'];
  const isContained = typeof contained === 'object' && contained !== null;
  const own = isContained ? enterSource({ file: contained }, inField('board', report)) : null;
  // On another board nothing else would be right.
  if (isContained && !own) return err(inOrder(errors));
  const board = own ?? named;
  checkScenarioShape(raw, reportShape, board, said);
  const phases = loadPhases(fields(raw), report, faulty, board ? { board } : {});
  const rest = fields(raw);
  const comments = loadComments(
    rest['comments'],
    {
      movement: phases.expected,
      retreats: phases.expectedRetreats,
      adjustments: phases.expectedAdjustments?.orders ?? [],
    },
    report,
  );
  loadWords(rest['words'], ['words'], report, board);
  loadWords(fields(rest['de'])['words'], ['de', 'words'], report, board);
  const rules = houseRules(rest, file, faulty, report);
  if (errors.length > 0) return err(inOrder(errors));

  // The schema has checked the types of all these fields.
  const { title, short, paragraph, example, entry, instance, phase, note, words, editions } =
    rest as unknown as Plain;
  return ok({
    ...addressOf(file),
    title,
    short,
    paragraph,
    example: example ?? null,
    entry: entry ?? null,
    instance: instance ?? false,
    phase: phase ?? null,
    note: oneLine(note),
    de: germanTexts(rest['de']),
    editions: editions.map((id) => String(id) as EditionName),
    ...(rules ? { rules } : {}),
    ...phases,
    comments,
    ...(words === undefined ? {} : { words }),
  });
}

/** Reports what is wrong in the value of a field. */
const inField =
  (name: string, report: ReportProblem): BoardReport =>
  ({ path, part }, [message, expected]) => {
    report({ path: [name, ...path], part }, message, expected);
  };

/** Reports lines of words that cannot be read. */
function loadWords(
  value: unknown,
  path: readonly string[],
  report: ReportProblem,
  board: Board = STANDARD,
): void {
  if (typeof value !== 'string') return;
  for (const { line, message } of readWords(value, spaceNamesOn(board)).errors)
    report(
      valueAt(...path),
      `Line ${String(line)} of the words: ${message}`,
      'lines as in a block',
    );
}

/** The house rules of a file, based on the one edition that it names; null if it has none, or if they are wrong. */
function houseRules(
  { rules, editions }: Readonly<Record<string, unknown>>,
  file: string,
  faulty: ReadonlySet<string | number | undefined>,
  report: ReportProblem,
): HouseRules | null {
  if (rules === undefined || faulty.has('rules') || faulty.has('editions')) return null;
  if (addressOf(file).collection !== 'own') {
    report(keyAt('rules'), 'House rules are only for your own files.', 'no "rules" here');
    return null;
  }
  const [base, ...more] = editions as readonly (string | number)[];
  if (more.length > 0) {
    report(valueAt('editions'), 'House rules change one edition.', 'the one that they change');
    return null;
  }
  const { name, choices } = fields(rules);
  const made: HouseRules = { name: String(name), base: String(base), choices: fields(choices) };
  const edition = customEdition(made);
  if (edition.ok) return made;
  for (const { path, part, message, expected } of edition.error)
    report(
      { path: path[0] === 'base' ? ['editions'] : ['rules', ...path], part },
      message,
      expected,
    );
  return null;
}

/** Checks the shape of a scenario; its contents are checked as they are read. */
export function checkScenarioShape(
  raw: unknown,
  report: ReportProblem,
  board?: Board,
  words: FileWords = FILE_WORDS,
): void {
  checkShape(board ? scenarioOn(board) : SCENARIO, 'scenario', raw, report, [], words);
  const named = fields(raw)['board'];
  if (named !== undefined && !board)
    report(
      valueAt('board'),
      'This board is not known here.',
      'the command, with the board beside the file',
    );
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return;
  if (!ONE_OF.some((name) => Object.hasOwn(raw, name)))
    report(valueAt(), words.missing('orders'), words.either(ONE_OF));
  for (const [name, needed] of Object.entries(NEEDS))
    if (Object.hasOwn(raw, name) && !Object.hasOwn(raw, needed))
      report(
        keyAt(name),
        words.missing(needed),
        `${needed}: ${descriptionAt(SCENARIO, [needed], words)}`,
      );
}

/** The fields that need no further reading once the schema has checked them. */
interface Plain {
  readonly title: string;
  readonly short: string;
  readonly paragraph: string;
  readonly example?: number;
  readonly entry?: string;
  readonly instance?: boolean;
  readonly phase?: string;
  readonly note: string;
  readonly words?: string;
  readonly editions: readonly (number | string)[];
}

/** `scenarios/rulebook-1971/example-09.yaml` has the slug `rulebook-1971/example-09`. */
export function addressOf(file: string): Pick<Scenario, 'slug' | 'collection'> {
  const [name = '', folder] = file.split(/[\\/]/).reverse();
  const collection = COLLECTIONS.find((known) => known === folder) ?? 'own';
  return { slug: `${collection}/${name.replace(/\.ya?ml$/i, '')}`, collection };
}

export function inOrder(errors: readonly ScenarioError[]): readonly ScenarioError[] {
  return errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
