import { feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import { loadPart } from '../kit/beside/parts.server.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { keyOf, loadFeedbackForm, typedFeedback, wireFeedback } from './feedback.server.ts';

/** What the feedback dialog shows; a failed call is told there, and the page stays. */
export const loader = guarded(async (args) => ({
  form: await loadPart(loadFeedbackForm(args.api, args), (form) => form),
}));

/** Sends feedback from the dialog. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  return sendForm({
    intent: 'send',
    schema: feedbackSchema,
    form,
    typed: typedFeedback(form),
    send: async (values) => {
      const { message } = await api.feedback.add({ body: { ...wireFeedback(values), ...keyOf(form) } });
      return { message: wordsOr(message, 'Your feedback was sent.') };
    },
  });
});
