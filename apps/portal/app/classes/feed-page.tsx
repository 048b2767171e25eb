import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { feedAlarmsSchema } from '@tutor/rules/classes/calendar-feed';
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { type FeedMore, type FeedReply, feedIntent, feedPanelProps } from './feed-panel.ts';

export const meta = () => pageTitle('Calendar feed');

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, { body }] = await Promise.all([tutorZone(args), api.calendarFeed.status()]);
  return { zone, feed: body };
});

const renewSchema = z.object({ version: z.coerce.number('Please load the page again.').int().min(0) });
const alarmsSchema = z.object({ alarm: feedAlarmsSchema });

/** Makes, renews or takes back the address, or chooses the alarms. The page stays: the address is shown this once. */
export const action = guarded(async ({ api, request, context }) => {
  const form = await request.formData();
  switch (feedIntent(form.get('intent'))) {
    case 'renew':
      return sendForm<typeof renewSchema, FeedMore>({
        form,
        schema: renewSchema,
        send: async ({ version }) => {
          const { body } = await api.calendarFeed.renew({ body: { Version: version } });
          return { more: { address: `${context.publicOrigin}/calendar/${body.Token}.ics` } };
        },
      });
    case 'revoke':
      return sendForm({
        form,
        schema: z.object({}),
        send: async () => {
          await api.calendarFeed.revoke();
          return {};
        },
      });
    case 'saveAlarms':
      return sendForm<typeof alarmsSchema, FeedMore>({
        form,
        typed: { alarm: form.getAll('alarm') },
        schema: alarmsSchema,
        send: async ({ alarm }) => {
          await api.calendarFeed.saveAlarms({ body: { AlarmMinutes: alarm } });
          return {};
        },
        beside: () => ({ alarms: form.getAll('alarm').map(Number) }),
      });
    default:
      throw new Response('', { status: 400 });
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
          sending={navigation.state === 'submitting' ? feedIntent(navigation.formData?.get('intent')) : undefined}
        />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
