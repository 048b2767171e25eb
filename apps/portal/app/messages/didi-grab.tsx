import { json } from '@remix-run/node';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useEffect } from 'react';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { grabDidi, grabFormSchema } from './didi-grab.server.ts';

export const meta = () => pageTitle('Didi request');

// Not 'no-referrer': the browser would then send the form below with the origin 'null'.
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/**
 * Opened in a tab of its own by the dialog's button: marks the request as grabbed first, then leads to the order page. The
 * page itself goes on, since the policy lets no form's answer lead elsewhere.
 */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = grabFormSchema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!form.success) {
    return json({ url: null, problem: 'This request does not exist.', again: null }, 400);
  }
  try {
    const url = await grabDidi(args, api, form.data);
    return { url, problem: null, again: null };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') {
      return json({ url: null, problem: shownMessage(error), again: null }, 409);
    }
    // The grab may have been stored and its answer lost: the same again changes nothing and leads on.
    return json({ url: null, problem: shownMessage(error), again: form.data }, 503);
  }
});

export default function DidiGrab() {
  const data = useActionReply<typeof action>();
  const url = data?.url ?? undefined;
  const again = data?.again ?? undefined;
  useEffect(() => {
    if (url !== undefined) window.location.replace(url);
  }, [url]);
  if (again !== undefined) {
    return (
      <MessagePage
        isWholePage
        drawing="failure"
        title="The order page did not open"
        actions={
          <>
            <form method="post" action="/messages/didi-grab" aria-label="Grab this class">
              <input type="hidden" name="id" value={again.id} />
              <input type="hidden" name="classId" value={again.classId} />
              <Button type="submit" variant="primary">
                Try again
              </Button>
            </form>
            <ButtonLink href="/home">Go to Dashboard</ButtonLink>
          </>
        }
      >{`${data?.problem ?? ''} If the class is marked as grabbed already, trying again leads on to the order page.`}</MessagePage>
    );
  }
  if (url === undefined) {
    return (
      <MessagePage
        isWholePage
        drawing="failure"
        title="This class cannot be grabbed"
        actions={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
      >
        {data?.problem ?? 'Please try again.'}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      isWholePage
      drawing="comingLater"
      title="Opening the order page…"
      actions={
        <a href={url} rel="noreferrer">
          Go to the order page
        </a>
      }
    >
      The class is marked as grabbed. Take it on the order page within a minute.
    </MessagePage>
  );
}
