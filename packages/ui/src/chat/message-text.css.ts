import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });

export const link = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  unicodeBidi: 'isolate',
});

export const mention = style({
  color: vars.color.link,
  fontWeight: vars.font.medium,
  selectors: {
    '&[data-own]': {
      paddingInline: '2px',
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.tone.reward.soft,
      color: vars.color.tone.reward.text,
      fontWeight: vars.font.semibold,
      '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
    },
  },
});
