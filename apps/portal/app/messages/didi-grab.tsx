import { type ActionFunctionArgs, json } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { MessagePage } from '@tutor/ui/account/message-page';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { useEffect } from 'react';
import { loaderFailure, requireSignedIn, shownMessage } from '../account/guard.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { grabDidi, grabFormSchema } from './didi-grab.server.ts';

export const meta = () => pageTitle('Didi request');

/**
 * Opened in a tab of its own by the dialog's button: marks the request as grabbed first, then leads to the order page. The
 * page itself goes on, since the policy lets no form's answer lead elsewhere.
 */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const form = grabFormSchema.safeParse(Object.fromEntries(await args.request.formData()));
  const headers = { 'referrer-policy': 'no-referrer' };
  if (!form.success) return json({ url: null, problem: 'This request does not exist.' }, { status: 400, headers });
  try {
    const url = await grabDidi(args, api, form.data);
    return json({ url, problem: null }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ url: null, problem: shownMessage(error) }, { status: 409, headers });
  }
}

export default function DidiGrab() {
  const data = useActionData<typeof action>();
  const url = data?.url ?? undefined;
  useEffect(() => {
    if (url !== undefined) window.location.replace(url);
  }, [url]);
  return (
    <>
      {url === undefined ? (
        <MessagePage
          isWholePage
          drawing="failure"
          title="This class cannot be grabbed"
          actions={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
        >
          {data?.problem ?? 'Please try again.'}
        </MessagePage>
      ) : (
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
      )}
    </>
  );
}
