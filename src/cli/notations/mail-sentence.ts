import type { MailRead } from '../../orders/notations/mails/mails-read.ts';

/** What became of a mail: from whom it is, when it was sent, whose orders are in it and how many of them count. */
export function mailSentence(mail: MailRead): string {
  const { from, subject, date, powers, counting, replaced, unconfirmed, otherTurn, by } = mail;
  const head = [from || 'An unknown sender', subject, date]
    .filter((each) => each !== '')
    .join(', ');
  const later = by.length > 0 ? ` (the mail in line ${by.join(', ')})` : '';
  const said = [
    `${String(counting)} ${counting === 1 ? 'order counts' : 'orders count'}`,
    ...(replaced > 0 ? [`${String(replaced)} replaced later${later}`] : []),
    ...(unconfirmed > 0 ? [`${String(unconfirmed)} to be confirmed`] : []),
    ...(otherTurn ? [`about ${otherTurn.season} ${String(otherTurn.year)}`] : []),
  ];
  return `Mail from ${head}: ${powers.join(', ') || 'no power'}, ${said.join(', ')}.`;
}
