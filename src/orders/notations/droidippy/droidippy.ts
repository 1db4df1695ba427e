import { plainNotation, shareOf } from '../plain/plain-notation.ts';
import { smallPlace } from '../plain/style.ts';

const ORDER =
  /^\s*(?:[a-z]{3}(?:\/[nesw]c)? (?:hold|disband|(?:move|support|convoy) [a-z]{3}.*)|build (?:Army|Fleet) [a-z]{3}.*|remove [a-z]{3}.*)\s*$/;

/** droidippy and godip: small letters, no units and no powers. */
export const droidippy = plainNotation({
  id: 'droidippy',
  name: 'droidippy',
  confidence: (text) => 0.9 * shareOf(text, ORDER),
  dialect: { names: { nor: 'NWY', tyr: 'TYR' }, asWritten: true, lacksLetters: true },
  heading: null,
  style: {
    letter: () => '',
    place: smallPlace,
    hold: ' hold',
    move: ' move ',
    support: ' support ',
    convoy: ' convoy ',
    via: ' via convoy',
    retreat: ' move ',
    disband: ' disband',
    build: 'build ',
    remove: 'remove ',
    waive: 'waive',
  },
});
