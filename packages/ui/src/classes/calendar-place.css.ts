import { styleVariants } from '@vanilla-extract/css';
import { fineSteps, lanesMax, slotMinutes, stepMinutes, stepsPerDay, stepsPerSlot } from './calendar-steps.ts';

// Places are classes and not style attributes: the content security policy drops those from the server's markup. They are
// plain percentages: with hundreds of events on the page every custom property is felt.

/** Height of a half hour, in a unit that grows with the browser's text size. */
export const slotHeightRem = 2.625;
const stepRem = (slotHeightRem * stepMinutes) / slotMinutes;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rem = (value: number): string => `${round(value)}rem`;
const percent = (share: number): string => `${round(share * 100)}%`;
const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const weekDays = 7;

/** A day's column; the first is also that of a single day. */
export const day = styleVariants(
  Object.fromEntries(indexes(weekDays).map((index) => [index, { gridArea: `1 / ${index + 1}` }])),
);

/** Place below the top of its half hour. */
export const offset = styleVariants(
  Object.fromEntries(indexes(stepsPerSlot).map((step) => [step, { marginBlockStart: rem(step * stepRem) }])),
);

const spans = indexes(stepsPerDay)
  .map((index) => index + 1)
  .filter((steps) => steps <= fineSteps || steps % stepsPerSlot === 0);

/** Height by length in steps. */
export const span = styleVariants(
  Object.fromEntries(spans.map((steps) => [steps, { height: `calc(${rem(steps * stepRem)} - 2px)` }])),
);

/** Lane of lanes in a day's column, as 'lane/lanes'. */
export const lane = styleVariants(
  Object.fromEntries(
    indexes(lanesMax).flatMap((last) =>
      indexes(last + 1).map((index) => [
        `${index}/${last + 1}`,
        last === 0
          ? { marginInline: '2px' }
          : {
              marginInlineStart: `calc(${percent(index / (last + 1))} + 2px)`,
              width: `calc(${percent(1 / (last + 1))} - 4px)`,
            },
      ]),
    ),
  ),
);
