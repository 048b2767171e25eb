import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fineSteps, lanesMax, slotMinutes, stepMinutes, stepsPerDay, stepsPerSlot } from './calendar-steps.ts';

// Places are classes and not style attributes: the content security policy drops those from the server's markup.

/** Height of a half hour, in a unit that grows with the browser's text size. */
export const slotHeightRem = 2.625;
const stepRem = (slotHeightRem * stepMinutes) / slotMinutes;
const rem = (value: number): string => `${Math.round(value * 10_000) / 10_000}rem`;

export const dayCount = createVar();
export const timeWidth = createVar();
const dayIndex = createVar();
const laneStart = createVar();
const laneShare = createVar();

/** How many days stand side by side. */
export const days = styleVariants({
  1: { vars: { [dayCount]: '1' } },
  7: { vars: { [dayCount]: '7' } },
});

/** Room for one column of times or two. */
export const times = styleVariants({
  1: { vars: { [timeWidth]: '4.5rem' } },
  2: { vars: { [timeWidth]: '8.5rem' } },
});

export const day = styleVariants(
  Object.fromEntries(Array.from({ length: 7 }, (_, index) => [index, { vars: { [dayIndex]: String(index) } }])),
);

/** Place below the top of its half hour. */
export const offset = styleVariants(
  Object.fromEntries(Array.from({ length: stepsPerSlot }, (_, step) => [step, { top: rem(step * stepRem) }])),
);

const spans = Array.from({ length: stepsPerDay }, (_, index) => index + 1).filter(
  (steps) => steps <= fineSteps || steps % stepsPerSlot === 0,
);

/** Height by length in steps. */
export const span = styleVariants(
  Object.fromEntries(spans.map((steps) => [steps, { height: `calc(${rem(steps * stepRem)} - 2px)` }])),
);

const laneCounts = Array.from({ length: lanesMax }, (_, index) => index + 1);

/** Lane of lanes, as 'lane/lanes'. */
export const lane = styleVariants(
  Object.fromEntries(
    laneCounts.flatMap((count) =>
      Array.from({ length: count }, (_, index) => [
        `${index}/${count}`,
        { vars: { [laneStart]: String(index / count), [laneShare]: String(1 / count) } },
      ]),
    ),
  ),
);

const dayWidth = `((100% - ${timeWidth}) / ${dayCount})`;

/** Stands in its day's column and, within it, in its lane. */
export const inDay = style({
  position: 'absolute',
  insetInlineStart: `calc(${timeWidth} + ${dayWidth} * (${dayIndex} + ${laneStart}) + 2px)`,
  width: `calc(${dayWidth} * ${laneShare} - 4px)`,
});

/** Fills its day's column from edge to edge. */
export const wholeDay = style({
  position: 'absolute',
  insetInlineStart: `calc(${timeWidth} + ${dayWidth} * ${dayIndex})`,
  width: `calc(${dayWidth})`,
});
