import FullCalendar from '@fullcalendar/react';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useRef, useState } from 'react';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { eventClasses, offerCalendar } from './calendar-operations.ts';
import { firstWeekMs, makeEvents, pressed, type WeekEvent } from './calendar-weeks.ts';
import { render } from './operations.tsx';

const plugins = [timeGrid, theme];
const wall = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
const item = (event: WeekEvent) => ({
  id: event.id,
  title: `${event.title} ${event.status}`,
  start: wall(event.startMs),
  end: wall(event.endMs),
  className: eventClasses(event),
  event,
});

let go: (week: 0 | 1) => void = () => undefined;

function Calendar() {
  const [items, setItems] = useState(() => makeEvents().map(item));
  const calendar = useRef<FullCalendar>(null);
  go = (week) => {
    const api = calendar.current?.getApi();
    if (week === 1) api?.next();
    else api?.prev();
  };
  return (
    <div style={{ width: 1200 }}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView="timeGridWeek"
        initialDate={wall(firstWeekMs).slice(0, 10)}
        firstDay={1}
        allDaySlot={false}
        slotDuration="00:30:00"
        height={860}
        events={items}
        eventClick={({ event: clicked }) =>
          setItems((all) => all.map((one) => (one.id === clicked.id ? item(pressed(one.event)) : one)))
        }
      />
    </div>
  );
}

offerCalendar({ mount: () => render(<Calendar />), go: (week) => go(week) });
