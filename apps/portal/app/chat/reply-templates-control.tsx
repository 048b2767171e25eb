import type { ReplyTemplate } from '@tutor/api/chat/chat';
import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import { replyTemplateDraft } from '@tutor/ui/chat/chat-drafts.ts';
import { ReplyTemplatesDialog } from '@tutor/ui/chat/reply-templates-dialog.tsx';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { useEffect, useRef } from 'react';
import { useChatAsk } from './use-chat-ask.ts';

export interface ReplyTemplatesControlProps {
  templates: readonly ReplyTemplate[] | undefined;
  /** Reads them anew. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** The tutor's own replies, kept by the service. Its code comes when it is opened. */
export function ReplyTemplatesControl({ templates, onChanged, onClose }: ReplyTemplatesControlProps) {
  const { isPending, error, ask } = useChatAsk();
  // A repeat after a lost answer is the same reply.
  const newKey = useRef(randomUuid());
  const reload = useRef(onChanged);
  useEffect(() => void reload.current(), []);
  return (
    <ReplyTemplatesDialog
      templates={templates?.map(({ Key, Text }) => ({ key: Key, text: Text }))}
      isSubmitting={isPending}
      error={error}
      onClose={onClose}
      onSave={async (text, key) => {
        const body = { Key: key ?? newKey.current, Text: text };
        if ((await ask('saveTemplate', body, [replyTemplateDraft(key)])) === undefined) return false;
        if (key === undefined) newKey.current = randomUuid();
        await onChanged();
        return true;
      }}
      onRemove={async ({ key, text }) => {
        const question = { title: 'Delete this reply?', message: text, confirmText: 'Delete', tone: 'danger' } as const;
        if (!(await confirm(question))) return;
        if ((await ask('removeTemplate', { Key: key }, [replyTemplateDraft(key)])) !== undefined) await onChanged();
      }}
    />
  );
}
