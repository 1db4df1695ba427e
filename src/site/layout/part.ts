/** The parts of the site that its header names. */
export type Part = 'examples' | 'desk' | 'game' | 'rules';
