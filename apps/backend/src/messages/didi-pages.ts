import { readSignedAddress, signedAddress } from '@tutor/api/core/signed-address';
import { type DidiGrab, readDidiGrab } from '@tutor/api/messages/didi-grab';
import { didiPoints } from '@tutor/rules/messages/didi';
import { minutes } from '@tutor/rules/time/durations';
import { dayText, timeRangeText, zoneText } from '@tutor/rules/time/zoned-text';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { tutors } from '../account/tables.ts';
import { BookingRefused, bookClass } from '../classes/write-classes.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { type Markup, page } from '../http/page.ts';
import { smallForm } from '../http/small-form.ts';
import { isRequest } from './didi.ts';
import { didiRequests, usedGrabs } from './notice-tables.ts';

/** Where the order page stands on this service. */
export const didiPagePath = '/didi/grab';

/** How long the page's button can be pressed. */
const orderMs = minutes(10);

/** Keys of the two addresses: the one that the portal leads to, and the one that the page's own button sends to. */
export interface DidiKeys {
  grab: Buffer;
  order: Buffer;
}

interface DidiPagesOptions {
  queries: Queries;
  keys: DidiKeys;
  now: () => Date;
  /** Address of a request as browsers see it. */
  addressOf: (context: Context) => URL;
  portalOrigin: string;
  show: (context: Context, markup: Markup) => Promise<Response>;
}

type DidiRow = typeof didiRequests.$inferSelect;
type Found = { request: DidiRow; zone: string } | { problem: string };

const notGood = 'This address is no longer good. Please open the request from Tutor Portal again.';

/**
 * The external order page, where a class that was grabbed is taken. It trusts its signed address and nothing else, which is
 * good for a minute and once.
 */
export function didiPages({ queries, keys, now, addressOf, portalOrigin, show }: DidiPagesOptions): Hono {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const at = now();
    const address = addressOf(context);
    const grab = readDidiGrab(address, at.getTime(), keys.grab);
    const found = grab === undefined ? { problem: notGood } : await open(queries, grab, at);
    if ('problem' in found) return show(context, problemPage(found.problem, portalOrigin));
    const order = new URL(address.pathname, address);
    order.searchParams.set('request', String(found.request.id));
    const { search } = signedAddress(order, at.getTime() + orderMs, keys.order);
    return show(context, orderPage(found.request, found.zone, search));
  });

  routes.post('/', smallForm, async (context) => {
    const at = now();
    const order = readSignedAddress(addressOf(context), ['request'], at.getTime(), keys.order);
    const outcome = order === undefined ? { problem: notGood } : await take(queries, Number(order.request), at);
    if ('problem' in outcome) return show(context, problemPage(outcome.problem, portalOrigin));
    return show(context, takenPage(outcome.request, outcome.zone, portalOrigin));
  });

  return routes;
}

/** Uses the address up. */
async function open(queries: Queries, { nonce, ...grab }: DidiGrab, at: Date): Promise<Found> {
  try {
    return await queries.transaction(async (tx) => {
      const id = { tuid: grab.tuid, id: grab.id, classId: grab.classID };
      const found = await findGrabbed(tx, isRequest(id));
      if ('problem' in found) return found;
      await tx.insert(usedGrabs).values({ nonce, at });
      return found;
    });
  } catch (error) {
    if (violates(error, 'used_didi_grabs_pkey')) return { problem: notGood };
    throw error;
  }
}

const bookingProblems = {
  taken: 'You already have a class at this time.',
  onLeave: 'You are on leave at this time.',
} as const;

/** Books the class, once. Whether the time is free is the database's word alone: two requests may be taken at once. */
async function take(queries: Queries, id: number, at: Date): Promise<Found> {
  try {
    return await queries.transaction((tx) => book(tx, id, at));
  } catch (error) {
    if (error instanceof BookingRefused) return { problem: bookingProblems[error.reason] };
    throw error;
  }
}

async function book(tx: Queries, requestId: number, at: Date): Promise<Found> {
  const found = await findGrabbed(tx, eq(didiRequests.id, requestId));
  if ('problem' in found) return found;
  const { request } = found;
  const { id, tuid, startsAt, endsAt, studentName, stuUid, subjectName, unitName, classTool, lessonFeeCentavos } =
    request;
  const { clid } = await bookClass(
    tx,
    {
      tuid,
      startsAt,
      endsAt,
      status: 'Confirmed',
      studentName,
      stuUid,
      subjectName,
      unitName,
      classTool,
      lessonFeeCentavos,
      isMissingRemark: false,
    },
    at,
  );
  await tx.update(didiRequests).set({ takenClid: clid }).where(eq(didiRequests.id, id));
  return found;
}

async function findGrabbed(tx: Queries, condition: ReturnType<typeof isRequest>): Promise<Found> {
  const [row] = await tx
    .select({ request: didiRequests, zone: tutors.timeZone })
    .from(didiRequests)
    .innerJoin(tutors, eq(tutors.tuid, didiRequests.tuid))
    .where(condition)
    .for('update');
  if (row?.request.pointType !== didiPoints.grabbed) return { problem: notGood };
  if (row.request.takenClid !== null)
    return { problem: 'You have taken this class already. It is in your class table.' };
  return { request: row.request, zone: row.zone ?? 'UTC' };
}

function facts({ startsAt, endsAt, studentName, subjectName, unitName }: DidiRow, zone: string): Markup {
  return html`<p><strong>${studentName}</strong><br>${subjectName} · ${unitName}</p>
<p>${dayText(startsAt, zone, 'long')}, ${timeRangeText(startsAt, endsAt, zone)}<br><span class="muted">${zoneText(startsAt, zone)}</span></p>`;
}

function orderPage(request: DidiRow, zone: string, orderQuery: string): Markup {
  return page({
    title: 'Take this class',
    main: html`<h1>Take this class?</h1>${facts(request, zone)}
<form method="post" action="${orderQuery}"><button type="submit">Take the class</button></form>`,
  });
}

function takenPage(request: DidiRow, zone: string, portalOrigin: string): Markup {
  return page({
    title: 'The class is yours',
    main: html`<h1>The class is yours</h1>${facts(request, zone)}
<p><a class="button" href="${portalOrigin}/classTab">To my class table</a></p>`,
  });
}

function problemPage(problem: string, portalOrigin: string): Markup {
  return page({
    title: 'This class cannot be taken',
    main: html`<h1>This class cannot be taken</h1><p class="problem" role="alert">${problem}</p>
<p><a class="button" href="${portalOrigin}/home">Back to Tutor Portal</a></p>`,
  });
}
