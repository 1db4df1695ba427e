import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The entries of the legend, in the order in which readers meet the marks. */
export type LegendEntryId =
  | 'units'
  | 'owner'
  | 'open'
  | 'succeeds'
  | 'bounces'
  | 'given'
  | 'cut'
  | 'held'
  | 'available'
  | 'disrupted'
  | 'byConvoy'
  | 'void'
  | 'illegal'
  | 'dislodged'
  | 'retreat'
  | 'new'
  | 'leaves'
  | 'attack'
  | 'hold'
  | 'prevent';

type Words = Readonly<Record<LegendEntryId, readonly [word: string, text: string]>>;

export const LEGEND_WORDS: Readonly<Record<LanguageTag, Words>> = {
  en: {
    units: ['Army, fleet', 'a block, a boat; the letter is the power’s'],
    owner: ['Owner', 'a centre’s owner colours its province; land without a centre is no one’s'],
    open: ['Open', 'in pencil: ordered, not decided yet'],
    succeeds: ['Succeeds', 'in ink: a move that goes through'],
    bounces: ['Bounces', 'a bar at the border, where it was stopped'],
    given: ['Given', 'a support flows into what it helps'],
    cut: ['Cut', 'two strokes: a support that counts for nothing'],
    held: ['Held', 'a brace: a support in place'],
    available: ['Available', 'a ring: a fleet whose convoy holds'],
    disrupted: ['Disrupted', 'a broken ring: its fleet was dislodged'],
    byConvoy: ['By convoy', 'dashes: an army at sea, and where it is left without a path'],
    void: ['Void', 'what it refers to was not ordered'],
    illegal: ['Illegal', 'it can never be followed'],
    dislodged: ['Dislodged', 'tilted, its rim perforated; a boat sinks'],
    retreat: ['Retreat', 'dots to where a dislodged unit may go'],
    new: ['New', 'a second rim and a plus: a unit that was built'],
    leaves: ['Leaves', 'crossed out: disbanded or removed'],
    attack: ['Attack', 'a coin: its strength; inverted where it wins'],
    hold: ['Hold', 'a shield: the strength of a unit that stays'],
    prevent: ['Prevent', 'a lozenge: the strength that keeps others out'],
  },
  de: {
    units: ['Armee, Flotte', 'ein Klotz, ein Boot; der Buchstabe steht für die Macht'],
    owner: [
      'Besitz',
      'die Farbe der Macht, der das Zentrum gehört; Land ohne Zentrum gehört niemandem',
    ],
    open: ['Offen', 'in Bleistift: befohlen, noch nicht entschieden'],
    succeeds: ['Gelingt', 'in Tinte: ein Zug, der durchkommt'],
    bounces: ['Prallt ab', 'ein Balken an der Grenze, an der er aufgehalten wurde'],
    given: ['Gilt', 'eine Unterstützung mündet in das, was sie unterstützt'],
    cut: ['Abgeschnitten', 'zwei Striche: eine Unterstützung, die nicht zählt'],
    held: ['Gehalten', 'eine Klammer: Unterstützung beim Halten'],
    available: ['Kommt zustande', 'ein Ring: eine Flotte, deren Konvoi zustande kommt'],
    disrupted: ['Unterbrochen', 'der Ring entzwei: Seine Flotte wurde vertrieben'],
    byConvoy: ['Mit dem Konvoi', 'gestrichelt: eine Armee auf See, und wo ihr der Weg ausgeht'],
    void: ['Wirkungslos', 'worauf er sich bezieht, war nicht befohlen'],
    illegal: ['Unzulässig', 'er ließ sich gar nicht befolgen'],
    dislodged: ['Vertrieben', 'gekippt, der Rand durchlocht; ein Boot sinkt'],
    retreat: ['Rückzug', 'Punkte dorthin, wohin eine vertriebene Einheit darf'],
    new: ['Neu', 'ein zweiter Rand und ein Plus: eine gebaute Einheit'],
    leaves: ['Geht', 'durchgestrichen: vom Brett genommen'],
    attack: ['Angriff', 'eine Münze: seine Stärke; hell auf dunkel, wo er siegt'],
    hold: ['Halten', 'ein Schild: die Stärke einer Einheit, die bleibt'],
    prevent: ['Fernhalten', 'eine Raute: die Stärke, die andere fernhält'],
  },
};
