/** Texts in every notation, written by us: what was meant by them, as `POW order [results]`. */
export interface SampleText {
  readonly notation: string;
  readonly text: string;
  readonly phase?: 'movement' | 'retreats' | 'adjustments';
  readonly orders: readonly string[];
}

const sample = (
  notation: string,
  text: string,
  orders: readonly string[],
  phase?: SampleText['phase'],
): SampleText => ({ notation, text, orders, ...(phase ? { phase } : {}) });

export const SAMPLE_TEXTS: readonly SampleText[] = [
  sample(
    'rulebook',
    `ENGLAND: A Lon-Bel, F Nth C A Lon-Bel
Austria-Hungary: A Tri. Stand A Bud.—Ser. F Alb.—Gre.
Russia: A Ukr S F Sev.—Rum.  A War.—Gal.`,
    [
      ...['ENG A LON - BEL', 'ENG F NTH C A LON - BEL', 'AUS A TRI H', 'AUS A BUD - SER'],
      ...['AUS F ALB - GRE', 'RUS A UKR S F SEV - RUM', 'RUS A WAR - GAL'],
    ],
  ),
  sample(
    'rulebook',
    'Spring, 1901\nEngland builds F Edi.\nRussia removes A Gal.\nItaly does not change',
    ['ENG F EDI B', 'RUS A GAL D'],
  ),
  sample('rulebook', 'F Eng r Lon. Build A Par. F Lon-Nth, A Par-Pic', [
    ...['- F ENG R LON', '- A PAR B', '- F LON - NTH', '- A PAR - PIC'],
  ]),
  sample('cases', '{"orders":{"AUSTRIA":["A VIE - GAL"],"ITALY":["A VEN D"]}}', [
    'AUS A VIE - GAL',
    'ITA A VEN D',
  ]),
  sample(
    'judge',
    `a lon - nth - bel
f nth c a lon - bel
army munich supports army silesia
f ank - con; a smy h
f stp/sc - bot, build a warsaw`,
    [
      ...['- A LON - BEL VIA', '- F NTH C A LON - BEL', '- A MUN S A SIL', '- F ANK - CON'],
      ...['- A SMY H', '- F STP/SC - BOT', '- A WAR B'],
    ],
  ),
  sample(
    'judge',
    `From: judge@example.com
Subject: Diplomacy results S1901M

Movement results for Spring of 1901.  (test.000)

Austria: Army Budapest -> Serbia.
Austria: Fleet Trieste SUPPORT Army Budapest -> Serbia.  (*cut*)
Austria: Army Vienna -> Galicia.  (*bounce*)
Austria: Army Tyrolia, No Order Processed.
England: Army Edinburgh -> Norwegian Sea -> Norway.
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.  (*bounce, dislodged*)
Turkey: Fleet Aegean Sea SUPPORT Italian Army Serbia
-> Bulgaria.  (*void, dislodged*)
Germany: Army Prussia -> Baltic Sea -> Sweden.  (*no convoy*)
Germany: Army Kiel -> North
Sea.

The following units were dislodged:

The Russian Fleet in St Petersburg (south coast) can retreat to Finland or
Livonia.`,
    [
      ...['AUS A BUD - SER [succeeded]', 'AUS F TRI S A BUD - SER [cut]'],
      ...['AUS A VIE - GAL [bounced]', 'AUS A TYR H [succeeded]'],
      ...['ENG A EDI - NWY VIA [succeeded]', 'RUS F STP/SC - BOT [bounced,dislodged]'],
      ...['TUR F AEG S A SER - BUL [void,dislodged]', 'GER A PRU - SWE VIA [no convoy]'],
      'GER A KIE - NTH [succeeded]',
    ],
  ),
  sample(
    'judge',
    `Turkey:    Army  Armenia -> Syria.
Turkey:    Build WAIVED.
Russia:    Builds an army in Moscow.
Russia:    Removes the fleet in the Black Sea.
England:   Defaults, removing the army in Wales.
Austria:   2 unused builds pending.

Ownership of supply centers:
Italy:     Naples, Rome, Venice.`,
    [
      ...['TUR A ARM - SYR [succeeded]', 'TUR WAIVE [succeeded]', 'RUS A MOS B [succeeded]'],
      ...['RUS F BLA D [succeeded]', 'ENG A WAL D [succeeded]'],
    ],
  ),
  sample(
    'judge',
    `Italy: A Apu - ION - Alb  (*no convoy*)
Germany: F Hel S French F Eng - NTH  (*void*)
England: A Nor S F BAR - StP/nc`,
    [
      'ITA A APU - ALB VIA [no convoy]',
      'GER F HEL S F ENG - NTH [void]',
      'ENG A NWY S F BAR - STP/NC [succeeded]',
    ],
  ),
  sample('dpp', 'ORD (FAL 102) ((ITA FLT ION) MTO GRE BNC) ((ENG AMY WAL) HLD VLD) EOM', [
    'ITA F ION - GRE [bounced]',
    'ENG A WAL H',
  ]),
  sample('dpp', 'sub: ((AUS AMY VIE) RTO TYR)\nsub: ((AUS FLT TRI) DSB)', [
    'AUS A VIE R TYR',
    'AUS F TRI D',
  ]),
  sample(
    'daide',
    `SUB ((ENG FLT BAR) MTO (STP NCS)) ((ENG FLT NWY) SUP (ENG FLT BAR) MTO STP)
SUB ((ENG AMY YOR) CTO NWY VIA (NTH)) ((ENG FLT NTH) CVY (ENG AMY YOR) CTO NWY)
ORD (SPR 1902) ((FRA AMY BUR) SUP (FRA FLT PIC) MTO BEL) (CUT)
SUB ( SUM #1903 ) ( ( RUS AMY STP ) RTO MOS ) ( ( RUS FLT RUM ) DSB )
ORD (WIN 1901) (RUS WVE) (SUC)
FRM ( TUR ) ( ITA ) ( PRP ( XDO ( ( ITA FLT ION ) SUP ( TUR FLT AEG ) MTO GRE ) ) )`,
    [
      ...['ENG F BAR - STP/NC', 'ENG F NWY S F BAR - STP', 'ENG A YOR - NWY VIA'],
      ...['ENG F NTH C A YOR - NWY', 'FRA A BUR S F PIC - BEL [cut]', 'RUS A STP R MOS'],
      ...['RUS F RUM D', 'RUS WAIVE [succeeded]'],
    ],
  ),
  sample(
    'webdiplomacy',
    `{"terrID":6,"unitType":"Army","type":"Move","toTerrID":44,"fromTerrID":"","viaConvoy":"Yes","convoyPath":[6,53]}
{"terrID":53,"unitType":"Fleet","type":"Convoy","toTerrID":44,"fromTerrID":6,"viaConvoy":""}
{"terrID":42,"unitType":"Army","type":"Support hold","toTerrID":41,"fromTerrID":"","viaConvoy":""}
{"terrID":48,"unitType":"Army","type":"Support move","toTerrID":44,"fromTerrID":45,"viaConvoy":""}
{"turn":1,"phase":"Diplomacy","countryID":6,"terrID":23,"unitType":"Army","type":"Hold","toTerrID":0,"success":"No","dislodged":"No"}
{"turn":1,"phase":"Diplomacy","countryID":6,"terrID":80,"unitType":"Fleet","type":"Move","toTerrID":69,"success":"No","dislodged":"Yes"}`,
    [
      ...['- A LON - BEL VIA', '- F NTH C A LON - BEL', '- A RUH S A MUN', '- A BUR S ? PIC - BEL'],
      ...['TUR A SMY H [succeeded]', 'TUR F BUL/EC - BLA [failed,dislodged]'],
    ],
  ),
  sample(
    'webdiplomacy',
    `Diplomacy
France:
The army at Paris move to Burgundy.
The army at Gascony support hold to Burgundy.
The army at Marseilles support move to Belgium from Picardy. (fail) (dislodged)
The fleet at North Sea convoy to Belgium from London.
The army at London move to Belgium via convoy. (fail)
The fleet at St. Petersburg (North Coast) move to Norway.
Build army at Paris. Destroy the unit at Kiel. Do not use build order.
The army at Burgundy retreat to Gascony.`,
    [
      ...['FRA A PAR - BUR [succeeded]', 'FRA A GAS S A BUR [succeeded]'],
      ...['FRA A MAR S ? PIC - BEL [failed,dislodged]', 'FRA F NTH C A LON - BEL [succeeded]'],
      ...['FRA A LON - BEL VIA [failed]', 'FRA F STP/NC - NWY [succeeded]'],
      ...['FRA A PAR B [succeeded]', 'FRA ? KIE D [succeeded]', 'FRA WAIVE [succeeded]'],
      'FRA A BUR R GAS [succeeded]',
    ],
  ),
  sample(
    'backstabbr',
    `"Germany": {"Kie": {"to": "Den", "type": "MOVE"}}
"France":  {"Por": {"type": "MOVE", "to": "Spa", "to_coast": "sc"}}
"Russia":  {"Sev": {"type": "SUPPORT", "from": "Rum"}, "Ukr": {"type": "SUPPORT", "from": "Sev", "to": "Rum"}}
"Austria": {"Gal": {"type": "HOLD", "result": "FAILS", "retreat": {"to": "Ukr", "type": "MOVE", "result": "SUCCEEDS"}}}`,
    [
      ...['GER ? KIE - DEN', 'FRA F POR - SPA/SC', 'RUS ? SEV S ? RUM', 'RUS A UKR S ? SEV - RUM'],
      ...['AUS A GAL H [dislodged]', 'AUS A GAL R UKR [succeeded]'],
    ],
  ),
  sample(
    'backstabbr',
    `var orders = {Germany: {Kie: {to: 'Den', type: 'MOVE'}}}; // Spring
var unitsByPlayer = {Germany: {Kie: 'F'}, Russia: {Stp: {type: 'F', coast: 'sc'}}};`,
    ['GER F KIE - DEN'],
  ),
  sample(
    'jdip',
    `France: A Gascony-Burgundy
Turkey: F con S F bla-ank
A lon-wal by convoy
A spa - gas Failed because France: A gas - par failed.
F tys - tun; Bounced with naf (1 against 1). A apu Holds`,
    [
      ...[
        'FRA A GAS - BUR [succeeded]',
        'TUR F CON S F BLA - ANK',
        'TUR A LON - WAL VIA [succeeded]',
      ],
      ...['TUR A SPA - GAS [failed]', 'TUR F TYS - TUN [bounced]', 'TUR A APU H [succeeded]'],
    ],
  ),
  sample(
    'python-diplomacy',
    'A YOR - NWY VIA\nF NTH C A YOR - NWY\nF STP/SC - BOT\nA BUR R GAS\nA PAR B\nA PAR D\nWAIVE',
    [
      ...['- A YOR - NWY VIA', '- F NTH C A YOR - NWY', '- F STP/SC - BOT', '- A BUR R GAS'],
      ...['- A PAR B', '- A PAR D', '- WAIVE'],
    ],
  ),
  sample(
    'python-diplomacy',
    '{"name":"F1902M","orders":{"ITALY":["F ION - GRE","A APU H"]},"results":{"F ION":["bounce"],"A APU":[]}}',
    ['ITA F ION - GRE [bounced]', 'ITA A APU H [succeeded]'],
  ),
  sample(
    'datc',
    `F North Sea Convoys A London - Belgium
A Norway - Sweden via convoy
A Tyrolia Supports A Venice
A Berlin Hold
F Spain(nc) - Gulf of Lyon`,
    [
      ...['- F NTH C A LON - BEL', '- A NWY - SWE VIA', '- A TYR S A VEN', '- A BER H'],
      '- F SPA/NC - LYO',
    ],
  ),
  sample(
    'realpolitik',
    `Turkey:
F Aegean Sea - Ionian Sea (*Bounce*)
A Serbia Supports A Bulgaria - Greece (*Cut*)
A Smyrna Supports F Constantinople (*Ordered to Move*)
A Ankara - Armenia (*Fails* too far)
A Syria, no move received`,
    [
      ...['TUR F AEG - ION [bounced]', 'TUR A SER S A BUL - GRE [cut]', 'TUR A SMY S F CON [void]'],
      ...['TUR A ANK - ARM [failed]', 'TUR A SYR H [succeeded]'],
    ],
  ),
  sample(
    'letter-case',
    `ITALY (name): f WES S FRENCH f por-spa(sc), a SYR-smy,
a alb-SER, f ion h (d r:alb,gre,otb).
RUSSIA (name): a SEV S TURKISH a arm (otm), a nwy-FIN, f bul(ec) h (d ann).
FRANCE (name): R f eng-WAL; has f WAL, a PAR, a PIC.`,
    [
      ...['ITA F WES S F POR - SPA/SC', 'ITA A SYR - SMY [failed]', 'ITA A ALB - SER [succeeded]'],
      ...['ITA F ION H [dislodged]', 'RUS A SEV S A ARM [void]', 'RUS A NWY - FIN [succeeded]'],
      ...['RUS F BUL/EC H [dislodged]', 'FRA F ENG R WAL [succeeded]'],
    ],
  ),
  sample(
    'brackets',
    `ITALY: (A PIE-MAR), F TYS CA ROM-TUN, A VEN SA TRI-TRI A APU-H
Austria: <A VIE-gal>, A alb-SER, <F <ADR> S *Turkish* f ion-apu>`,
    [
      ...['ITA A PIE - MAR [failed]', 'ITA F TYS C A ROM - TUN [succeeded]'],
      ...['ITA A VEN S A TRI [succeeded]', 'ITA A APU H [succeeded]', 'AUS A VIE - GAL [failed]'],
      ...['AUS A ALB - SER [succeeded]', 'AUS F ADR S F ION - APU [failed,dislodged]'],
    ],
  ),
  sample(
    'french',
    `TURQUIE
F NOI : ROU retraite ANK
A BUL S italie A GRE = SER
AUTRICHE
A GAL - VAR -> GAL
A BOH -H
+2
A BUD et F TRI`,
    [
      ...['TUR F BLA - RUM [bounced,dislodged]', 'TUR F BLA R ANK', 'TUR A BUL S A GRE - SER'],
      ...['AUS A GAL - WAR [failed]', 'AUS A BOH H', 'AUS A BUD B', 'AUS F TRI B'],
    ],
  ),
  sample(
    'german',
    `| Italy            | Turkey           |
| F TYS-WES        | <u>A Bul-Rum</u> |
| F Tun S "        | &nbsp; > ex      |
| A Rom S ↓        | F BLA SRuF       |
| A Ven S ↑        | &nbsp; Sev-Arm   |
| +A Ven           | -F PeS           |`,
    [
      ...['ITA F TYS - WES [succeeded]', 'ITA F TUN S F TYS - WES [succeeded]'],
      ...['ITA A ROM S A VEN [succeeded]', 'ITA A VEN S A ROM [succeeded]', 'ITA A VEN B'],
      ...['TUR A BUL - RUM [failed,dislodged]', 'TUR A BUL D'],
      ...['TUR F BLA S F SEV - ARM [succeeded]', 'TUR F STP/SC D'],
    ],
  ),
  sample(
    'droidippy',
    'adr support tyr move ven\nion convoy tun move alb\ntun move alb via convoy\nbuild Army lvp',
    [...['- F ADR S A TYR - VEN', '- F ION C A TUN - ALB', '- A TUN - ALB VIA', '- A LVP B']],
  ),
  sample(
    'discord',
    '.order\ntrieste s venice holds\nadriatic sea c apulia to albania\nboom tunis\nbuild london f',
    ['- ? TRI S ? VEN', '- F ADR C A APU - ALB', '- ? TUN D', '- F LON B'],
  ),
  sample(
    'letters',
    `Hi Bob,

here are my orders for the spring:
Paris to Burgundy
lon-nth
F Bre s A Par-Pic
Army Tyrolia to Piedmont,
> f lpl-iri (no threat to you)
Fleet Tyrrhenian supports Italian Fleet Tuscany to G. of Lyon.
Best wishes
Alice`,
    [
      ...['- A PAR - BUR', '- F LON - NTH', '- F BRE S A PAR - PIC', '- A TYR - PIE'],
      ...['- F LVP - IRI', '- F TYS S F TUS - LYO'],
    ],
  ),
];
