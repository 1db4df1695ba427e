/** Whether the text of a file is a game rather than a scenario: only games have seasons. */
export const isGame = (text: string): boolean => /^seasons[ ]*:/m.test(text);
