/** Whether a text is plainly a scenario file, and no orders: it names its editions and has a phase. */
export const isScenario = (text: string): boolean =>
  /^editions[ \t]*:[ \t]*\[/m.test(text) && /^(orders|dislodged|centres)[ \t]*:/m.test(text);
