import '../../draw/army-fleet.ts';
import { spaceOf } from '../../board/board.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { toMap } from '../../stage/model/view.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';
import { ABOARD_TEXT } from './aboard.ts';

const RATIONS = 4;

const WORDS = {
  en: {
    aboard: 'Armies aboard',
    left: (sea: string, left: number) =>
      left === 1 ? `${sea} (the last ration)` : `${sea} (${String(left)} of 4 rations left)`,
    starved: (sea: string) => `${sea} (starves)`,
  },
  de: {
    aboard: 'Armeen an Bord',
    left: (sea: string, left: number) =>
      left === 1 ? `${sea} (der letzte Vorrat)` : `${sea} (noch ${String(left)} von 4 Vorräten)`,
    starved: (sea: string) => `${sea} (verhungert)`,
  },
} as const;

/** The part of a board's text alternative about armies aboard; empty if there are none. */
export function aboardText(frame: Frame, { tag, board }: Language): string {
  const { aboard, left, starved } = WORDS[tag];
  const boats = frame.units.flatMap(({ unit, spent, x, y, perforated }) => {
    if (spent === undefined) return [];
    const spot = toMap(frame.view, { x, y });
    // A dislodged boat is pushed aside, perhaps onto land.
    const there = perforated > 0 ? null : drawingOf(frame.format).spaceAt(spot.x, spot.y);
    const sea = board.space(there ?? spaceOf(unit));
    return [spent >= RATIONS ? starved(sea) : left(sea, RATIONS - spent)];
  });
  return boats.length === 0 ? '' : ` ${aboard}: ${boats.join(', ')}.`;
}

/* What pages show of the Army/Fleet module besides its drawing. */

ABOARD_TEXT.enter({ text: aboardText });
