import { refuseReasonMax } from '@tutor/rules/messages/refuse-reason';
import { useRef, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { FormDraft } from '../drafts/form-draft.tsx';
import { useFocusFirstInvalid } from '../forms/focus-first-invalid.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import * as styles from './class-notice-answer.css.ts';

export interface ClassNoticeAnswerProps {
  /** Posts `intent` accept, or refuse with `reason`. */
  action: string;
  /** Name under which the reason is kept until the notice is answered. */
  draft: string;
  Form?: FormSlot | undefined;
  pending?: 'accept' | 'refuse' | undefined;
  /** Why the answer was not taken. */
  error?: string | undefined;
  /** What is wrong with the reason; a new object with each reply. */
  fieldErrors?: { reason?: string | undefined } | undefined;
  /** What was typed before the page was drawn anew. */
  typedReason?: string | undefined;
}

/** Accepting or refusing a class notice where it is read; works without JavaScript (specification, core §4 and §5). */
export function ClassNoticeAnswer({
  action,
  draft,
  Form = 'form',
  pending,
  error,
  fieldErrors,
  typedReason,
}: ClassNoticeAnswerProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFirstInvalid(root, fieldErrors);
  const reasonError = fieldErrors?.reason;
  const drafts = useDraftStore();
  const [isKept, setKept] = useState(false);
  useBrowserLayoutEffect(() => setKept(drafts.read(draft) !== undefined), [drafts, draft]);
  return (
    <div ref={root} className={styles.root}>
      <FormRefusal error={error} />
      <Form action={action} method="post">
        <Button
          type="submit"
          variant="primary"
          name="intent"
          value="accept"
          isPending={pending === 'accept'}
          pendingLabel="Submitting..."
        >
          Read and Accept
        </Button>
      </Form>
      <Disclosure summary="Refuse" open={reasonError !== undefined || isKept ? true : undefined}>
        <Form action={action} method="post" noValidate className={styles.refusal}>
          <FormDraft name={draft} />
          <TextArea
            label="Reason"
            name="reason"
            required
            limit={refuseReasonMax}
            defaultValue={typedReason}
            error={reasonError}
          />
          <Button
            type="submit"
            variant="danger"
            name="intent"
            value="refuse"
            isPending={pending === 'refuse'}
            pendingLabel="Submitting..."
            className={styles.submit}
          >
            Submit
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
