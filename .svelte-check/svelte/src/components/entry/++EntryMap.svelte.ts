///<reference types="svelte" />
;
import { tick, untrack } from 'svelte';
import type { SpaceId } from '../../board/board.ts';
import { spaceAt } from '../../board/cells.ts';
import { carry } from '../../stage/motion/carry.ts';
import { FORMATS, type FormatId } from '../../stage/model/format.ts';
import type { Point } from '../../stage/geometry/point.ts';
import { toMap } from '../../stage/model/view.ts';
import NoEntry from '../board/NoEntry.svelte';
import Picture from '../board/Picture.svelte';
import Piece from '../board/Piece.svelte';
import { round } from '../board/wood.ts';
import type { Camera } from '../camera.svelte.ts';
import { watchWidth } from '../width.ts';
import type { Answer } from './answers.ts';
import { besideUnit, type Size } from './beside.ts';
import Chooser from './Chooser.svelte';
import { askedOf, placeIn, type DraftEvent, type Drafting } from './drafting.ts';
import type { Hands } from './desk.ts';
import { keyMeaning } from './keys.ts';
import { answersShown, firstStop, nearestOption, optionsOn, spotOf } from './options.ts';
import { pencilFrame } from './pencil.ts';
import { entryFormat, entrySection } from './section.ts';
import Targets from './Targets.svelte';
import { placeOf, type EntryOrder } from './task.ts';
;

  interface Props {
    drafting: Drafting;
    hands: Hands;
    /** What is written on all slips that are shown. */
    orders: readonly EntryOrder[];
    format: FormatId;
    camera: Camera;
    base: string;
    /** What the picture shows, and what is asked, for those who do not see it. */
    label: string;
    question: string;
    /** What tells of the keys. */
    describedby: string;
    /** Before the page is live there is nothing to press. */
    live: boolean;
    send: (event: DraftEvent) => void;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const {
    drafting,
    hands,
    orders,
    format,
    camera,
    base,
    label,
    question,
    describedby,
    live,
    send,
  }: Props = $props();

  /** How far from what it means a finger may press, in px of the screen. */
  const FINGER = 24;
  /** Between letters of one name, in ms. */
  const PAUSE = 800;

  const task = $derived(drafting.desk.task);
  const section = $derived(entrySection(task, hands.active, FORMATS[format]));
  const laid = $derived(entryFormat(FORMATS[format], camera.view ?? section));
  const drawn = $derived(pencilFrame(task, orders, laid));
  const shown = $derived(camera.through ? carry(drawn, camera.through) : drawn);
  const options = $derived(optionsOn({ drafting, orders, shown, active: hands.active }));
  const place = $derived(placeIn(drafting));
  const asked = $derived(askedOf(drafting));
  const answers = $derived(answersShown(task.phase, place, asked));

  /** Where the keyboard is, of what is offered or of all spaces; and what the pointer is on. */
  let at: SpaceId | null = $state(null);
  let hovered: SpaceId | null = $state(null);
  const isOption = $derived(options.some(({ space }) => space === at));
  const stray = $derived(at !== null && !isOption ? at : null);
  const current = $derived(at ?? firstStop(options, drafting)?.space ?? null);
  const pointed = $derived(hovered ?? stray);

  const spot = $derived(place && spotOf(place.space, shown, task.phase === 'retreats'));
  const answered = (question: 'whom' | 'where') =>
    drafting.path.find((answer) => answer.question === question)?.value as SpaceId | undefined;
  /** Where something was tried that is not possible. */
  const tried = $derived(drafting.refused?.space && spotOf(drafting.refused.space, shown, false));
  /** The spaces that the order is about so far. */
  const marked = $derived(
    [drafting.place, answered('whom'), answered('where')].filter((space) => space != null),
  );
  /** Where the question is asked: at the unit, or at the place that it is about. */
  const asks = $derived.by(() => {
    const where = answered('where');
    return where ? spotOf(where, shown, false) : spot;
  });
  /** From where a line would go to what is pointed at. */
  const sketch = $derived.by(() => {
    const end = options.find(({ space, role }) => space === hovered && role !== 'place');
    const whom = answered('whom');
    const start = whom ? spotOf(whom, shown, false) : spot;
    return end && start ? { start, end } : null;
  });

  let stage: HTMLElement | undefined = $state();
  const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
    width,
    height,
  });
  let svg: SVGSVGElement | undefined = $state();
  let board: Size = $state.raw({ width: 0, height: 0 });
  let chooser: Size = $state.raw({ width: 0, height: 0 });
  /** From px of the drawing to those of the screen; where the screen is wider or higher, the drawing is in its middle. */
  const fit = $derived.by(() => {
    const { width, height } = shown.format;
    const scale = Math.min(board.width / width, board.height / height);
    return { scale, x: (board.width - width * scale) / 2, y: (board.height - height * scale) / 2 };
  });
  const onScreen = ({ x, y }: Point): Point => ({
    x: fit.x + x * fit.scale,
    y: fit.y + y * fit.scale,
  });
  const corner = $derived.by(() => {
    if (!asks) return null;
    const kept = options.map((option) => ({
      ...onScreen(option),
      weight: option.role === 'hint' ? 2 : 1,
    }));
    return besideUnit(onScreen(asks), chooser, board, kept);
  });

  const measured = (node: HTMLElement): void => {
    chooser = sizeOf(node);
  };

  /** The focus follows what is asked, as long as it is on the map at all. */
  const moment = $derived(`${String(drafting.place)} ${JSON.stringify(drafting.path)}`);
  let before = untrack(() => moment);
  $effect.pre(() => {
    if (moment === before) return;
    before = moment;
    untrack(() => {
      at = null;
      typed = '';
      const here = stage?.closest('.entry')?.contains(document.activeElement);
      if (here) void tick().then(focusOn);
    });
  });

  function focusOn(): void {
    const button = stage?.querySelector<HTMLElement>('.chooser button');
    const option = stage?.querySelector<SVGElement>('[data-space][tabindex="0"]');
    (button ?? option)?.focus({ preventScroll: true });
  }

  async function goTo(space: SpaceId): Promise<void> {
    at = space;
    reveal(space);
    await tick();
    stage?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  }

  /** A place beyond the edge is brought into view. */
  function reveal(space: SpaceId): void {
    const { x, y } = spotOf(space, shown, false);
    const { width: wide, height: high } = shown.format;
    const past = (value: number, size: number): number =>
      value < 0.08 * size ? value / size - 0.3 : value > 0.92 * size ? value / size - 0.7 : 0;
    const [right, down] = [past(x, wide), past(y, high)];
    if (right !== 0 || down !== 0) camera.pan(right, down);
  }

  let typed = '';
  let lastTyped = 0;

  /** Letters that belong to one name, this one included; any other key ends it. */
  function letters({ key, timeStamp }: KeyboardEvent): string {
    const isLetter = /^\p{L}$/u.test(key);
    typed = isLetter ? (timeStamp - lastTyped > PAUSE ? key : typed + key) : '';
    lastTyped = timeStamp;
    return typed;
  }

  function keyed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const { key } = event;
    const onMap = spaceUnder(event.target) !== null;
    const isPlace = options.some(({ space, role }) => space === current && role === 'place');
    const meaning = keyMeaning(key, {
      drafting,
      options,
      current,
      spot: current ? spotOf(current, shown, isPlace && task.phase === 'retreats') : { x: 0, y: 0 },
      onMap,
      typed: letters(event),
    });
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation();
    for (const one of meaning.send ?? []) send(one);
    if (meaning.goTo) void goTo(meaning.goTo);
  }

  let pointer = 'mouse';

  /** Where on the drawing, in its own px. */
  function pointOf({ clientX, clientY }: MouseEvent, drawing: SVGSVGElement): Point {
    const toScreen = drawing.getScreenCTM();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen?.inverse());
    return { x, y };
  }

  const spaceUnder = (target: EventTarget | null): SpaceId | null =>
    target instanceof Element
      ? ((target.closest('[data-space]')?.getAttribute('data-space') as SpaceId | null) ?? null)
      : null;

  function pressed(event: MouseEvent): void {
    if (!svg) return;
    const { x, y } = pointOf(event, svg);
    const near = pointer === 'mouse' ? null : nearestOption(options, { x, y }, FINGER / fit.scale);
    const there = toMap(shown.view, { x, y });
    const space = spaceUnder(event.target) ?? near?.space ?? spaceAt(there.x, there.y);
    if (!space) return;
    send({ type: 'SPACE', space });
    // Whoever presses can go on by keyboard from there.
    void tick().then(focusOn);
  }

  /** On the element itself, so that the map, which listens further out, hears of keys later. */
  function listen(node: HTMLElement): () => void {
    const touched = (event: PointerEvent): void => {
      pointer = event.pointerType;
    };
    const over = (event: PointerEvent): void => {
      hovered = spaceUnder(event.target);
    };
    const left = (): void => {
      hovered = null;
    };
    const focused = (event: FocusEvent): void => {
      at = spaceUnder(event.target) ?? at;
      hovered = spaceUnder(event.target);
    };
    node.addEventListener('keydown', keyed);
    node.addEventListener('pointerdown', touched, { capture: true });
    node.addEventListener('pointerover', over);
    node.addEventListener('pointerleave', left);
    node.addEventListener('focusin', focused);
    return () => {
      node.removeEventListener('keydown', keyed);
      node.removeEventListener('pointerdown', touched, { capture: true });
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', left);
      node.removeEventListener('focusin', focused);
    };
  }

  /** A second press is a press, and no wish to come closer. */
  function onBoard(node: SVGSVGElement): () => void {
    const still = (event: MouseEvent): void => {
      event.stopImmediatePropagation();
    };
    node.addEventListener('click', pressed);
    node.addEventListener('dblclick', still, { capture: true });
    return () => {
      node.removeEventListener('click', pressed);
      node.removeEventListener('dblclick', still, { capture: true });
    };
  }
  const erasable = $derived(orders.some((order) => placeOf(order) === drafting.place));
;
async () => {

  { const $$_div0 = svelteHTML.createElement("div", {     "class":`stage`,[Symbol("@attach")]:listen,[Symbol("@attach")]:watchWidth(() => {
    if (stage) board = sizeOf(stage);
  }),});stage = $$_div0;
   { const $$_svg1 = svelteHTML.createElement("svg", {          [Symbol("@attach")]:camera.on(
      () => FORMATS[format],
      () => section,
    ),[Symbol("@attach")]:onBoard,"viewBox":`0 0 ${shown.format.width} ${shown.format.height}`,"role":`group`,"aria-label":label,});svg = $$_svg1;
     { svelteHTML.createElement("g", { "aria-hidden":`true`,}); { const $$_erutciP3C = __sveltets_2_ensureComponent(Picture); new $$_erutciP3C({ target: __sveltets_2_any(), props: {  shown,base,}});} }
    if(live){
       { const $$_stegraT2C = __sveltets_2_ensureComponent(Targets); new $$_stegraT2C({ target: __sveltets_2_any(), props: {           options,marked,shown,base,"label":question,describedby,current,stray,pointed,}});}
      if(asked){
        
         { svelteHTML.createElement("g", {   "class":`above`,"aria-hidden":`true`,});
             for(let mark of __sveltets_2_ensureArray(shown.units)){mark.key; { const $$_eceiP3C = __sveltets_2_ensureComponent(Piece); new $$_eceiP3C({ target: __sveltets_2_any(), props: {   mark,"scale":shown.scale,}});}}
         }
      }
      if(tried){
         { svelteHTML.createElement("g", { "class":`tried`,}); { const $$_yrtnEoN3C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN3C({ target: __sveltets_2_any(), props: {      "x":tried.x,"y":tried.y,"scale":shown.scale,}});} }
      }
      if(sketch){
         { svelteHTML.createElement("path", {     "class":`sketch`,"d":`M${round(sketch.start.x)} ${round(sketch.start.y)}L${round(sketch.end.x)} ${round(
            sketch.end.y,
          )}`,});}
      }
    }
   }
  if(corner && answers.length > 0){
    question; {
       { svelteHTML.createElement("div", {      "class":`at`,[Symbol("@attach")]:measured,});__sveltets_2_ensureType(String, Number, `${round(corner.x)} `);__sveltets_2_ensureType(String, Number, `${round(corner.y)} `);
         { const $$_resoohC2C = __sveltets_2_ensureComponent(Chooser); new $$_resoohC2C({ target: __sveltets_2_any(), props: {          "label":question,answers,"erasable":erasable && asked?.question === 'kind',"onanswer":(answer: Answer) => {
            send({ type: 'ANSWER', answer });
          },"onerase":() => {
            send({ type: 'ERASE' });
          },}});}
       }
    }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EntryMap__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EntryMap__SvelteComponent_ = ReturnType<typeof EntryMap__SvelteComponent_>;
/*Ωignore_endΩ*/export default EntryMap__SvelteComponent_;