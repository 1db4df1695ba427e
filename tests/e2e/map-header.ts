/** Says which map of the board a browser is sent (`serve.ts`). */
export const MAP_HEADER = 'standoff-map';

/** The headers of a browser that is sent the map without its shapes. */
export const WITHOUT_MAP = { [MAP_HEADER]: 'none' } as const;
