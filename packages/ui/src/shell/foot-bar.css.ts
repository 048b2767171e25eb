import { createVar } from '@vanilla-extract/css';

/** Height of the bar at the foot of the screen, where there is one: what stays in view above the foot stands on it. */
export const footBar = createVar();
