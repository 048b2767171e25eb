import { createContext } from 'react';

/**
 * Whether the server drew each part in a boundary of its own, since one of them threw. Otherwise there are none: a part that
 * is changed before React has taken over its boundary would be thrown away and drawn anew, with what was pressed in it.
 */
export const PartsApart = createContext(false);
