import { useState } from 'react';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { DetailMore, DetailReply } from './class-detail-action.server.ts';

interface DetailFormOptions {
  action: string;
  /** What the server drew a page without JavaScript with. */
  pageReply: DetailReply | undefined;
  /** A button has done its work. */
  onDone?: (intent: string, reply: DetailReply) => void;
  /** The draft that is forgotten once the button of this intent has done its work. */
  draft?: { name: string; sentBy: string };
}

/** A form of the class's page: sends in the background, a plain form without JavaScript. What was said counts until it is forgotten. */
export function useDetailForm({ pageReply, ...options }: DetailFormOptions) {
  const form = useFormDialog<DetailMore>(options);
  const latest = form.reply ?? pageReply;
  const [forgotten, setForgotten] = useState<DetailReply>();
  const reply = latest === forgotten ? undefined : latest;
  return {
    ...form,
    reply,
    /** The form that was answered is closed: opened again, it begins anew. */
    forget: () => setForgotten(latest),
    // A page without JavaScript has no other place for it.
    error: reply === form.reply ? form.error : (reply?.error ?? undefined),
    fieldErrors: reply?.fieldErrors ?? noErrors,
  };
}

const noErrors = {};
