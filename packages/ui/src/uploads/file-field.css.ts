import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-dragging]': { borderColor: vars.color.focus, backgroundColor: vars.color.selected },
    '&[data-invalid]': { borderColor: vars.color.tone.danger.solid },
    '&:focus-within:not([data-invalid])': { borderColor: vars.color.focus },
  },
});

export const zoneText = style({
  flex: 1,
  minWidth: '12rem',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const input = style({
  maxWidth: '100%',
  minHeight: vars.size.control,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  borderRadius: vars.radius.medium,
});

// Once scripted the chosen files stand in the list; the browser's own 'No file chosen' would contradict it.
export const hiddenInput = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const chooser = style({
  selectors: {
    [`${hiddenInput}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

globalStyle(`${input}::file-selector-button`, {
  minHeight: vars.size.controlSmall,
  marginInlineEnd: vars.space.x3,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.small.size,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
});
globalStyle(`${input}:hover:not(:disabled)::file-selector-button`, { backgroundColor: vars.color.hover });
globalStyle(`${input}:disabled::file-selector-button`, {
  color: vars.color.textSubtle,
  backgroundColor: vars.color.sunken,
  cursor: 'not-allowed',
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlLarge,
  height: vars.size.controlLarge,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  objectFit: 'cover',
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, gap: vars.space.half });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  color: vars.color.text,
});

export const size = style({ fontWeight: vars.font.regular, color: vars.color.textMuted });

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="saved"]': { color: vars.color.tone.success.text },
    '&[data-state="failed"]': { color: vars.color.tone.danger.text },
    '&[data-state="waiting"], &[data-state="unsaved"]': { color: vars.color.tone.warning.text },
  },
});

export const buttons = style({
  display: 'flex',
  gap: vars.space.x1,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
