import { createVar } from '@vanilla-extract/css';

/** Height of the bar at the foot of the screen, where there is one: what stays in view above the foot stands on it. */
export const footBar = createVar();

/** Marks a page whose own controls stand at the foot of a phone's screen: the bar is not drawn there. */
export const footTaken = 'data-foot-taken';
