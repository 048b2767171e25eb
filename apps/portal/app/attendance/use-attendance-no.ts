import { keptFiles } from '@tutor/realtime/outbox/kept-files';
import { type AttendanceCancelErrors, attendanceCancelSchema } from '@tutor/rules/attendance/cancel-form';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import type { FileItem } from '@tutor/ui/uploads/file-item';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrame } from '../shell/use-frame.ts';
import { useAttendance } from './attendance-provider.tsx';
import { photoProblem } from './photo.ts';

interface AttendanceNoUse {
  onDone: () => void;
  /** Reference of a photo that came with a try before the page was taken over; a new one goes before it. */
  arrived?: string | undefined;
}

/** The form of a No, in the dialog and on its own page: its photo, its errors, and how far it is. */
export function useAttendanceNo(item: AttendanceItem, { onDone, arrived }: AttendanceNoUse) {
  const { reply, answers } = useAttendance();
  const drafts = useDraftStore();
  const { photo, file, pick, forget } = usePhoto(item.id);
  const [errors, setErrors] = useState<AttendanceCancelErrors>();
  const [isChecking, setChecking] = useState(false);
  /** Set from giving the reply out of hand to its end. */
  const [isGiven, setGiven] = useState(false);
  /** A refusal of before the form was opened is told in its row, not in a form that has been reset. */
  const [wasGiven, setWasGiven] = useState(false);
  const answer = answers[item.id];
  const onDoneRef = useRef(onDone);
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
    const problem = file === undefined && arrived !== undefined ? undefined : await photoProblem(file);
    const parsed = attendanceCancelSchema.safeParse({ ...values, attachment: file?.name ?? arrived ?? '' });
    const found: AttendanceCancelErrors = {};
    for (const issue of parsed.error?.issues ?? []) {
      const field = fields.find((name) => name === issue.path[0]);
      if (field !== undefined) found[field] ??= issue.message;
    }
    if (problem !== undefined) found.attachment = problem;
    setErrors(Object.keys(found).length === 0 ? undefined : found);
    setChecking(false);
    if (!parsed.success || problem !== undefined) return;
    const proof = file === undefined ? { reference: arrived } : { photo: file };
    const isKept = await reply({ item, answer: 'no', reason: values.reason, note: parsed.data.note, ...proof });
    setGiven(isKept);
    setWasGiven(isKept);
  };

  /** Closed by hand: the form resets (specification, core §4). */
  const reset = (): void => {
    drafts.clear(attendanceNoDraft(item.id));
    forget();
  };

  const isSending = isGiven && answer?.status === 'sending';
  return {
    files: photo === undefined ? [] : [photo],
    pick,
    removePhoto: forget,
    errors,
    error: wasGiven && answer?.status === 'failed' && answer.answer === 'no' ? answer.message : undefined,
    isSubmitting: isChecking || isGiven,
    progress: isSending ? answer.progress : undefined,
    submit,
    reset,
  };
}

const fields = ['reason', 'note', 'attachment'] as const;

/** The chosen photo; kept beside the form's draft, so that it is still there after a reload or a lost session. */
function usePhoto(requestId: number) {
  const { tuid } = useFrame().tutor;
  const store = useMemo(() => keptFiles(String(tuid)), [tuid]);
  const name = attendanceNoDraft(requestId);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    let isGone = false;
    void store.read(name).then((known) => {
      if (!isGone && known !== undefined) setFile((current) => current ?? known);
    });
    return () => {
      isGone = true;
    };
  }, [store, name]);

  const [photo, setPhoto] = useState<FileItem>();
  useEffect(() => {
    if (file === undefined) return setPhoto(undefined);
    let isGone = false;
    const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    const chosen = { id: name, name: file.name, size: file.size, previewUrl };
    setPhoto({ ...chosen, state: { kind: 'chosen' } });
    void photoProblem(file).then((problem) => {
      if (isGone || problem === undefined) return;
      setPhoto({ ...chosen, state: { kind: 'failed', message: problem, canRetry: false } });
    });
    return () => {
      isGone = true;
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl);
    };
  }, [file, name]);

  const actions = useMemo(
    () => ({
      pick: ([picked]: File[]) => {
        if (picked === undefined) return;
        setFile(picked);
        void store.save(name, picked);
      },
      forget: () => {
        setFile(undefined);
        void store.clear(name);
      },
    }),
    [store, name],
  );
  return { photo, file, ...actions };
}
