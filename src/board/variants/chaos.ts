import type { Power } from '../powers.ts';
import { SPACES } from '../spaces.ts';
import type { Space, SpaceId } from '../board.ts';

/**
 * The colour of the power of each centre. All 34 differ by 13 or more (CIEDE2000), those of centres two moves apart or
 * less by as much also for red- and green-blind readers.
 */
const COLOURS = {
  ANK: '#0c492b',
  BEL: '#49e9f8',
  BER: '#8c929f',
  BRE: '#7c492e',
  BUD: '#6a1449',
  BUL: '#a473ee',
  CON: '#a98e57',
  DEN: '#51f39e',
  EDI: '#359bd9',
  GRE: '#afb3a5',
  HOL: '#4c5c58',
  KIE: '#aa5f04',
  LON: '#2f8380',
  LVP: '#eb603a',
  MAR: '#f9c965',
  MOS: '#d5cddb',
  MUN: '#2c2398',
  NAP: '#c23870',
  NWY: '#ed9c55',
  PAR: '#f98e88',
  POR: '#2bccb4',
  ROM: '#fec2a4',
  RUM: '#c3e143',
  SER: '#384307',
  SEV: '#ea5974',
  SMY: '#aea9e2',
  SPA: '#46393d',
  STP: '#285d80',
  SWE: '#a50c1f',
  TRI: '#66a70c',
  TUN: '#7e7269',
  VEN: '#846797',
  VIE: '#ed8ec0',
  WAR: '#148a53',
} as const satisfies Partial<Record<SpaceId, string>>;

const called = Object.entries(COLOURS).map(
  ([centre, colour]) =>
    [
      (SPACES as Readonly<Record<string, Space>>)[centre]?.name as Power,
      centre as SpaceId,
      colour,
    ] as const,
);

/** Chaos: each centre is the home of a power, which has its name. */
export const CHAOS = {
  powers: called.map(([power]) => power),
  homes: Object.fromEntries(called.map(([power, centre]) => [centre, power])),
  colours: Object.fromEntries(called.map(([power, , colour]) => [power, colour])),
} as const;
