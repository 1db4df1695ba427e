import type { Piece, Position, SpaceId, Unit } from '../../../../board/board.ts';
import { spaceOf } from '../../../../board/board.ts';
import type { Power } from '../../../../board/powers.ts';
import { SPACES } from '../../../../board/spaces.ts';
import { berthIn, isBerth, unitAt } from '../../../../board/unit-at.ts';
import type { Order } from '../../../order.ts';
import { landingMeant } from './case-orders.ts';
import type { NamedUnit, OrderPart } from './case-orders.ts';
import type { CaseUnit } from './case-units.ts';

/** The board of a case: an army aboard is a separate unit, at sea. */
export function positionOf(units: readonly CaseUnit[]): Position {
  return {
    units: units.flatMap(({ power, kind, at, aboard }): readonly Unit[] => {
      const unit = { power, kind, at };
      if (aboard === null) return [unit];
      return [unit, { power, kind: 'A', at: spaceOf(at), moves: aboard }];
    }),
  };
}

/** The units of a board, each fleet with its army aboard. */
export function caseUnitsOf({ units }: Position): readonly CaseUnit[] {
  const armies = new Map(units.map((unit) => [unitAt(unit), unit]));
  return units
    .filter((unit) => !isBerth(unitAt(unit)))
    .map(({ power, kind, at }) => {
      const army = kind === 'F' ? armies.get(berthIn(spaceOf(at))) : undefined;
      return { power, kind, at, aboard: army ? (army.moves ?? 1) : null };
    });
}

/** The orders of a turn, one for each part of a text. */
export function ordersOfParts(
  given: readonly { readonly power: Power; readonly parts: readonly OrderPart[] }[],
  units: readonly CaseUnit[],
): readonly Order[] {
  const texts = given.map(({ parts }) => parts);
  const at = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const piece = ({ at: space, aboard }: NamedUnit): Piece =>
    aboard ? { kind: 'A', at: space } : pieceIn(space, at);
  return given.flatMap(({ power, parts }) =>
    parts.map((part): Order => {
      const unit = piece(part.unit);
      switch (part.does) {
        case 'hold':
          return { power, unit, type: 'hold' };
        case 'move':
          return { power, unit, type: 'move', to: part.to, viaConvoy: part.ferry };
        case 'support-hold':
          return { power, unit, type: 'support-hold', target: piece(part.target) };
        case 'support-move': {
          const target = piece(landingMeant(part.target, spaceOf(part.to), texts, units));
          return { power, unit, type: 'support-move', target, to: part.to };
        }
        case 'ferry':
          return { power, unit, type: 'convoy', target: pieceIn(part.army, at), to: part.to };
        case 'board':
          return { power, unit, type: 'board', onto: part.fleet };
        case 'land':
          return { power, unit, type: 'land', to: part.to, when: part.when };
      }
    }),
  );
}

/** The unit in a space; if there is none, the one that could be there. */
function pieceIn(space: SpaceId, units: ReadonlyMap<SpaceId, CaseUnit>): Piece {
  const unit = units.get(space);
  if (unit) return { kind: unit.kind, at: unit.at };
  return { kind: SPACES[space].kind === 'sea' ? 'F' : 'A', at: space };
}
