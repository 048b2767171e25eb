import { memo, useCallback, useMemo, useState } from 'react';
import { eventClasses, offerCalendar } from './calendar-operations.ts';
import { makeEvents, pressed, type WeekEvent } from './calendar-weeks.ts';
import './calendar-floor.css';
import { render } from './operations.tsx';

const days = Array.from({ length: 7 }, (_, day) => day);
const rows = Array.from({ length: 48 }, (_, row) => row);

const Cell = memo(function Cell({ event, onPress }: { event: WeekEvent | undefined; onPress: (id: string) => void }) {
  return (
    <td>
      {event === undefined ? null : (
        <button type="button" className={eventClasses(event)} onClick={() => onPress(event.id)}>
          {event.title} <small>{event.status}</small>
        </button>
      )}
    </td>
  );
});

let go: (week: 0 | 1) => void = () => undefined;

/** A native table with a native button for each event, and nothing else: the least that does this. */
function Floor() {
  const [week, setWeek] = useState<0 | 1>(0);
  const [events, setEvents] = useState(makeEvents);
  go = setWeek;
  const bySlot = useMemo(
    () => new Map(events.filter((event) => event.week === week).map((event) => [event.slot, event])),
    [events, week],
  );
  const press = useCallback(
    (id: string) => setEvents((all) => all.map((event) => (event.id === id ? pressed(event) : event))),
    [],
  );
  return (
    <table className="floor">
      <thead>
        <tr>
          <th />
          {days.map((day) => (
            <th key={day}>Day {day + 1}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th>{`${row >> 1}:${row % 2 === 0 ? '00' : '30'}`}</th>
            {days.map((day) => (
              <Cell key={day} event={bySlot.get(day * 48 + row)} onPress={press} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

offerCalendar({ mount: () => render(<Floor />), go: (week) => go(week) });
