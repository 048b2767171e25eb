import { keyframes } from '@vanilla-extract/css';

/** A full turn: spinners. */
export const spin = keyframes({ to: { transform: 'rotate(360deg)' } });
/** Breathing grey of a skeleton. */
export const pulse = keyframes({ '50%': { opacity: 0.55 } });
/** Comes up from just below its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const fade = keyframes({ from: { opacity: 0 } });
