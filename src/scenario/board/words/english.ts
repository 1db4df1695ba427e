import { either } from '../../../orders/nearest.ts';
import { FILE_WORDS } from '../../file-words.ts';
import type { BoardFileWords } from './board-file-words.ts';

export const ENGLISH: BoardFileWords = {
  file: {
    ...FILE_WORDS,
    tooDeep: ['The file is nested too deeply.', 'a board'],
    syntax: {
      ...FILE_WORDS.syntax,
      MULTIPLE_DOCS: ['A second document begins here.', 'one board per file, no line of ---'],
    },
    unknownWord: (value) => `Unknown word ${value}.`,
  },
  board: {
    second: (id) => [`A second ${id}.`, 'each id once'],
    secondOf: (key, name) => [`A second ${name}.`, `each ${key} once`],
    reserved: (name) => [`Nothing can be called ${name}.`, 'another name'],
    noParent: (id) => [`There is no ${id}.`, 'a province'],
    notNamedAfter: (coast, parent) => [`${coast} is not named after ${parent}.`, `${parent}/nc`],
    noPlace: (id) => [`There is no ${id}.`, 'a province or a coast of the board'],
    secondBorder: (id, to) => [`A second border of ${id} with ${to}.`, 'each border once'],
    oneSided: (to, id) => [`${to} has no border with ${id}.`, 'borders listed on both sides'],
    otherPass: (to, pass) => [`${to} has this border for: ${pass}.`, 'the same on both sides'],
    armiesAtSea: (id, to) => [
      `Armies cannot go between ${id} and ${to}: one is a sea.`,
      'pass: fleet',
    ],
    armiesOnCoast: [
      'Armies are never on a coast.',
      'the province for armies, its coast for fleets',
    ],
    fleetsInland: (id, to) => [
      `Fleets cannot go between ${id} and ${to}: one is inland.`,
      'pass: army',
    ],
    noPower: (id) => [`There is no power ${id}.`, 'a nation'],
    homeIsNoCentre: (id) => [`${id} is a home, and no centre.`, 'supplyCenter: true'],
    noNation: (id) => [`There is no ${id}.`, 'a nation'],
    noCentre: (id) => [`${id} is no centre.`, 'a centre'],
    noPlaceForUnit: (id) => [`There is no ${id}.`, 'a province, or a coast of one'],
    taken: (id) => [`Another unit is in ${id}.`, 'one unit in a province'],
    armyAtSea: ['An army cannot be at sea.', 'type: Fleet'],
    armyOnCoast: (id) => ['An army is never on a coast.', id],
    fleetWithoutCoast: (coast) => ['A fleet there must name its coast.', coast],
    fleetInland: ['A fleet cannot be inland.', 'type: Army'],
    unreached: (id) => [`Nobody can get to ${id}.`, 'borders with the rest'],
  },
  map: {
    unitOfNobody: ['A unit without a power.', 'its power on a line above'],
    ofNobody: ['A line about a power without a power.', 'the power on a line above'],
    usesAnother: (file) => [`This map uses another file, ${file}.`, 'that file beside it'],
    conditional: (borders) => [
      `Borders that are open to some only are not read: ${borders}`,
      'neighbours by their ids',
    ],
    dynamic: ['Changes in the course of a game are not read.', 'a board that stays as it is'],
    noPlace: (id) => [`There is no ${id}.`, 'a place with a row of its own'],
    unknownLine: (line) => [
      `This line says nothing that is known: ${line}`,
      'a line of a map file',
    ],
    tooLong: (most) => ['This line is too long.', `at most ${String(most)} characters`],
    noTerrain: ['There is no terrain.', 'lines such as: COAST KIE ABUTS HOL'],
  },
  godip: {
    noGraph: ['There is no graph of provinces.', 'Prov("lon").Conn(...)'],
    tooLarge: ['The graph is too large.', 'at most 3000 provinces and coasts'],
  },
  xml: {
    misplaced: (text) => [`This does not belong here: ${text}`, 'XML'],
    unclosed: (tag) => [`<${tag}> is not closed.`, `</${tag}>`],
    closesAnother: (tag, open) => [`</${tag}> closes what is not open.`, `</${open}>`],
    entity: (name) => [`Unknown sign &${name};.`, '&amp;, &lt;, &gt;, &quot; or &apos;'],
    secondAttribute: (name) => [`A second ${name}.`, 'each attribute once'],
    tooDeep: ['The file is nested too deeply.', 'a board'],
    tooMany: ['The file has too many elements.', 'a board'],
  },
  jdip: {
    notJdip: (tag) => [`<${tag}> is nothing of jDip.`, 'VARIANTS or PROVINCES'],
    noVariants: ['There is no variant.', '<VARIANT>'],
    noSuchVariant: (name, all) => [`There is no variant ${name}.`, either(all)],
    whichVariant: (all) => ['This file has several variants.', either(all)],
    bordersElsewhere: (file) => [`The borders are in another file, ${file}.`, 'both files'],
    bordersAlone: ['This file has only borders.', 'the variants.xml that belongs to it, too'],
    missing: (tag, attribute) => [`<${tag}> has no ${attribute}.`, `${attribute}="..."`],
    unknownPassage: (type) => [`Unknown passage "${type}".`, 'mv, xc, nc, ec, sc or wc'],
    unknownUnit: (unit) => [`Unknown unit "${unit}".`, 'army or fleet'],
    noYear: (turn) => [`"${turn}" names no year.`, 'Spring, 1901, Movement'],
  },
  drawing: {
    tooLong: (most) => ['The drawing is too large.', `at most ${String(most)} characters`],
    notSvg: (tag) => [`<${tag}> is no drawing.`, '<svg>'],
    tooManyPoints: ['The shapes of the drawing have too many points.', 'simpler shapes'],
    noShapes: ['No shape has the id of a space.', 'ids as on the board, in a layer “provinces”'],
    noShape: (id, name) => [`There is no shape for ${name}.`, `a shape with id="${id}"`],
    onlyPlace: (id, name) => [
      `There is no shape for ${name}, only a place: a disc is drawn there.`,
      `a shape with id="${id}"`,
    ],
    touch: (one, other) => [
      `${one} and ${other} touch, but have no border.`,
      'a border, or shapes that do not touch',
    ],
    apart: (one, other) => [
      `${one} and ${other} have a border, but do not touch.`,
      'shapes that touch, unless it is a strait',
    ],
    alone: ['This is only a drawing.', 'the file of its board, too'],
  },
  unknownFormat: [
    'This is no board in any format that is read.',
    'a board in YAML or JSON, a .map file, the source of a godip variant, or files of jDip',
  ],
};
