import type { SerializeFrom } from '@remix-run/node';
// biome-ignore lint/style/noRestrictedImports: the one place that reads it
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { isRedirected } from '../framework/framework-router.ts';
import type { FormReply } from './form-reply.ts';

/**
 * What the page's action has answered, until the next form is sent or the page is left. The framework itself drops it as soon
 * as the page's data are asked anew, as live news and a line that is back do, and with a link within the page: a refusal would
 * go unread.
 */
export function useActionReply<Action>(): SerializeFrom<Action> | undefined {
  const current = useActionData<Action>();
  const data = useLoaderData<unknown>();
  // Another key after every form that was sent, whatever came of it; the same while data are asked anew.
  const { key, pathname, search, hash, state } = useLocation();
  const at = { key, path: pathname + search, data };
  const [kept, setKept] = useState({ reply: current, ...at });
  // What a link within the page does not ask for anew. A page without data of its own has none to tell by.
  const isSameData = typeof data === 'object' && data !== null && data === kept.data;
  // While the data are asked anew for another reason, it comes with them; so does the page that a form leads to.
  const isAnchor = hash !== '' && !isRedirected(state);
  const isWithinPage = at.path === kept.path && (isSameData || isAnchor);
  // A page that was left and is come back to, which has its key still, has no reply any more.
  const isAnother = (key !== kept.key && !isWithinPage) || (current !== undefined && current !== kept.reply);
  const reply = isAnother ? current : kept.reply;
  if (isAnother || key !== kept.key || data !== kept.data) setKept({ reply, ...at });
  return reply;
}

/** What the page's form of a name was answered; `More` is what `sendForm` sends along for it. */
export function useFormReply<More = object>(name: string): FormReply<More> | undefined {
  // Every reply is made of text, numbers and the like: it comes through JSON as it was.
  const reply = useActionReply<unknown>() as FormReply<More> | undefined;
  return reply?.form === name ? reply : undefined;
}
