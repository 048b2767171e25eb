import { useSearchParams } from '@remix-run/react';
import { CancelClassFields } from '@tutor/ui/classes/cancel-class-form';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider';
import { Button } from '@tutor/ui/primitives/button';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { Card } from '@tutor/ui/primitives/card';
import { LazyDialog } from '@tutor/ui/primitives/lazy-dialog';
import { useReady } from '@tutor/ui/primitives/use-ready';
import { useEffect, useState } from 'react';
import { lossesHref } from '../scores/losses-href.ts';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import { useDetailForm } from './detail-fetcher.ts';

const loadDialog = async () => (await import('@tutor/ui/classes/cancel-class-dialog')).CancelClassDialog;
const dialogs = [loadDialog];

interface CancelControlProps {
  data: ClassDetailData;
  action: string;
  reply: DetailReply | undefined;
}

/** The button that cancels a class: a dialog, or a form on the page where no script runs. */
export function CancelControl({ data, action, reply }: CancelControlProps) {
  const { lesson, isCancelOpen } = data;
  const drafts = useDraftStore();
  const [searchParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  useReady(dialogs);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const form = useDetailForm(reply, () => {
    drafts.clear(`cancel-class:${lesson.CLID}`);
    setOpen(false);
  });
  const fields = {
    start: new Date(lesson.StartTime),
    lessonFeeCentavos: lesson.LessonFeeCentavos,
    lossesHref,
    error: form.error,
    fieldErrors: form.fieldErrors,
  };
  if (!isScripted && (isCancelOpen || reply !== undefined)) {
    return (
      <Card title={`Cancel the class with ${lesson.StuName}?`}>
        <form action={action} method="post">
          <CancelClassFields {...fields} />
          <Button type="submit" name="intent" value="cancel" variant="danger">
            Cancel class
          </Button>
        </form>
      </Card>
    );
  }
  const address = new URLSearchParams(searchParams);
  address.set('cancel', '1');
  return (
    <>
      {isScripted ? (
        <Button onClick={() => setOpen(true)}>Cancel class</Button>
      ) : (
        <ButtonLink href={`/classDetail/${lesson.CLID}?${address}`}>Cancel class</ButtonLink>
      )}
      {isOpen ? (
        <LazyDialog
          load={loadDialog}
          props={{
            ...fields,
            isOpen: true,
            onOpenChange: setOpen,
            clid: lesson.CLID,
            studentName: lesson.StuName,
            onSubmit: (values) => {
              values.set('intent', 'cancel');
              form.submit(values, { method: 'post', action });
            },
            isSubmitting: form.sending === 'cancel',
          }}
          onFailed={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
