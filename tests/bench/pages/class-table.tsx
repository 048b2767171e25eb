import '@tutor/ui/theme/global-style.ts';
import { classTableRange } from '@tutor/rules/classes/class-table';
import { ClassCalendar } from '@tutor/ui/classes/class-calendar.tsx';
import type { ClassEntry } from '@tutor/ui/classes/class-card.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { fontsLoaded, offer, render, repeat, unmount, until } from './operations.tsx';

const zone = 'Asia/Manila';
const now = new Date('2026-11-18T02:10:00Z');
const { dayStarts } = classTableRange('week', now, zone);
const halfHourMs = 30 * 60_000;

/** 300 of the week's 336 half-hour slots, spread evenly, in every state. */
const events: ClassEntry[] = Array.from({ length: 336 }, (_, slot) => slot)
  .filter((slot) => slot % 28 < 25)
  .map((slot) => {
    const dayStart = dayStarts[Math.floor(slot / 48)] ?? now;
    const start = new Date(dayStart.getTime() + (slot % 48) * halfHourMs);
    return {
      id: String(slot),
      kind: slot % 11 === 0 ? 'busy' : 'class',
      start,
      end: new Date(start.getTime() + 25 * 60_000),
      status: slot % 13 === 0 ? 'Canceled' : slot % 3 === 0 ? 'Waited' : 'Confirmed',
      isMissingRemark: slot % 17 === 0,
      studentName: `Student ${slot}`,
      subject: 'Everyday English',
      unit: `Unit ${slot % 12}`,
    };
  });

const hrefOf = (entry: ClassEntry): string => `/classDetail/${entry.id}`;

await fontsLoaded();
offer({
  mount: (times) =>
    repeat(times, () => {
      unmount();
      return until(
        () =>
          render(
            <NowProvider frozenAt={now}>
              <ClassCalendar view="week" dayStarts={dayStarts} events={events} zone={zone} hrefOf={hrefOf} />
            </NowProvider>,
          ),
        () => document.querySelectorAll('a').length === events.length,
      );
    }),
});
