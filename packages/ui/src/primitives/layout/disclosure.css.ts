import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ minWidth: 0 });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.targetMin,
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const chevron = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});

export const content = style({ paddingBlockStart: vars.space.x2 });

// Safari's own triangle.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
