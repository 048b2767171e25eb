import { style } from '@vanilla-extract/css';

export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&:not([data-shown])': { opacity: 0, pointerEvents: 'none' } },
});
export const mirrored = style({ transform: 'scaleX(-1)' });
export const whole = style({ objectFit: 'contain' });
