import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { feedAlarmsSchema } from '@tutor/rules/classes/calendar-feed';
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel';
import { Card } from '@tutor/ui/primitives/card';
import { PageHeader } from '@tutor/ui/primitives/page-header';
import { z } from 'zod';
import { loaderFailure, requireSignedIn, shownMessage } from '../account/guard.server.ts';
import { tutorZone } from '../account/zone.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { useActionReply } from '../shell/use-action-reply.ts';
import { feedPanelProps, intentOf } from './feed-panel.ts';

export const meta = () => pageTitle('Calendar feed');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const [zone, { body }] = await Promise.all([tutorZone(args), api.calendarFeed.status()]);
    return json({ zone, feed: body });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

const versionSchema = z.coerce.number().int().min(0);

/** Makes, renews or takes back the address, or chooses the alarms. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  try {
    switch (form.get('intent')) {
      case 'renew': {
        const version = versionSchema.safeParse(form.get('version'));
        if (!version.success) return json({ address: null, error: 'Please load the page again.' }, 400);
        const { body } = await api.calendarFeed.renew({ body: { Version: version.data } });
        return json({ address: `${args.context.publicOrigin}/calendar/${body.Token}.ics`, error: null });
      }
      case 'revoke':
        await api.calendarFeed.revoke();
        return json({ address: null, error: null });
      case 'saveAlarms': {
        const alarms = feedAlarmsSchema.safeParse(form.getAll('alarm'));
        if (!alarms.success) return json({ address: null, error: alarms.error.issues[0]?.message ?? null }, 400);
        await api.calendarFeed.saveAlarms({ body: { AlarmMinutes: alarms.data } });
        return json({ address: null, error: null });
      }
      default:
        return json({ address: null, error: 'Please choose what to do.' }, 400);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ address: null, error: shownMessage(error) }, 400);
  }
}

/** The calendar feed as a page of its own: the dialog on the class table, where there is no script. */
export default function FeedPage() {
  const { zone, feed } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
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

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
