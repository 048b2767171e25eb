import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const place = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(70dvh, 40rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
});

export const frame = style({ width: '100%', height: '100%', border: 0, colorScheme: 'light' });
export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
