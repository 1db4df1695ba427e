/** The parts of the site that its header names. */
export type SitePart = 'learn' | 'examples' | 'desk' | 'game' | 'rules';
