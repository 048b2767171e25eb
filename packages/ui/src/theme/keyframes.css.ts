import { keyframes } from '@vanilla-extract/css';

/** A full turn: spinners. */
export const spin = keyframes({ to: { transform: 'rotate(360deg)' } });
/** Breathing grey of a skeleton. */
export const pulse = keyframes({ '50%': { opacity: 0.55 } });
/** Comes up from just below its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
/** Not to be seen yet: before something that only a slow line should show. */
export const unseen = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
export const fade = keyframes({ from: { opacity: 0 } });
