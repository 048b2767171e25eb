import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { footBar } from '../shell/foot-bar.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Height of a phone's bar with one large button. */
export const barHeight = `calc(${vars.size.controlLarge} + 2 * ${vars.space.x2})`;
/** Height of whatever stands at the foot of the screen. */
export const foot = fallbackVar(footBar, '0px');

/** Looks of a bar that stays in view on phones, above whatever stands at the foot of the screen; its position is the page's. */
export const phoneBar = {
  insetBlockEnd: foot,
  zIndex: vars.z.sticky,
  minHeight: barHeight,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  borderBlock: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
} as const;

/** While `selector` is on the page, what gets the focus is scrolled clear of its bar. */
export function scrollClearOf(selector: string): void {
  globalStyle(`html:has(${selector})`, {
    '@media': { [media.phone]: { scrollPaddingBottom: `calc(${foot} + ${barHeight} + ${vars.space.x2})` } },
  });
}
