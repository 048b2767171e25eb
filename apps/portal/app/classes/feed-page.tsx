import { json } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { feedAlarmsSchema } from '@tutor/rules/classes/calendar-feed';
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { unsent } from '../kit/form-reply.ts';
import { pageTitle } from '../kit/page-title.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { type FeedReply, feedPanelProps, intentOf } from './feed-panel.ts';

export const meta = () => pageTitle('Calendar feed');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, { body }] = await Promise.all([tutorZone(args), api.calendarFeed.status()]);
  return { zone, feed: body };
});

const versionSchema = z.coerce.number().int().min(0);

/** Makes, renews or takes back the address, or chooses the alarms. */
export const action = guarded(async ({ api, request, context }) => {
  const form = await request.formData();
  const refused = (error: string) =>
    json<FeedReply>(
      {
        ...unsent(form),
        error,
        ...(form.get('intent') === 'saveAlarms' ? { alarms: form.getAll('alarm').map(Number) } : {}),
      },
      400,
    );
  try {
    switch (form.get('intent')) {
      case 'renew': {
        const version = versionSchema.safeParse(form.get('version'));
        if (!version.success) return refused('Please load the page again.');
        const { body } = await api.calendarFeed.renew({ body: { Version: version.data } });
        return json<FeedReply>({
          ...unsent(form),
          isDone: true,
          address: `${context.publicOrigin}/calendar/${body.Token}.ics`,
        });
      }
      case 'revoke':
        await api.calendarFeed.revoke();
        return json<FeedReply>({ ...unsent(form), isDone: true });
      case 'saveAlarms': {
        const alarms = feedAlarmsSchema.safeParse(form.getAll('alarm'));
        if (!alarms.success) return refused(alarms.error.issues[0]?.message ?? 'Please choose again.');
        await api.calendarFeed.saveAlarms({ body: { AlarmMinutes: alarms.data } });
        return json<FeedReply>({ ...unsent(form), isDone: true });
      }
      default:
        return refused('Please choose what to do.');
    }
  } catch (error) {
    requireFailedCall(error);
    return refused(shownMessage(error));
  }
});

/** The calendar feed as a page of its own: the dialog on the class table, where there is no script. */
export default function FeedPage() {
  const { zone, feed } = useLoaderData<typeof loader>();
  const reply = useActionReply<FeedReply>();
  const navigation = useNavigation();
  return (
    <>
      <PageHeader title="Calendar feed" />
      <Card>
        <CalendarFeedPanel
          {...feedPanelProps({ zone, feed }, reply)}
          Form={Form}
          sending={navigation.state === 'submitting' ? intentOf(navigation.formData) : undefined}
        />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
