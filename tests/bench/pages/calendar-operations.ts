import { makeEvents, type WeekEvent } from './calendar-weeks.ts';
import { offer, repeat, unmount, until } from './operations.tsx';

/** How a page draws its calendar, and how the bench sees what it shows. */
export interface CalendarPage {
  /** Draws the calendar with its first week. */
  mount: () => void;
  /** Turns to a week. */
  go: (week: 0 | 1) => void;
  /** The element to press for an event. */
  find?: (id: string) => HTMLElement | null;
  isCanceled?: (id: string) => boolean;
  /** How many events of a week stand in the page. */
  count?: (week: 0 | 1) => number;
}

/** Class names by which the bench finds an event on pages that let it name them. */
export function eventClasses(event: WeekEvent): string {
  return `event event-${event.id} week-${event.week} status-${event.status}`;
}

/** Offers what every calendar is measured at. */
export function offerCalendar({
  mount,
  go,
  find = (id) => document.querySelector<HTMLElement>(`.event-${id}`),
  isCanceled = (id) => document.querySelector(`.event-${id}.status-Canceled`) !== null,
  count = (week) => document.querySelectorAll(`.week-${week}`).length,
}: CalendarPage): void {
  const ids = makeEvents()
    .filter(({ week }) => week === 0)
    .map(({ id }) => id);
  const isWeekShown = (week: 0 | 1): boolean => count(week) === ids.length && count(week === 0 ? 1 : 0) === 0;
  offer({
    mount: (times) =>
      repeat(times, () => {
        unmount();
        return until(mount, () => isWeekShown(0));
      }),
    change: (times) =>
      repeat(times, (index) => {
        const id = ids[(index * 37) % ids.length] ?? '';
        const element = find(id);
        if (element === null) throw new Error(`event ${id} is not in the page`);
        return until(
          () => element.click(),
          () => isCanceled(id),
        );
      }),
    page: (times) =>
      repeat(times, (index) => {
        const week = index % 2 === 0 ? 1 : 0;
        return until(
          () => go(week),
          () => isWeekShown(week),
        );
      }),
  });
}
