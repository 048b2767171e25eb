import { format, getDay, parse, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useCallback, useState } from 'react';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { eventClasses, offerCalendar } from './calendar-operations.ts';
import { firstWeekMs, makeEvents, pressed, type WeekEvent, weekMs } from './calendar-weeks.ts';
import { render } from './operations.tsx';

const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
  getDay,
  locales: { 'en-US': enUS },
});
const views: 'week'[] = ['week'];
const item = (event: WeekEvent) => ({
  id: event.id,
  title: `${event.title} ${event.status}`,
  start: new Date(event.startMs),
  end: new Date(event.endMs),
  event,
});
type Item = ReturnType<typeof item>;
const look = ({ event }: Item) => ({ className: eventClasses(event) });
const stay = (): void => undefined;

let go: (week: 0 | 1) => void = () => undefined;

function BigCalendar() {
  const [date, setDate] = useState(() => new Date(firstWeekMs));
  const [items, setItems] = useState(() => makeEvents().map(item));
  go = (week) => setDate(new Date(firstWeekMs + week * weekMs));
  const press = useCallback(
    (chosen: Item) => setItems((all) => all.map((one) => (one.id === chosen.id ? item(pressed(chosen.event)) : one))),
    [],
  );
  return (
    <div style={{ width: 1200, height: 860 }}>
      <Calendar
        localizer={localizer}
        views={views}
        view="week"
        onView={stay}
        date={date}
        onNavigate={setDate}
        step={30}
        timeslots={1}
        events={items}
        eventPropGetter={look}
        onSelectEvent={press}
      />
    </div>
  );
}

offerCalendar({ mount: () => render(<BigCalendar />), go: (week) => go(week) });
