import { useSearchParams } from '@remix-run/react';
import { typedText } from '@tutor/rules/shell/typed-text';
import { CancelClassFields, cancelClassSummary } from '@tutor/ui/classes/cancel-class-form.tsx';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { FormDraft } from '@tutor/ui/drafts/form-draft.tsx';
import { FieldErrorSummary } from '@tutor/ui/forms/field-error-summary.tsx';
import { FormRefusal } from '@tutor/ui/forms/form-refusal.tsx';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { useReady } from '@tutor/ui/primitives/behaviour/use-ready.ts';
import { useServerFocus } from '@tutor/ui/primitives/behaviour/use-server-focus.ts';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { useEffect, useRef, useState } from 'react';
import { lossesHref } from '../scores/losses-href.ts';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './use-detail-form.ts';

const loadDialog = async () => (await import('@tutor/ui/classes/cancel-class-dialog.tsx')).CancelClassDialog;
const dialogs = [loadDialog];

interface CancelControlProps {
  data: Pick<ClassDetailData, 'lesson' | 'isCancelOpen'>;
  /** The class can still be cancelled. */
  isOffered: boolean;
  action: string;
  reply: DetailReply | undefined;
}

/** The button that cancels a class: a dialog, or a form on the page where no script runs. */
export function CancelControl({ data, isOffered, action, reply }: CancelControlProps) {
  const { lesson, isCancelOpen } = data;
  const drafts = useDraftStore();
  const [searchParams, setSearchParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  useReady(dialogs, isOffered);
  const isScripted = useIsScripted();
  // Drawn with the page it stays when the scripts come: something may be chosen and typed in it.
  const [isInline, setInline] = useState(isCancelOpen || reply !== undefined);
  const draft = `cancel-class:${lesson.CLID}`;
  const form = useDetailForm({
    action,
    pageReply: reply,
    draft: { name: draft, sentBy: 'cancel' },
    onDone: () => {
      setOpen(false);
      setInline(false);
    },
  });
  /** What was sent has come to pass, though its answer was lost. */
  const isDone = isThat(lesson, form.reply);
  useEffect(() => {
    if (isDone) drafts.clear(draft);
  }, [isDone, drafts, draft]);
  const serverFocus = useServerFocus();
  /** What was typed stays in its draft; what was said against it does not. */
  const close = (): void => {
    setOpen(false);
    setInline(false);
    form.forget();
  };
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasInline = useRef(isInline);
  useEffect(() => {
    // The button that had the focus went with the form.
    if (wasInline.current && !isInline) buttonRef.current?.focus();
    wasInline.current = isInline;
  }, [isInline]);
  /** Out of the address too, or a page loaded anew would ask again. */
  const keepClass = (): void => {
    close();
    if (!searchParams.has('cancel')) return;
    const address = new URLSearchParams(searchParams);
    address.delete('cancel');
    setSearchParams(address, { replace: true, preventScrollReset: true });
  };
  const fields = {
    start: new Date(lesson.StartTime),
    lessonFeeCentavos: lesson.LessonFeeCentavos,
    lossesHref,
    fieldErrors: form.fieldErrors,
  };
  if (!isOffered) {
    // Whoever was about to cancel it is told where the form went; the answer to what was sent says it by itself.
    if (form.isBusy || !(isOpen || isInline)) return null;
    return (
      <Banner tone={isDone ? 'success' : 'warning'} role="alert" tabIndex={-1} {...serverFocus}>
        {isDone
          ? 'Your class has been cancelled.'
          : lesson.Status === 'Canceled'
            ? 'This class is cancelled already.'
            : 'This class is over. It cannot be cancelled any more.'}
      </Banner>
    );
  }
  if (isInline) {
    return (
      <Card
        title={`Cancel the class with ${lesson.StuName}?`}
        action={
          isScripted ? (
            <Button size="small" onClick={keepClass}>
              Keep the class
            </Button>
          ) : null
        }
      >
        <form.Form action={action} method="post">
          <FormRefusal error={form.error} reply={form.reply} />
          <FieldErrorSummary {...cancelClassSummary} errors={form.fieldErrors} />
          {reply === undefined ? <FormDraft name={draft} /> : null}
          <CancelClassFields {...fields} values={reply?.values} />
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="danger"
            isPending={form.sendingIntent === 'cancel'}
            pendingLabel="Submitting..."
          >
            Cancel class
          </Button>
        </form.Form>
      </Card>
    );
  }
  const address = new URLSearchParams(searchParams);
  address.set('cancel', '1');
  return (
    <>
      {isScripted ? (
        <Button ref={buttonRef} onClick={() => setOpen(true)}>
          Cancel class
        </Button>
      ) : (
        <ButtonLink href={`/classDetail/${lesson.CLID}?${address}`}>Cancel class</ButtonLink>
      )}
      {isOpen ? (
        <LazyDialog
          load={loadDialog}
          props={{
            ...fields,
            isOpen: true,
            onOpenChange: close,
            error: form.error,
            clid: lesson.CLID,
            studentName: lesson.StuName,
            onSubmit: form.sendForm,
            isSubmitting: form.sendingIntent === 'cancel',
          }}
          onFailed={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The class was cancelled with the words that were sent. */
function isThat({ Cancellation: of }: ClassDetailData['lesson'], sent: DetailReply | undefined): boolean {
  if (of === null || of === undefined || sent === undefined || sent.isRefused === true) return false;
  const { reason, note = '' } = sent.values;
  return reason === String(of.CancelReason) && typedText(note) === (of.CancelRemark ?? '');
}
