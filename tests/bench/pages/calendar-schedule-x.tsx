import { createViewWeek } from '@schedule-x/calendar';
import { createCalendarControlsPlugin } from '@schedule-x/calendar-controls';
import { createEventsServicePlugin } from '@schedule-x/events-service';
import { ScheduleXCalendar, useCalendarApp } from '@schedule-x/react';
import { useState } from 'react';
import '@schedule-x/theme-default/dist/index.css';
import { eventClasses, offerCalendar } from './calendar-operations.ts';
import './calendar-schedule-x.css';
import { firstWeekMs, makeEvents, pressed, type WeekEvent, weekMs } from './calendar-weeks.ts';
import { render } from './operations.tsx';

const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC');
const day = (ms: number) => at(ms).toPlainDate();
const item = (event: WeekEvent) => ({
  id: event.id,
  title: `${event.title} ${event.status}`,
  start: at(event.startMs),
  end: at(event.endMs),
  event,
  _options: { additionalClasses: eventClasses(event).split(' ') },
});

let go: (week: 0 | 1) => void = () => undefined;

function Calendar() {
  const [service] = useState(createEventsServicePlugin);
  const [controls] = useState(createCalendarControlsPlugin);
  go = (week) => controls.setDate(day(firstWeekMs + week * weekMs));
  const calendar = useCalendarApp(
    {
      views: [createViewWeek()],
      timezone: 'UTC',
      selectedDate: day(firstWeekMs),
      firstDayOfWeek: 1,
      events: makeEvents().map(item),
      weekOptions: { gridHeight: 1200 },
      callbacks: { onEventClick: (chosen) => service.update(item(pressed(chosen.event))) },
    },
    [service, controls],
  );
  return <ScheduleXCalendar calendarApp={calendar} />;
}

offerCalendar({ mount: () => render(<Calendar />), go: (week) => go(week) });
