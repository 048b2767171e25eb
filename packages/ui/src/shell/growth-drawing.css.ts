import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '2' } as const;

export const envelope = style({ fill: vars.color.tone.danger.solid });
export const flap = style({ ...line, stroke: vars.color.tone.danger.border });
export const seal = style({ fill: vars.color.tone.reward.solid });
export const sealMark = style({ ...line, stroke: vars.color.tone.reward.onSolid });
export const pot = style({ fill: vars.color.tone.reward.solid });
export const potRim = style({ fill: vars.color.tone.reward.border });
export const stem = style({ ...line, stroke: vars.color.tone.success.solid });
export const leaf = style({ fill: vars.color.tone.success.solid });
export const leafLight = style({ fill: vars.color.tone.success.border });
