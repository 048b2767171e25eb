import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import { shownMessage } from '../kit/failed-call.server.ts';
import { formReply } from '../kit/form-reply.server.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { keyOf, loadFeedbackForm, typedFeedback, wireFeedback } from './feedback.server.ts';

/** What the feedback dialog shows; a failed call is told there, and the page stays. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    return json({ form: await loadFeedbackForm(api, args), error: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ form: null, error: shownMessage(error) });
  }
}

/** Sends feedback from the dialog. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  return formReply(args, {
    intent: 'send',
    schema: feedbackSchema,
    form,
    typed: typedFeedback(form),
    send: async (values) => {
      const { message } = await api.feedback.add({ body: { ...wireFeedback(values), ...keyOf(form) } });
      return { message: wordsOr(message, 'Your feedback was sent.') };
    },
  });
}
