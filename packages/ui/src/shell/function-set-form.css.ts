import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const entries = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const legend = style({
  marginBlockEnd: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
