import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { isUploadReference } from '../uploads/upload-reference.ts';
import { complaintNameMax, feedbackContentMax, feedbackFilesMax, feedbackNeeds } from './feedback-rules.ts';

/** Said to a content that is too long (specification, core §5). */
export const contentTooLong = `Max ${feedbackContentMax} characters`;

const text = z.string().overwrite(typedText).default('');

/** References of uploaded files: none, one or several fields of one name. */
const references = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null && one !== ''),
  z.array(z.string()),
);

/** Modules whose files a feedback takes. */
export function isFeedbackFile(reference: string): boolean {
  return isUploadReference(reference, 'ProblemScreenshot') || isUploadReference(reference, 'AppealFile');
}

/**
 * Feedback and appeal (specification, core §3 and §5) as typed: what is required follows from the type. Every field is
 * checked at once, so that a tutor is not told of them one after another.
 */
export const feedbackSchema = z
  .object({ type: text, classId: text, complaintName: text, content: text, file: references, networkRun: text })
  .transform((typed, context) => {
    const wrong = (path: string, message: string): void => {
      context.issues.push({ code: 'custom', input: typed, path: [path], message });
    };
    const type = /^[1-9][0-9]{0,3}$/.test(typed.type) ? Number(typed.type) : undefined;
    const needs = feedbackNeeds(type);
    if (type === undefined) wrong('type', 'Required');
    const classId = needs.classId === 'none' ? '' : typed.classId;
    if (classId === '' && needs.classId === 'required') wrong('classId', 'Required');
    if (classId !== '' && !/^[1-9][0-9]{0,14}$/.test(classId)) wrong('classId', 'A Class ID has digits only');
    const complaintName = needs.complaintName === 'none' ? '' : typed.complaintName;
    if (complaintName === '' && needs.complaintName === 'required') wrong('complaintName', 'Required');
    if (complaintName.length > complaintNameMax) wrong('complaintName', `Max ${complaintNameMax} characters`);
    if (typed.content === '') wrong('content', 'Required');
    if (typed.content.length > feedbackContentMax) wrong('content', contentTooLong);
    // A chosen network test becomes a file once it is sent.
    const hasFile = typed.file.length > 0 || typed.networkRun !== '';
    if (!hasFile && needs.file === 'required') wrong('file', 'Required');
    if (typed.file.length > feedbackFilesMax) wrong('file', `At most ${feedbackFilesMax} files`);
    if (!typed.file.every(isFeedbackFile)) wrong('file', 'Please choose the file again.');
    return {
      type: type ?? 0,
      classId: classId === '' ? undefined : Number(classId),
      complaintName: complaintName === '' ? undefined : complaintName,
      content: typed.content,
      files: typed.file,
    };
  });
export type FeedbackForm = z.output<typeof feedbackSchema>;

/** A reply to the company. */
export const feedbackReplySchema = z.object({
  content: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, { error: 'Required', abort: true })
    .max(feedbackContentMax, contentTooLong),
});
