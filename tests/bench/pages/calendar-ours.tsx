import '@tutor/ui/theme/global-style.ts';
import { classTableRange } from '@tutor/rules/classes/class-table';
import { ClassCalendar } from '@tutor/ui/classes/class-calendar.tsx';
import type { ClassEntry } from '@tutor/ui/classes/class-card.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useCallback, useMemo, useState } from 'react';
import { offerCalendar } from './calendar-operations.ts';
import { firstWeekMs, makeEvents, pressed, type WeekEvent, weekMs } from './calendar-weeks.ts';
import { fontsLoaded, render } from './operations.tsx';

const zone = 'UTC';
// Wednesday of the first week: classes over, running and ahead.
const now = new Date(firstWeekMs + 2 * 86_400_000 + 10 * 3_600_000);
const weeks = ([0, 1] as const).map(
  (week) => classTableRange('week', new Date(firstWeekMs + week * weekMs), zone).dayStarts,
);

function entry({ id, startMs, endMs, title, status }: WeekEvent): ClassEntry {
  return {
    id,
    kind: 'class',
    start: new Date(startMs),
    end: new Date(endMs),
    status,
    isMissingRemark: false,
    studentName: title,
  };
}

const hrefOf = ({ id }: ClassEntry): string => `/classDetail/${id}`;

let go: (week: 0 | 1) => void = () => undefined;

/** The class table of the portal as /classTab shows it: links, keyboard grid, names for the ear, now line, scrolling. */
function Ours() {
  const [week, setWeek] = useState<0 | 1>(0);
  const [events, setEvents] = useState(() => makeEvents().map((event) => ({ event, entry: entry(event) })));
  go = setWeek;
  const shown = useMemo(
    () => events.filter(({ event }) => event.week === week).map((item) => item.entry),
    [events, week],
  );
  const press = useCallback(
    ({ id }: ClassEntry) =>
      setEvents((all) =>
        all.map((item) => {
          if (item.event.id !== id) return item;
          const event = pressed(item.event);
          return { event, entry: entry(event) };
        }),
      ),
    [],
  );
  return (
    <NowProvider frozenAt={now}>
      <div style={{ width: 1200 }}>
        <ClassCalendar
          view="week"
          dayStarts={weeks[week] ?? []}
          events={shown}
          zone={zone}
          hrefOf={hrefOf}
          onOpen={press}
        />
      </div>
    </NowProvider>
  );
}

const find = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`a[href="/classDetail/${CSS.escape(id)}"]`);

await fontsLoaded();
offerCalendar({
  mount: () => render(<Ours />),
  go: (week) => go(week),
  find,
  isCanceled: (id) => find(id)?.getAttribute('aria-label')?.endsWith(', Canceled') === true,
  count: (week) => document.querySelectorAll(`a[href^="/classDetail/${week}-"]`).length,
});
