import type { BoardWords, PlayerWords, PredictWords, AskingWords } from '../asking-words.ts';
import type { EnglishGrammar } from './grammar.ts';
import { listed } from './grammar.ts';

const number = (count: number): string => count.toLocaleString('en');
const steps = (count: number): string => (count === 1 ? 'step' : 'steps');

export const board = (g: EnglishGrammar): BoardWords => ({
  map: 'Map: plus and minus zoom, 0 fits it to the units, arrows pan when zoomed',
  zoom: 'Zoom',
  fit: 'Fit to the units (0)',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  full: 'Full screen',
  leaveFull: 'Leave full screen (Esc)',
  homeLand: 'Home land',
  centres: 'Centres',
  of: (title) => `The board: ${title}`,
  space: g.placeInList,
  place: g.placeInList,
  power: (power) => power,
});

export const player: PlayerWords = {
  why: 'Why',
  orders: 'Orders',
  rule: 'Rule',
  aboutStep: 'About this step',
  stepOf: (step, last) => `Step ${String(step)} of ${String(last)}`,
  playReasoning: 'Play the reasoning',
  playback: 'Playback',
  back: 'Back',
  pause: 'Pause',
  play: 'Play',
  playAgain: 'Play again',
  next: 'Next',
  speed: 'Speed',
  steps: 'Steps',
  allSteps: (count) => `All ${String(count)}`,
  contestedOnly: (count) => `Contested only (${String(count)})`,
  ruling: 'Orders and outcomes',
  allDecided: 'all orders decided',
  decidedSoFar: 'as decided so far',
  asRead: 'as read',
  asWritten: 'as written',
  boardAndReasoning: (name) => `${name}: the board and the reasoning`,
};

const predict: PredictWords = {
  question: 'Question',
  questionOf: (place, all) => `${place} of ${String(all)}`,
  check: (left) =>
    left === 0
      ? 'Check my prediction'
      : `Check (${String(left)} ${left === 1 ? 'question' : 'questions'} unanswered)`,
  inOrder: 'what is decided first comes first',
  decidedBefore: 'Everything before it is decided on the board.',
  right: 'Right.',
  youSaid: 'You said:',
  assumed: 'What your answer assumed',
  goOn: (place, all) => `Go on: question ${String(place)} of ${String(all)}`,
  toTheEnd: 'See the whole ruling',
  showMe: 'Show me instead',
  allRight: 'You ruled it as the book does.',
  someRight: (right, all) => `${String(right)} of ${String(all)} right.`,
  again: 'Predict again',
};

export const asking: AskingWords = {
  modesLabel: 'What to do with this turn',
  modes: { predict: 'Predict', play: 'Play', ask: 'Ask' },
  predict,
  askAbout: 'Ask about',
  playWhy: 'Play why',
  wholeChain: (count) => `The whole chain: ${String(count)} steps`,
  nearlyInterfered: 'Near misses',
  why: { question: 'Why?', answer: 'The steps that led here' },
  missing: {
    failed: { question: 'What was missing?', answer: 'The least that would have saved it' },
    succeeded: {
      question: 'What would have stopped it?',
      answer: 'The least that would have made it fail',
    },
  },
  whatIf: { question: 'What if …?', answer: 'Change an order, and see' },
  conditions: {
    legal: 'Legal',
    'one-meaning': 'The order that counts',
    matches: 'Matched by the other order',
    path: 'A route that holds',
    'own-unit': 'Own unit out of the way',
    free: 'Space free',
    beats: 'Stronger',
    uncut: 'Not cut',
    withstands: 'Not dislodged',
    unattacked: 'Not attacked',
    circle: 'A circle that moves',
    paradox: 'No paradox',
    stated: 'What it needs',
  },
  onlyWhatItRestsOn: (count, all) =>
    `Only what this outcome rests on: ${String(count)} ${steps(count)} of ${String(all)}.`,
  showAll: 'Show all',
  copyLink: 'Copy link',
  copied: 'Copied.',
  copyRefused: 'Couldn’t copy. Copy the page address instead.',
  stop: 'Stop',
  searchFailed: 'The search couldn’t run here.',

  searching: 'Trying what the others could have ordered…',
  noOtherOrder: 'Nothing: there was no other order to try.',
  nothingChangesIt: (pairs, tried) =>
    `Nothing: no single order changes it, nor does an attack with a support or an army with a convoy${
      pairs ? ', nor any pair among the units that it rests on' : ''
    } (${number(tried)} tried).`,
  notByItself: (power) => `No single order of ${power}’s would have done it.`,
  answerOf: (place, all) => `Answer ${String(place)} of ${String(all)}`,
  withChange: (count) => (count === 1 ? 'With this change' : 'With these changes'),
  conditionsOf: 'What the order needs',
  showOnBoard: 'Show it on the board',
  backToRuling: 'Back to the ruling',
  nextAnswer: 'Next answer',

  whatForcedIt: 'Which orders forced it',
  noOrder: (unit) => `${unit}, no order`,
  everyUnit: 'That includes every unit.',
  allCombinations: (rulings) =>
    `All ${number(rulings)} combinations of what the others could do were tried.`,
  singleOrders: (pairs, rulings) =>
    `Every single order of every other unit was tried${pairs ? ', and the pairs likeliest to matter' : ''} (${number(rulings)} rulings); there are too many combinations to try them all.`,

  whatIfOrdered: 'What if it were ordered',
  nothing: 'nothing',
  orderTypes: {
    hold: 'Hold',
    move: 'Move',
    'support-hold': 'Support in place',
    'support-move': 'Support a move',
    convoy: 'Convoy',
    board: 'Board a fleet',
    land: 'Land',
  },
  changeUnits: 'Remove or add units',
  takeAway: (unit) => `Remove ${unit}`,
  newPower: 'Power of the new unit',
  armyOrFleet: 'Army or fleet',
  army: 'army',
  fleet: 'fleet',
  newPlace: 'Location of the new unit',
  where: 'where?',
  add: 'Add',

  sameOutcomes: 'All outcomes stay the same.',
  sameOutcomesOtherBoard: 'The same orders succeed and fail, but the board differs afterwards.',
  afterwards: 'Afterwards',
  empty: 'empty',
  otherOutcomes: (count) =>
    `${String(count)} ${count === 1 ? 'order turns' : 'orders turn'} out differently.`,
  undo: 'Undo',
  dotted: 'Dotted on the board: the orders of the scenario.',
  order: 'Order',
  inScenario: 'In the scenario',
  now: 'Now',
  notOnBoard: 'not on the board',

  circle: 'A circle',
  paradox: 'A paradox',
  givesResult: (editions) =>
    editions.length === 0
      ? 'No edition gives this result.'
      : `${listed(editions)} ${editions.length === 1 ? 'gives' : 'give'} this result.`,
  sameWithout: (editions, kind) =>
    `Under the rules of ${listed(editions)} there is no ${kind}, but the result is the same.`,
  settledByRule: (editions, worlds) =>
    `${listed(editions)} ${editions.length === 1 ? 'settles' : 'settle'} it by a rule for paradoxes${
      worlds ? ', with none of these outcomes' : ''
    }.`,
  notBy: (editions, kind) => `There is no ${kind} under the rules of ${listed(editions)}.`,

  editionsDisagree: 'The editions disagree',
  orderOf: 'Order of',
  becauseOf: 'Because of',
  or: 'or',
  against: 'against',
  allAgree: 'All editions agree',
  disagree: (editions) => `${listed(editions)} ${editions.length === 1 ? 'disagrees' : 'disagree'}`,
  quoted: (text) => `“${text}”`,
  sideBySide: 'Side by side',
  oneEdition: 'One edition',
  edition: 'Edition',
  differs: (edition) => `${edition} (differs)`,
  twoEditions: (name) => `${name}: two editions side by side`,
  editionsDifferHere: 'The editions differ here',
  boardBy: (edition, sentence) => `The board under the ${edition} edition. ${sentence}`,
  mayRetreatTo: (unit) => `${unit} may retreat to`,
  nowhere: 'nowhere: it is disbanded',
};
