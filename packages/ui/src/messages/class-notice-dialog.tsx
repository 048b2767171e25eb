import { refuseReasonMax } from '@tutor/rules/messages/refuse-reason';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { formText } from '../forms/form-text.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';

export interface ClassNoticeDialogProps {
  isOpen: boolean;
  title: string;
  /** Content, sanitised by the server. */
  html: string;
  sentAt: Date;
  /** IANA name of the zone to write the time in. */
  zone: string;
  /** Name under which the reason is kept until the notice is answered. */
  draft: string;
  onAccept: () => void;
  /** The reason as typed; the server's schema judges it. */
  onRefuse: (reason: string) => void;
  /** Closed without an answer: the notice goes on waiting in Message. */
  onLater: () => void;
  pending?: 'accept' | 'refuse' | undefined;
  /** Why the answer was not taken. */
  error?: string | undefined;
  /** What is wrong with the reason. */
  reasonError?: string | undefined;
  /** Another one with each reply: the field gets the focus again, though the same is wrong with it. */
  focusKey?: unknown;
}

/** A notice about a class: Read and Accept, or Refuse with a reason (specification, core §2 and §4). */
export function ClassNoticeDialog({
  isOpen,
  title,
  html,
  sentAt,
  zone,
  draft,
  onAccept,
  onRefuse,
  onLater,
  pending,
  error,
  reasonError,
  focusKey,
}: ClassNoticeDialogProps) {
  const drafts = useDraftStore();
  // Another dialog may have taken its place in the middle of the reason.
  const [isRefusing, setRefusing] = useState(() => drafts.read(draft) !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const wasRefusing = useRef(isRefusing);
  useEffect(() => {
    if (isRefusing) field.current?.focus();
    else if (wasRefusing.current) refuse.current?.focus();
    wasRefusing.current = isRefusing;
  }, [isRefusing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the key is for.
  useEffect(() => {
    if (reasonError !== undefined) field.current?.focus();
  }, [reasonError, focusKey]);
  const footer = isRefusing ? (
    <>
      <Button onClick={() => setRefusing(false)}>Cancel</Button>
      <Button
        variant="danger"
        type="submit"
        form="class-notice-refusal"
        isPending={pending === 'refuse'}
        pendingLabel="Submitting..."
      >
        Submit
      </Button>
    </>
  ) : (
    <>
      <Button ref={refuse} onClick={() => setRefusing(true)} aria-disabled={pending === undefined ? undefined : true}>
        Refuse
      </Button>
      <Button variant="primary" isPending={pending === 'accept'} pendingLabel="Submitting..." onClick={onAccept}>
        Read and Accept
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        // While a refusal is on its way it may still be told what is wrong with it.
        if (open || pending === 'refuse') return;
        // However it is closed, the question leads back to the notice, as its Cancel does.
        if (isRefusing) setRefusing(false);
        else onLater();
      }}
      title={isRefusing ? 'Why do you refuse?' : title}
      description={isRefusing ? title : `Class notice, ${dayText(sentAt, zone)}, ${timeText(sentAt, zone)}`}
      footer={footer}
      closeLabel={isRefusing ? 'Back to the notice' : 'Answer later'}
    >
      <FormRefusal error={error} />
      {isRefusing ? null : <SafeHtml html={html} />}
      {/* Hidden, the reason stays while the tutor reads the notice again. */}
      <form
        id="class-notice-refusal"
        hidden={!isRefusing}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pending === undefined) onRefuse(formText(new FormData(event.currentTarget), 'reason'));
        }}
      >
        <FormDraft name={draft} />
        <TextArea ref={field} label="Reason" name="reason" required limit={refuseReasonMax} error={reasonError} />
      </form>
    </Dialog>
  );
}
