import { groupChangeSchema } from '@tutor/rules/chat/chat-forms';
import {
  announcementMax,
  groupNameBytesMax,
  introductionBytesMax,
  joinQuestionBytesMax,
} from '@tutor/rules/chat/chat-limits';
import type { GroupSettings } from '@tutor/rules/chat/conversation';
import { useState } from 'react';
import { CountedField } from '../forms/counted-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { groupSettingsDraft } from './chat-drafts.ts';

export interface GroupSettingsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  groupId: number;
  /** As the dialog opens: what others change meanwhile is not undone. */
  settings: GroupSettings;
  /** Only what was changed. */
  onSubmit: (changes: Partial<GroupSettings>) => void;
  isSubmitting?: boolean | undefined;
  /** The service's refusal. */
  error?: string | undefined;
}

const audiences = [
  { value: 'all', label: 'All members' },
  { value: 'admins', label: 'Administrators only' },
] as const;

const joinings = [
  { value: 'asked', label: 'Only those whom an administrator accepts' },
  { value: 'open', label: 'Anybody who knows the number, at once' },
] as const;

/** Name, announcement, introduction, how one joins and rights of a group. */
export function GroupSettingsDialog({
  groupId,
  settings: current,
  onSubmit,
  isSubmitting = false,
  ...dialog
}: GroupSettingsDialogProps) {
  // The fields show these, whatever comes meanwhile.
  const [settings] = useState(current);
  const form = useCheckedForm(groupChangeSchema, (typed) => onSubmit(changesOf(settings, typed)));
  const { errors } = form;
  return (
    <FormDialog
      {...dialog}
      title="Group settings"
      submitLabel="Save"
      draft={groupSettingsDraft(groupId)}
      isSubmitting={isSubmitting}
      fieldErrors={errors}
      onSubmit={form.submit}
    >
      <CountedField
        label="Group name"
        name="name"
        limit={groupNameBytesMax}
        unit="bytes"
        defaultValue={settings.name}
        error={errors?.name}
      />
      <CountedField
        label="Announcement"
        isOptional
        name="announcement"
        rows={4}
        limit={announcementMax}
        unit="characters"
        defaultValue={settings.announcement}
        error={errors?.announcement}
      />
      <CountedField
        label="Introduction"
        isOptional
        name="introduction"
        rows={3}
        limit={introductionBytesMax}
        unit="bytes"
        description="Read by its members, and before joining where anybody may join at once."
        defaultValue={settings.introduction}
        error={errors?.introduction}
      />
      <SelectField
        label="Who may join by the group's number"
        name="joining"
        options={joinings}
        description="Whoever was removed from the group has to be accepted in any case."
        defaultValue={settings.joining}
      />
      <CountedField
        label="Question to those who want to join"
        isOptional
        name="question"
        rows={2}
        limit={joinQuestionBytesMax}
        unit="bytes"
        description="Not asked where anybody may join at once."
        defaultValue={settings.question}
        error={errors?.question}
      />
      <SelectField label="Who may speak" name="whoSpeaks" options={audiences} defaultValue={settings.whoSpeaks} />
      <SelectField
        label="Who may mention @all"
        name="whoMentionsAll"
        options={audiences}
        defaultValue={settings.whoMentionsAll}
      />
      <SelectField
        label="Who may send files"
        name="whoSendsFiles"
        options={audiences}
        defaultValue={settings.whoSendsFiles}
      />
    </FormDialog>
  );
}

/** Two who change other settings at once do not undo one another's. */
function changesOf(settings: GroupSettings, typed: object): Partial<GroupSettings> {
  const known = new Map<string, string>(Object.entries(settings));
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => known.get(name) !== value));
}
