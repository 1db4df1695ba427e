import type { Power } from '../../../board/powers.ts';
import type { TurnDate } from '../../turn-line/turn-line.ts';
import type { JoinedMail } from './joined-mails.ts';

/** What became of a mail. */
export interface MailRead {
  /** Where its header begins, from 1. */
  readonly line: number;
  /** How many lines its header has. */
  readonly lines: number;
  readonly from: string;
  readonly subject: string;
  /** As written. */
  readonly date: string;
  /** Whose orders are in it. */
  readonly powers: readonly Power[];
  /** How many of its orders count. */
  readonly counting: number;
  readonly replaced: number;
  readonly unconfirmed: number;
  /** The lines of the mails that replace orders of it. */
  readonly by: readonly number[];
  /** The turn that it is about, if that is another one. */
  readonly otherTurn: TurnDate | null;
}

/** What is needed of an order here: its place in the text as it was given. */
interface Placed {
  readonly line: number;
  readonly power: Power | null;
}

/** Says of each mail with a header what became of it. */
export function mailsRead<Own extends Placed>(
  mails: readonly JoinedMail[],
  counting: readonly Own[],
  replaced: readonly { readonly order: Own; readonly by: Own | null }[],
  unconfirmed: readonly { readonly orders: readonly Own[] }[],
): readonly MailRead[] {
  const starts = mails.map(({ line }) => line);
  const startOf = ({ line }: Placed): number => starts.findLast((start) => start <= line) ?? 1;
  const byMail = <T>(all: readonly T[], order: (one: T) => Placed): ReadonlyMap<number, T[]> => {
    const found = new Map<number, T[]>(starts.map((start) => [start, []]));
    for (const one of all) found.get(startOf(order(one)))?.push(one);
    return found;
  };
  const [own, gone, open] = [
    byMail(counting, (one) => one),
    byMail(replaced, ({ order }) => order),
    byMail(
      unconfirmed.flatMap(({ orders }) => orders),
      (one) => one,
    ),
  ];
  return mails.flatMap(({ line, header, power, turn, isOtherTurn }): readonly MailRead[] => {
    if (!header) return [];
    const lost = gone.get(line) ?? [];
    const orders = [...(own.get(line) ?? []), ...lost.map(({ order }) => order)];
    const named = orders.flatMap((order) => order.power ?? []);
    const by = lost.flatMap((each) => (each.by ? [startOf(each.by)] : []));
    return [
      {
        line,
        lines: header.lines,
        from: header.from,
        subject: header.subject,
        date: header.date,
        powers: [...new Set(power === null ? named : [power, ...named])],
        counting: own.get(line)?.length ?? 0,
        replaced: lost.length,
        unconfirmed: open.get(line)?.length ?? 0,
        by: [...new Set(by)].filter((start) => start !== line),
        otherTurn: isOtherTurn ? turn : null,
      },
    ];
  });
}
