import { invitationSchema, newGroupSchema } from '@tutor/rules/chat/chat-forms';
import { groupNameBytesMax, inviteNoteMax } from '@tutor/rules/chat/chat-limits';
import { useState } from 'react';
import { CountedField } from '../forms/counted-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { inviteDraft, newGroupDraft } from './chat-drafts.ts';
import { type ContactItem, ContactPicker, type ContactPickerProps } from './contact-picker.tsx';

interface CommonProps
  extends Pick<ContactPickerProps, 'contacts' | 'search' | 'onSearch' | 'isLoading' | 'problem' | 'onMore'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

interface Invitation {
  people: number[];
  note: string;
}

export interface CreateGroupDialogProps extends CommonProps {
  onSubmit: (values: Invitation & { name: string }) => void;
}

/** Opens a group: its name, its people, and a word to them. */
export function CreateGroupDialog({ onSubmit, ...common }: CreateGroupDialogProps) {
  const form = useCheckedForm(newGroupSchema, onSubmit);
  return (
    <PeopleDialog {...common} form={form} draft={newGroupDraft} title="New group" submitLabel="Create group">
      <CountedField
        label="Group name"
        name="name"
        limit={groupNameBytesMax}
        unit="bytes"
        description="A letter counts 1 byte, a Chinese sign 3, most emoji 4 or more."
        error={form.errors?.name}
      />
    </PeopleDialog>
  );
}

export interface InviteDialogProps extends CommonProps {
  groupId: number;
  onSubmit: (values: Invitation) => void;
}

/** Brings people into a group. */
export function InviteDialog({ groupId, onSubmit, ...common }: InviteDialogProps) {
  const form = useCheckedForm(invitationSchema, onSubmit);
  return (
    <PeopleDialog {...common} form={form} draft={inviteDraft(groupId)} title="Invite people" submitLabel="Invite" />
  );
}

interface PeopleDialogProps extends CommonProps {
  form: ReturnType<typeof useCheckedForm>;
  draft: string;
  title: string;
  submitLabel: string;
  children?: React.ReactNode;
}

function PeopleDialog({ form, isSubmitting = false, children, ...props }: PeopleDialogProps) {
  const { draft, title, submitLabel, isOpen, onOpenChange, error, ...picker } = props;
  const [chosen, setChosen] = useState<readonly ContactItem[]>([]);
  return (
    <FormDialog
      {...{ draft, title, submitLabel, isOpen, onOpenChange, error, isSubmitting }}
      fieldErrors={form.errors}
      onSubmit={(typed) => form.submit(typed, { people: chosen.map(({ id }) => id) })}
    >
      {children}
      <ContactPicker {...picker} chosen={chosen} onChange={setChosen} error={form.errors?.people} />
      <CountedField
        label="Note to them"
        isOptional
        name="note"
        rows={2}
        limit={inviteNoteMax}
        unit="characters"
        error={form.errors?.note}
      />
    </FormDialog>
  );
}
