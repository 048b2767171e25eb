import { isBusyMarker } from '@tutor/rules/growth/growth-plan';
import { nextWeekWindow } from '@tutor/rules/schedule/schedule-window';
import { slotStarts } from '@tutor/rules/schedule/slot-grid';
import { slotStartSchema, submittedSlotsMax } from '@tutor/rules/schedule/submission';
import { zonedDate } from '@tutor/rules/time/zone';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { planForm, planPath } from './plan-form.ts';

/** What a refused plan is told: the half hours that were sent. */
export interface PlanMore {
  open: readonly string[];
  close: readonly string[];
}

/** Next week's half hours with what is planned; undefined outside the test group. */
export async function loadPlan(args: Guarded) {
  const [zone, now] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  try {
    const { body } = await args.api.growthSchedule.list();
    return {
      zone,
      now,
      hourRate: body.HourRate,
      slots: body.GrowrthScheduleDetail.map(({ TimeStart, Status, IsBusy }) => ({
        startMs: Date.parse(TimeStart),
        isOpen: Status === 1,
        isBusy: IsBusy,
      })),
    };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') return undefined;
    throw error;
  }
}

const again = 'Please try again.';
const starts = z.array(slotStartSchema).max(submittedSlotsMax, again);
const days = z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/, again)).max(7, again);
const planSchema = z
  .object({ open: starts, close: starts, busy: days, free: days })
  .refine(({ open, close, busy, free }) => open.length + close.length + busy.length + free.length > 0, {
    message: 'Nothing is changed.',
    path: ['open'],
  });

/** Sends what is planned: all of it is saved, or nothing. A script sends it without leaving the page. */
export async function sendPlan(args: Guarded): Promise<Response> {
  const form = await args.request.formData();
  const all = (name: string): string[] => form.getAll(name).map(String);
  const typed = { open: all('open'), close: all('close'), busy: all('busy'), free: all('free') };
  const zone = await tutorZone(args);
  const now = new Date(await serverNow(args.context));
  return sendForm<typeof planSchema, PlanMore>({
    form,
    name: planForm,
    typed,
    schema: planSchema,
    send: async ({ open, close, busy, free }) => {
      const { start, end } = nextWeekWindow(now, zone);
      const markers = slotStarts(start.getTime(), end.getTime())
        .map((startMs) => new Date(startMs))
        .filter((at) => isBusyMarker(at, zone));
      const markersOf = (chosen: readonly string[], IsBusy: boolean) =>
        markers
          .filter((at) => chosen.includes(zonedDate(at, zone)))
          .map((at) => ({ TimeStart: at.toISOString(), Status: 0, IsBusy }));
      const { message } = await args.api.growthSchedule.submit({
        body: {
          GrowrthScheduleDetail: [
            ...open.map((TimeStart) => ({ TimeStart, Status: 1, IsBusy: false })),
            ...close.map((TimeStart) => ({ TimeStart, Status: 0, IsBusy: false })),
            ...markersOf(busy, true),
            ...markersOf(free, false),
          ],
        },
      });
      return { message: wordsOr(message, 'Your plan is saved.') };
    },
    beside: () => ({ open: typed.open, close: typed.close }),
    backTo: args.context.isDataRequest ? undefined : planPath,
  });
}
