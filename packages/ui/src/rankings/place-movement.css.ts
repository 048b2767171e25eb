import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const movement = styleVariants({
  up: { ...base, color: vars.color.tone.success.text },
  // A place lost is no alarm.
  down: { ...base, color: vars.color.textMuted },
  same: { ...base, color: vars.color.textSubtle },
  fresh: { ...base, color: vars.color.tone.brand.text },
});
