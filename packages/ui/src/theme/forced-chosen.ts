import { media } from './media.ts';

/**
 * The look of a chosen thing under forced colours, where its ground is gone and every transparent border is drawn: a line under
 * its words, so that it differs by more than a colour.
 */
export const forcedChosen = {
  [media.forcedColors]: {
    textDecorationLine: 'underline',
    textDecorationThickness: '3px',
    textUnderlineOffset: '0.25em',
    borderColor: 'Highlight',
    color: 'Highlight',
  },
} as const;
