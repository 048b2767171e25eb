import { chatProfileSchema } from '@tutor/rules/chat/chat-forms';
import { nicknameMax } from '@tutor/rules/chat/chat-limits';
import { CountedField } from '../forms/counted-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { TextField } from '../primitives/fields/text-field.tsx';
import { chatProfileDraft } from './chat-drafts.ts';

interface ChatProfile {
  nickname: string;
  email: string;
}

export interface ChatProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  profile: ChatProfile;
  onSubmit: (profile: ChatProfile) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

/** The tutor's own entry in the chat. */
export function ChatProfileDialog({ profile, onSubmit, isSubmitting = false, ...dialog }: ChatProfileDialogProps) {
  const form = useCheckedForm(chatProfileSchema, onSubmit);
  return (
    <FormDialog
      {...dialog}
      title="Your chat profile"
      submitLabel="Save"
      draft={chatProfileDraft}
      isSubmitting={isSubmitting}
      fieldErrors={form.errors}
      onSubmit={form.submit}
    >
      <CountedField
        label="Nickname"
        name="nickname"
        limit={nicknameMax}
        unit="characters"
        defaultValue={profile.nickname}
        error={form.errors?.nickname}
      />
      <TextField
        label="E-mail"
        isOptional
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={profile.email}
        error={form.errors?.email}
      />
    </FormDialog>
  );
}
