import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// Where it stands beside the page it is a card on edge, so that it fits into the page's margin; elsewhere a row.
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: `1px solid ${vars.color.tone.warning.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.warning.soft,
  color: vars.color.tone.warning.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': {
    [media.large]: {
      flexDirection: 'column',
      minHeight: 0,
      overflow: 'hidden',
      // Of the margin, which does not grow with the text.
      width: '32px',
      padding: `${vars.space.x3} 0`,
      borderInlineEndWidth: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: vars.shadow.card,
      fontSize: vars.text.caption.size,
      lineHeight: vars.text.caption.line,
    },
  },
});

export const words = style({
  '@media': {
    [media.large]: {
      minHeight: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      writingMode: 'vertical-rl',
      whiteSpace: 'nowrap',
    },
  },
});
