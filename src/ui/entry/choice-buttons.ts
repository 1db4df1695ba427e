import { KINDS_IN, type OrderAnswer, type Kind } from './order-answers.ts';
import { aboutIn, askedOf, openAbout, placeIn, type Draft, type DraftEvent } from './draft.ts';
import { answerKey, answerText, type EntryWords } from './entry-words.ts';

/** A button that gives an answer. */
export interface ChoiceButton {
  readonly id: string;
  readonly text: string;
  /** The shortcut letter; '' if there is none. */
  readonly key: string;
  /** Whether it is legal; if not, pressing it says why. */
  readonly offered: boolean;
  readonly send: readonly DraftEvent[];
}

/** Kinds that most editions lack: there they have no button, not even one that says why. */
const OF_ARMY_FLEET: readonly Kind[] = ['board', 'land'];

/** The answers on buttons. Moves and retreats have none: the space itself is pressed. */
export function choiceButtons(draft: Draft, words: EntryWords): readonly ChoiceButton[] {
  const [place, asked] = [placeIn(draft), askedOf(draft)];
  if (!place || !asked || asked.question === null) return [];
  const button = (answer: OrderAnswer, offered = true): ChoiceButton => ({
    id: answer.value,
    text: answerText(answer, words),
    key: answerKey(answer, words),
    offered,
    send: [{ type: 'ANSWER', answer }],
  });
  const { phase } = draft.choices.task;
  const about = aboutIn(draft);
  const isOffered = (kind: Kind): boolean => asked.options.some(({ value }) => value === kind);
  switch (asked.question) {
    case 'coast':
    case 'way':
      return asked.options.map((answer) => button(answer));
    case 'kind': {
      if (about !== null) return buttonsAbout(asked.options);
      if (phase === 'adjustments') return asked.options.map((answer) => button(answer));
      return KINDS_IN[phase]
        .filter((kind) => kind !== 'move' && kind !== 'retreat')
        .filter((kind) => kind !== 'convoy' || place.piece?.kind === 'F')
        .filter((kind) => !OF_ARMY_FLEET.includes(kind) || isOffered(kind))
        .map((kind) => button({ question: 'kind', value: kind }, isOffered(kind)));
    }
    case 'about':
    case 'whom':
    case 'where':
      return about === null ? [] : instead();
  }

  function buttonsAbout(options: readonly OrderAnswer[]): readonly ChoiceButton[] {
    const hasWhere = draft.path.some(({ question }) => question === 'where');
    return [
      ...options.map((answer): ChoiceButton => {
        const one = button(answer);
        if (answer.value === 'move') return { ...one, text: words.moveThere };
        const inPlace = { ...draft, path: [...draft.path, answer] };
        if (hasWhere || about === null || !openAbout(inPlace).includes(about)) return one;
        const where: OrderAnswer = { question: 'where', value: about };
        return {
          ...one,
          text: words.supportInPlace,
          send: [...one.send, { type: 'ANSWER', answer: where }],
        };
      }),
      ...instead(),
    ];
  }

  /** Offers to order the unit last pressed instead. */
  function instead(): readonly ChoiceButton[] {
    const other = draft.choices.places.find(({ space }) => space === about);
    if (!other) return [];
    const { space } = other;
    const text = words.orderInstead;
    return [{ id: 'instead', text, key: '', offered: true, send: [{ type: 'PLACE', space }] }];
  }
}
