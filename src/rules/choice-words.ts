import type { Choices, Edition } from './edition.ts';

/** The options of a choice as keys of a record. */
type Option<K extends keyof Choices> = `${Choices[K]}`;

interface ChoiceWords<K extends keyof Choices> {
  /** The question, in a few words. */
  readonly label: string;
  /** Each answer, as a sentence. */
  readonly options: Readonly<Record<Option<K>, string>>;
}

/** What the editions differ in, in the order of the table on the rules page. */
export const CHOICE_WORDS: { readonly [K in keyof Choices]: ChoiceWords<K> } = {
  routes: {
    label: 'Several convoy routes',
    options: {
      'all-survive': 'Every ordered route must survive.',
      'one-survives': 'One surviving route is enough.',
      'all-own-survive':
        'Every route of its own power’s fleets must survive, if there is one; else every ordered route.',
    },
  },
  uncuttable: {
    label: 'What a convoyed attack cannot cut',
    options: {
      'attack-on-route': 'A fleet’s support for an attack on the army’s own convoy.',
      'action-at-convoy': 'A fleet’s support into a sea where a fleet convoys.',
      'attack-on-needed-fleet': 'A fleet’s support for an attack on a fleet the army needs.',
      none: 'Nothing: it cuts like any other attack.',
    },
  },
  paradox: {
    label: 'A convoy that decides its own fate',
    options: {
      'convoys-fail': 'The convoys concerned are disrupted.',
      'all-hold': 'The units concerned all stay.',
      'convoys-fail-or-all-hold':
        'The convoys are disrupted if that is one of the outcomes; else all stay.',
    },
  },
  adjacentConvoy: {
    label: 'Convoy to the next province',
    options: {
      exchange: 'Only to change places with the unit there.',
      'own-fleet-or-via': 'If a fleet of its own is ordered to, or the order says so.',
      via: 'Only if the order says so.',
    },
  },
  unorderedConvoy: {
    label: 'Told to go there by convoy, and no route is ordered',
    options: { stays: 'The army stays.', walks: 'It walks.' },
  },
  convoyedFrom: {
    label: 'Where a convoyed attack comes from',
    options: {
      origin: 'From where the army started: a support into that space is not cut.',
      sea: 'From the sea: it cuts even a support into the space where the army started.',
    },
  },
  retreatToConvoyOrigin: {
    label: 'Retreat to where a convoyed attacker came from',
    options: { true: 'Allowed.', false: 'Not allowed.' },
  },
  dislodgedEffect: {
    label: 'What a dislodged unit does to its attacker’s space',
    options: {
      none: 'Nothing.',
      'none-head-to-head': 'Nothing if the two met head to head; else it still bounces others.',
    },
  },
  onlyCoast: {
    label: 'No coast named, only one within reach',
    options: { taken: 'The fleet goes there.', 'must-be-named': 'The order is illegal.' },
  },
  supportedCoast: {
    label: 'A coast named in a support',
    options: {
      'must-match': 'It must be the one that the fleet goes to.',
      ignored: 'It does not matter.',
    },
  },
  severalOrders: {
    label: 'Several different orders to one unit',
    options: {
      none: 'None is followed.',
      first: 'The first legal one is followed.',
      last: 'The last legal one is followed.',
    },
  },
  illegalMove: {
    label: 'A unit with an illegal order to move',
    options: {
      holds: 'It holds, and may be supported.',
      'counts-as-move': 'It counts as moving, and cannot be supported in place.',
    },
  },
  waiving: {
    label: 'Declining a build',
    options: { true: 'Allowed.', false: 'Not allowed.' },
  },
  removal: {
    label: 'Which unit goes when nobody says',
    options: {
      'home-by-convoy': 'The one farthest from home, by its own moves and convoys.',
      'home-armies-over-sea': 'The one farthest from home, armies crossing seas like land.',
      'owned-over-land-and-sea':
        'The one farthest from any centre of its power, over land and sea.',
    },
  },
  shortGame: {
    label: 'Who wins a game that ends early',
    options: {
      'most-pieces': 'Whoever has most units.',
      'most-centres': 'Whoever has most centres.',
    },
  },
};

/** How an edition answers a question: `One surviving route is enough.` */
export function choiceWords(choice: keyof Choices, { choices }: Edition): string {
  const options: Readonly<Record<string, string>> = CHOICE_WORDS[choice].options;
  return options[String(choices[choice])] ?? '';
}

/** The questions on which two editions differ. */
export function differences(one: Edition, other: Edition): readonly (keyof Choices)[] {
  return (Object.keys(CHOICE_WORDS) as (keyof Choices)[]).filter(
    (choice) => one.choices[choice] !== other.choices[choice],
  );
}
