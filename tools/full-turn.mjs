/** A unit for every centre. */
export const FULL_TURN = `
Austria: A Vie-Gal, A Bud S A Vie-Gal, A Ser-Bul, F Gre S A Ser-Bul, F Tri-Adr
England: F Nth C A Yor-Nwy, A Yor-Nwy, F Nwg S A Yor-Nwy, F Lon-Eng, A Lvp-Wal
France: A Par-Bur, A Mar S A Par-Bur, F Bre-Eng, F Por-Mid, A Bel H
Germany: A Mun-Bur, A Ruh S A Mun-Bur, F Kie-Hel, A Den-Swe, F Hol-Bel, A Ber-Sil
Italy: A Ven-Tri, A Tyr S A Ven-Tri, F Nap-Ion, A Rom-Apu, F Tun-Wes
Russia: A War-Gal, A Ukr S A War-Gal, F Sev-Rum, A Mos-Sev, F StP/nc-Nwy, F Swe-Den
Turkey: A Con-Bul, F Ank-Bla
`.trim();
