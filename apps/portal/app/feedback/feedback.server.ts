import type { FeedbackForm } from '@tutor/rules/feedback/feedback-form';
import { feedbackFilesMax } from '@tutor/rules/feedback/feedback-rules';
import { days } from '@tutor/rules/time/durations';
import { momentText } from '@tutor/rules/time/zoned-text';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { z } from 'zod';
import { loadClasses } from '../classes/class-table.server.ts';
import { attachRun } from '../devices/attach-run.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { arrivedFiles } from '../uploads/arrived-files.ts';
import { readFileForm, referencesIn } from '../uploads/file-form.server.ts';
import type { UploadedFile } from '../uploads/upload-reply.ts';

type Feedback = Awaited<ReturnType<Api['feedback']['get']>>['body'];

/** Days back in which classes are offered under Class ID, and how many. */
const recentDays = 10;
const recentClasses = 30;

/** What the form of a feedback needs: types, what is left of the month's, and classes of late. */
export async function loadFeedbackForm(api: Api, args: RequestArguments) {
  const [types, remaining, classes] = await Promise.all([
    api.feedback.types(),
    api.feedback.rightRemaining(),
    // Only an offer: without it the Class ID is typed.
    loadRecentClasses(api, args).catch((): RecentClass[] => []),
  ]);
  return {
    types: types.body.map(({ ID, Name }) => ({ id: ID, name: Name })),
    remaining: remaining.body,
    classes,
    key: newFormKey(),
  };
}

interface RecentClass {
  id: number;
  label: string;
}

async function loadRecentClasses(api: Api, args: RequestArguments): Promise<RecentClass[]> {
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const rows = await loadClasses(api, { start: new Date(nowMs - days(recentDays)), end: new Date(nowMs), nowMs });
  return rows
    .flatMap(({ clid, start, student }) =>
      clid === undefined ? [] : [{ id: clid, label: `${student ?? 'Class'}, ${momentText(new Date(start), zone)}` }],
    )
    .reverse()
    .slice(0, recentClasses);
}

/** The form's fields as the schema reads them: files come several times. */
export function typedFeedback(form: FormData): Record<string, unknown> {
  return { ...Object.fromEntries(form), file: form.getAll('file') };
}

/** Reads the form of a page, which may carry files. A refused form gets one text of each field: `arrived` has all references. */
export async function readFeedbackForm(args: Guarded, module: UploadModule) {
  const { form, fileErrors } = await readFileForm(args, { file: { module, limit: feedbackFilesMax } });
  form.set('arrived', referencesIn(form, 'file').join(','));
  return { form, typed: typedFeedback(form), fileErrors };
}

/**
 * Makes a file of the network test that an appeal has chosen. Where that fails, the form says so at its files; chosen twice, it is the
 * same file.
 */
export async function attachNetworkRun(
  api: Api,
  { form, fileErrors }: { form: FormData; fileErrors: Record<string, string> },
): Promise<{ form: FormData; typed: Record<string, unknown>; fileErrors: Record<string, string> }> {
  const id = z.coerce.number().int().positive().safeParse(form.get('networkRun'));
  if (!id.success) return { form, typed: typedFeedback(form), fileErrors };
  try {
    const { reference } = await attachRun(api, { id: id.data, module: 'AppealFile' });
    if (!form.getAll('file').includes(reference)) form.append('file', reference);
    // From here on it is a file like the others.
    form.delete('networkRun');
    form.set('arrived', referencesIn(form, 'file').join(','));
    return { form, typed: typedFeedback(form), fileErrors };
  } catch (error) {
    requireFailedCall(error);
    return { form, typed: typedFeedback(form), fileErrors: { ...fileErrors, file: shownMessage(error) } };
  }
}

/** What was attached to a feedback; where the service does not tell the names, by the references alone. */
export function attachedFiles({ FileUrl, Files }: Pick<Feedback, 'FileUrl' | 'Files'>): UploadedFile[] {
  if (Files == null) return arrivedFiles((FileUrl ?? '').split(','));
  return Files.map(({ FilePath, FileName, FileSize }) => ({ reference: FilePath, name: FileName, size: FileSize }));
}

/** A feedback on the wire. */
export function wireFeedback({ type, classId, complaintName, content, files }: FeedbackForm) {
  return {
    Type: type,
    Remark: content,
    ...(classId === undefined ? {} : { Clid: classId }),
    ...(complaintName === undefined ? {} : { Respondents: complaintName }),
    ...(files.length === 0 ? {} : { File: files.join(',') }),
  };
}

/** The form's key, so that it counts once. */
export function keyOf(form: FormData): { Key?: string } {
  const key = form.get('key');
  return typeof key === 'string' && key !== '' ? { Key: key } : {};
}
