import { style } from '@vanilla-extract/css';

export const progress = style({ flex: '1 1 12rem' });
