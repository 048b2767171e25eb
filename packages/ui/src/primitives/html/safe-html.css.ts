import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ maxWidth: vars.layout.readingMax, overflowWrap: 'anywhere' });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${root} :is(${selector})`, rule);

inside('p, ul, ol, blockquote, pre, table, h1, h2, h3, h4, h5, h6', { marginBlock: `0 ${vars.space.x3}` });
inside('h1, h2, h3, h4, h5, h6', {
  marginBlockStart: vars.space.x5,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
});
inside('ul', { paddingInlineStart: vars.space.x6, listStyle: 'disc' });
inside('ol', { paddingInlineStart: vars.space.x6, listStyle: 'decimal' });
inside('blockquote', {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
// Whatever width the company's HTML gives them, they are no wider than the page: wide ones scroll within.
inside('pre, table', { display: 'block', overflowX: 'auto', maxWidth: '100%', boxSizing: 'border-box' });
// Long lines wrap: to scroll them would take a keyboard's focus.
inside('pre', { whiteSpace: 'pre-wrap' });
inside('td, th', {
  padding: `${vars.space.x1} ${vars.space.x2}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  // A wide table scrolls: its words stay whole.
  overflowWrap: 'break-word',
});
inside('img', { maxWidth: '100%', height: 'auto', borderRadius: vars.radius.small });
inside('hr', { maxWidth: '100%', border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
// What holds it has its own space at the end.
globalStyle(`${root} > :last-child`, { marginBlockEnd: 0 });
