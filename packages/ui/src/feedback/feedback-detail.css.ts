import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x4 });

export const file = style({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});

export const picture = style({ display: 'block', width: '160px', height: '120px', objectFit: 'cover' });

export const none = style({ marginBlockEnd: vars.space.x4, color: vars.color.textMuted });
export const content = style({ maxWidth: vars.layout.readingMax, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
