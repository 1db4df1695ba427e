import { CONVOY, MOVE, NO, OPEN, PATH, value, YES } from '../../src/law/known.ts';
import { counts, LAW } from '../../src/law/law.ts';
import { reaches, type Law } from '../../src/law/turn.ts';
import { without } from './boards.ts';
import { belief, type Mistakes } from './engine.ts';

/** Retreats are barred as if these were the articles on who keeps others out. */
const barring = (articles: Pick<Partial<Law>, 'beaten' | 'prevent'>): Partial<Law> => ({
  bars: (at, by, turn, known) =>
    LAW.bars(at, by, { ...turn, law: { ...turn.law, ...articles } }, known),
});

/** Decides a move only once its strengths, and those against it, are known exactly. */
const exactly: Law['move'] = (mover, turn, known) => {
  const { attack, opposition, prevent } = turn.law;
  const isExact = (bound: typeof prevent, unit: typeof mover): boolean =>
    bound(unit, turn, known, true) === bound(unit, turn, known, false);
  const rivals = mover.rivals.filter((rival) => rival !== mover);
  const areExact =
    isExact(attack, mover) &&
    isExact(opposition, mover) &&
    rivals.every((rival) => isExact(prevent, rival));
  return areExact ? LAW.move(mover, turn, known) : OPEN;
};

/** Mistakes of engines that are in use. */
export const KNOWN: Mistakes = {
  "the victim's own power helps to dislodge it": belief('own-support-dislodges'),
  'no retreat to where a convoyed attacker came from': {
    choices: { retreatToConvoyOrigin: false },
  },
  'a retreat to where a convoyed attacker came from, by any rules': {
    choices: { retreatToConvoyOrigin: true },
  },
  'no retreat to a space that only a beaten unit was after': {
    law: barring({ beaten: () => NO }),
  },
  'no retreat to a space that only a unit without a convoy was after': {
    law: barring({
      prevent: (rival, turn, known) => (turn.law.beaten(rival, turn, known) === YES ? 0 : 1),
    }),
  },
  'an army whose convoy is broken walks': {
    law: {
      path(army, turn, known) {
        const said = LAW.path(army, turn, known);
        return said === NO && reaches(army, army.goal, turn) ? YES : said;
      },
    },
  },
  "head to head, the attacker's power's supports for the defender do not count": {
    law: {
      opposition: (mover, turn, known, most) =>
        mover.meets
          ? turn.law.strength(mover.meets, turn, known, most, mover.power)
          : LAW.opposition(mover, turn, known, most),
    },
  },
  'head to head, only own supports defend': {
    law: {
      opposition(mover, turn, known, most) {
        const { meets } = mover;
        if (!meets) return LAW.opposition(mover, turn, known, most);
        const own = meets.supports.filter(({ power }) => power === meets.power);
        return 1 + own.filter((one) => counts(one, known, most)).length;
      },
    },
  },
  'all that is open is taken for one paradox': {
    law: {
      reads(unit, kind, turn, known, see) {
        LAW.reads(unit, kind, turn, known, see);
        if (kind !== MOVE) return;
        for (const other of turn.units) if (other.task === 'move') see(other, MOVE, true);
      },
    },
  },
  'cycles are looked for before bounds have decided what they can': {
    law: {
      move: exactly,
      path: (army, turn, known) =>
        army.convoys.some((fleet) => value(known, fleet, CONVOY) === OPEN)
          ? OPEN
          : LAW.path(army, turn, known),
    },
  },
  'a paradox stops a fleet that could not be dislodged anyway': {
    law: {
      move: (mover, ...rest) =>
        (mover.defender?.task === 'convoy' ? exactly : LAW.move)(mover, ...rest),
    },
  },
  'a paradox stops every fleet of the armies in it': {
    law: {
      convoy(fleet, turn, known) {
        const said = LAW.convoy(fleet, turn, known);
        const isOpen = (one: typeof fleet): boolean => LAW.convoy(one, turn, known) === OPEN;
        return said === YES && fleet.target?.convoys.some(isOpen) ? OPEN : said;
      },
      reads(unit, kind, turn, known, see) {
        LAW.reads(unit, kind, turn, known, see);
        if (kind === PATH) for (const fleet of unit.convoys) see(fleet, CONVOY, true);
      },
    },
  },
  'no border between Galicia and the Ukraine': { board: without('A', 'GAL', 'UKR') },
  'no border between Livonia and Warsaw': { board: without('A', 'LVN', 'WAR') },
  'no border between Norway and St Petersburg': { board: without('A', 'NWY', 'STP') },
  'no border between the Gulf of Bothnia and Finland': { board: without('F', 'BOT', 'FIN') },
  'no coast between Constantinople and Smyrna': { board: without('F', 'CON', 'SMY') },
  'no way from the Mid-Atlantic Ocean to the south coast of Spain': {
    board: without('F', 'MAO', 'SPA/SC'),
  },
  'no border between Tuscany and the Tyrrhenian Sea': { board: without('F', 'TUS', 'TYS') },
};
