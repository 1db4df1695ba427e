/** The parts of the site that its header names. */
export type Part = 'learn' | 'examples' | 'desk' | 'game' | 'rules';
