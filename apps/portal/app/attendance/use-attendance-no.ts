import { unreachableMessage } from '@tutor/api/core/api-error';
import type { AttendanceCancelErrors } from '@tutor/rules/attendance/cancel-form';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import type { AttendanceNoErrors } from '@tutor/ui/attendance/attendance-no-fields.tsx';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { useNetworkProof } from '../devices/use-network-proof.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useShrinking } from '../uploads/use-shrinking.ts';
import { type ReplyRefusal, useAttendance } from './attendance-provider.tsx';
import { photoProblem } from './photo.ts';
import { useNoPhoto } from './use-no-photo.ts';

// Loaded with the form, not with the page before it: a No can be given without a line.
const loadRules = () => import('@tutor/rules/attendance/cancel-form').catch(() => undefined);

interface AttendanceNoUse {
  onDone: () => void;
  /** Reference of a photo that came with a try before the page was taken over; a new one goes before it. */
  arrived?: string | undefined;
  /** What was said against that try; it counts until the next one. */
  refused?: Pick<FormReply, 'fieldErrors' | 'error'> | undefined;
}

/** The form of a No, in the dialog and on its own page: its photo, its errors, and how far it is. */
export function useAttendanceNo(item: AttendanceItem, { onDone, arrived, refused: before }: AttendanceNoUse) {
  const { reply, answers, discard, entryOf } = useAttendance();
  const drafts = useDraftStore();
  const { photo, file, pick, forget } = useNoPhoto(item.id);
  const shrinking = useShrinking();
  const network = useNetworkProof('Absent');
  /** Evidence that has arrived already. */
  const proven = network.reference ?? arrived;
  const [errors, setErrors] = useState<AttendanceNoErrors | undefined>(before?.fieldErrors);
  /** The same at the last press, whatever was changed since. */
  const [replyErrors, setReplyErrors] = useState(errors);
  /** Why the reply could not be given out of hand. */
  const [refusal, setRefusal] = useState<ReplyRefusal | undefined>(
    before?.error == null ? undefined : { message: before.error },
  );
  const [isChecking, setChecking] = useState(false);
  /** Set from giving the reply out of hand to its end. */
  const [isGiven, setGiven] = useState(false);
  /** A refusal of before the form was opened is told in its row, not in a form that has been reset. */
  const [wasGiven, setWasGiven] = useState(false);
  const answer = answers[item.id];
  const onDoneRef = useRef(onDone);
  const rules = useRef<ReturnType<typeof loadRules>>();
  useEffect(() => {
    rules.current = loadRules();
  }, []);
  onDoneRef.current = onDone;

  useEffect(() => {
    if (!isGiven || answer === undefined || answer.status === 'sending') return;
    setGiven(false);
    if (answer.status === 'failed') return;
    forget();
    if (answer.status === 'waiting') {
      toastStore.add({ tone: 'info', message: 'Kept. Your No is sent as soon as the line is back.' });
    }
    onDoneRef.current();
  }, [isGiven, answer, forget]);

  const submit = async (values: { reason: string; note: string }): Promise<void> => {
    setChecking(true);
    setRefusal(undefined);
    const problem = file === undefined && proven !== undefined ? undefined : await photoProblem(file);
    const schema = ((await rules.current) ?? (await loadRules()))?.attendanceCancelSchema;
    if (schema === undefined) {
      setChecking(false);
      return setRefusal({ message: unreachableMessage });
    }
    const parsed = schema.safeParse({ ...values, attachment: file?.name ?? proven ?? '' });
    const found: AttendanceCancelErrors = {};
    for (const issue of parsed.error?.issues ?? []) {
      const field = fields.find((name) => name === issue.path[0]);
      if (field !== undefined) found[field] ??= issue.message;
    }
    if (problem !== undefined) found.attachment = problem;
    const wrong = Object.keys(found).length === 0 ? undefined : found;
    setErrors(wrong);
    setReplyErrors(wrong);
    if (!parsed.success || problem !== undefined) return setChecking(false);
    const proof = file === undefined ? { reference: proven } : { photo: file };
    const refused = await reply({ item, answer: 'no', reason: values.reason, note: parsed.data.note, ...proof });
    setChecking(false);
    setRefusal(refused);
    setGiven(refused === undefined);
    setWasGiven(refused === undefined);
  };

  const changeError = (field: keyof AttendanceNoErrors, message: string | undefined): void =>
    setErrors((known) => (known?.[field] === undefined ? known : { ...known, [field]: message }));
  /** What was wrong with a field is said until it is right. */
  const checkAgain = (field: 'reason' | 'note', value: string): void => {
    void rules.current?.then((loaded) => {
      if (loaded === undefined) return;
      changeError(field, loaded.attendanceCancelSchema.shape[field].safeParse(value).error?.issues[0]?.message);
    });
  };

  /** Closed by hand: the form resets (specification, core §4). */
  const reset = (): void => {
    drafts.clear(attendanceNoDraft(item.id));
    forget();
    network.clear();
  };

  /** What was typed stays, and is sent with the next press. */
  const takeBack = (): void => {
    discard(entryOf(item.id)?.key ?? '');
    setRefusal(undefined);
  };

  const isSending = isGiven && answer?.status === 'sending';
  return {
    form: {
      onSubmit: submit,
      isSubmitting: isChecking || isGiven,
      progress: isSending ? answer.progress : undefined,
      error:
        refusal?.message ??
        (wasGiven && answer?.status === 'failed' && answer.answer === 'no' ? answer.message : undefined),
      /** For an answer that waits in the way of this one. */
      onTakeBack: refusal?.isForWaiting && answer?.status === 'waiting' ? takeBack : undefined,
      errors,
      replyErrors,
      onFieldChange: checkAgain,
    },
    photo: {
      files: photo === undefined ? [] : [photo],
      error: errors?.attachment,
      onPick: (picked: File[]) => {
        pick(picked, shrinking.isOn);
        // What is wrong with the new one stands beside it.
        changeError('attachment', undefined);
      },
      onRemove: forget,
      shrinking,
      network: {
        ...network,
        attach: () => {
          network.attach();
          changeError('attachment', undefined);
        },
      },
    },
    reset,
  };
}

const fields = ['reason', 'note', 'attachment'] as const;
