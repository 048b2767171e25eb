import '@tutor/ui/global-style';
import { classTableRange } from '@tutor/rules/classes/class-table';
import { ClassCalendar } from '@tutor/ui/classes/class-calendar';
import type { ClassEntry } from '@tutor/ui/classes/class-card';
import { NowProvider } from '@tutor/ui/primitives/now';
import { createRoot } from 'react-dom/client';

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

declare global {
  interface Window {
    /** Mounts the table; resolves with the milliseconds until the browser had painted it and could answer a press. */
    mountClassTable: () => Promise<number>;
  }
}

window.mountClassTable = async () => {
  const host = document.getElementById('root');
  if (host === null) throw new Error('no #root');
  await nextFrame();
  const startedAt = performance.now();
  createRoot(host).render(
    <NowProvider frozenAt={now}>
      <ClassCalendar view="week" dayStarts={dayStarts} events={events} zone={zone} hrefOf={hrefOf} />
    </NowProvider>,
  );
  while (host.childElementCount === 0) await nextFrame();
  await painted();
  const tookMs = performance.now() - startedAt;
  const shown = host.querySelectorAll('a').length;
  if (shown < events.length) throw new Error(`only ${shown} of ${events.length} events are shown`);
  return tookMs;
};

const hrefOf = (entry: ClassEntry): string => `/classDetail/${entry.id}`;

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** From within a frame: the moment after it was painted, when the browser hears the next press. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}
