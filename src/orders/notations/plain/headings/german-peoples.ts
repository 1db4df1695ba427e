import type { Power } from '../../../../board/powers.ts';

/** The peoples of the powers in German, in small letters. */
export const GERMAN_PEOPLES: Readonly<Record<string, Power>> = {
  österreicher: 'Austria',
  oesterreicher: 'Austria',
  engländer: 'England',
  englaender: 'England',
  briten: 'England',
  franzosen: 'France',
  deutsche: 'Germany',
  deutschen: 'Germany',
  italiener: 'Italy',
  russen: 'Russia',
  türken: 'Turkey',
  tuerken: 'Turkey',
};
