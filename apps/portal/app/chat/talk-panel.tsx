import { useNavigate } from '@remix-run/react';
import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import type { ChatClient } from '@tutor/realtime/chat/chat-client';
import type { ChatMember } from '@tutor/rules/chat/chat-person';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { spoken } from '@tutor/rules/chat/entry-text';
import { groupNumberText } from '@tutor/rules/chat/group-number';
import { groupSettingsDraft, inviteDraft } from '@tutor/ui/chat/chat-drafts.ts';
import { FactsColumn } from '@tutor/ui/chat/facts-column.tsx';
import { GroupPanel } from '@tutor/ui/chat/group-panel.tsx';
import { InviteDialog } from '@tutor/ui/chat/group-people-dialog.tsx';
import { GroupPictureDialog } from '@tutor/ui/chat/group-picture-dialog.tsx';
import { GroupSettingsDialog } from '@tutor/ui/chat/group-settings-dialog.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { type ConfirmRequest, confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useEffect, useState } from 'react';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { chatPath } from './chat-paths.ts';
import { tellChatFailure } from './tell-chat-failure.ts';
import { uploadChatFile } from './upload-chat-file.ts';
import { useChatAsk } from './use-chat-ask.ts';
import { useContacts } from './use-contacts.ts';

export interface TalkPanelProps {
  client: ChatClient;
  details: Conversation;
  ownId: number;
  onClose: () => void;
}

/** Facts of the student, or the group with its people and settings. Its code comes after the page. */
export function TalkPanel(props: TalkPanelProps) {
  return props.details.kind === 'group' ? <Group {...props} /> : <Facts {...props} />;
}

const detailOf = { tutor: 'Teacher', student: 'Student', staff: 'Staff' } as const;

function marksOf({ client, details: { id, isMuted, isPinned } }: TalkPanelProps) {
  const failed = tellChatFailure('This could not be changed');
  return {
    isMuted,
    isPinned,
    onMute: (next: boolean) => void client.mute(id, next).catch(failed),
    onPin: (next: boolean) => void client.pin(id, next).catch(failed),
  };
}

/** Marks the open conversation as unread and leaves it, since what is open is read. */
function useMarkUnread({ client, details: { id } }: TalkPanelProps): () => void {
  const navigate = useNavigate();
  return () => {
    navigate(chatPath);
    void client.markUnread(id).catch(tellChatFailure('This could not be changed'));
  };
}

function Facts(props: TalkPanelProps) {
  const { client, details, onClose } = props;
  const { isPending, error, ask } = useChatAsk();
  const { nextClass, personKind, avatar } = details;
  return (
    <FactsColumn
      {...marksOf(props)}
      onMarkUnread={useMarkUnread(props)}
      name={details.name}
      avatarUrl={avatar === null ? undefined : uploadedFileHref(avatar)}
      detail={
        personKind === 'tutor' || personKind === 'student' || personKind === 'staff' ? detailOf[personKind] : undefined
      }
      onClose={onClose}
      zone={details.zone}
      nextClass={
        nextClass === null
          ? null
          : { startTime: nextClass.startTime, name: nextClass.name, href: `/classDetail/${nextClass.id}` }
      }
      remark={details.remark}
      isSavingRemark={isPending}
      remarkError={error}
      onRemark={async (remark) => {
        if (details.personId === null) return;
        if ((await ask('remark', { PersonId: details.personId, Remark: remark })) !== undefined) client.refresh();
      }}
    />
  );
}

/** Asked before what only others could undo. */
function leaveQuestion({ name, groupNumber, settings }: Conversation): ConfirmRequest {
  const byNumber = `${settings?.joining === 'open' ? 'join' : 'ask to join'} by its number, ${groupNumberText(groupNumber ?? '')}`;
  return {
    title: `Leave ${spoken(name)}?`,
    message: `You can read none of its messages any more. To come back, ${byNumber}, or be invited.`,
    confirmText: 'Leave group',
    tone: 'danger',
  };
}

function removeQuestion({ name }: ChatMember): ConfirmRequest {
  return {
    title: `Remove ${spoken(name)}?`,
    message:
      'They can read none of its messages any more, and are told nothing new. They come back only if an administrator invites or accepts them.',
    confirmText: 'Remove',
    tone: 'danger',
  };
}

function handOverQuestion({ name }: ChatMember): ConfirmRequest {
  return {
    title: `Make ${spoken(name)} the owner?`,
    message: 'The owner alone can change roles. You stay an administrator.',
    confirmText: 'Make the owner',
  };
}

type Opened = 'invite' | 'settings' | 'picture';

function Group(props: TalkPanelProps) {
  const { client, details, ownId, onClose } = props;
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  const { isPending, error, ask } = useChatAsk();
  useEffect(() => {
    if (error !== undefined) toastStore.add({ tone: 'error', message: error });
  }, [error]);
  const markUnread = useMarkUnread(props);
  const inGroup = { ConversationId: details.id };
  /** What is done to a group from its panel; a refusal is told, and what is shown comes anew. */
  const act = async (done: ReturnType<typeof ask>): Promise<boolean> => {
    const isDone = (await done) !== undefined;
    client.refresh();
    return isDone;
  };
  const close = (): void => setOpened(undefined);
  return (
    <>
      <GroupPanel
        {...marksOf(props)}
        onMarkUnread={markUnread}
        group={details}
        ownId={ownId}
        avatarUrl={details.avatar === null ? undefined : uploadedFileHref(details.avatar)}
        hrefOfFile={uploadedFileHref}
        isBusy={isPending}
        onClose={onClose}
        onInvite={() => setOpened('invite')}
        onSettings={() => setOpened('settings')}
        onPicture={() => setOpened('picture')}
        onLeave={async () => {
          if ((await confirm(leaveQuestion(details))) && (await act(ask('leave', inGroup))))
            navigate(chatPath, { replace: true });
        }}
        onRemove={async (member) => {
          if (await confirm(removeQuestion(member))) await act(ask('remove', { ...inGroup, PersonId: member.id }));
        }}
        onRole={async (member, role) => {
          if (role === 'owner' && !(await confirm(handOverQuestion(member)))) return;
          await act(ask('setRole', { ...inGroup, PersonId: member.id, Role: role }));
        }}
        onDecide={(requestId, isAccepted) =>
          void act(ask('decide', { ...inGroup, RequestId: requestId, IsAccepted: isAccepted }))
        }
      />
      <PartBoundary name="This dialog" data={opened} onClose={close}>
        {opened === 'invite' ? <Invite {...props} onClose={close} /> : null}
        {opened === 'settings' ? <Settings {...props} onClose={close} /> : null}
        {opened === 'picture' ? <Picture {...props} onClose={close} /> : null}
      </PartBoundary>
    </>
  );
}

function Invite({ client, details, onClose }: TalkPanelProps) {
  const { isPending, error, ask } = useChatAsk();
  const members = new Set(details.members.map(({ id }) => id));
  return (
    <InviteDialog
      {...useContacts((id) => (members.has(id) ? 'Is in this group already.' : undefined))}
      isOpen
      groupId={details.id}
      onOpenChange={onClose}
      isSubmitting={isPending}
      error={error}
      onSubmit={async ({ people, note }) => {
        const body = { ConversationId: details.id, People: people, Note: note };
        if ((await ask('invite', body, [inviteDraft(details.id)])) === undefined) return;
        client.refresh();
        onClose();
      }}
    />
  );
}

function Settings({ client, details, onClose }: TalkPanelProps) {
  const { isPending, error, ask } = useChatAsk();
  if (details.settings === null) return null;
  return (
    <GroupSettingsDialog
      isOpen
      onOpenChange={onClose}
      groupId={details.id}
      settings={details.settings}
      isSubmitting={isPending}
      error={error}
      onSubmit={async (changes) => {
        const body = { ConversationId: details.id, Settings: changes };
        if ((await ask('change', body, [groupSettingsDraft(details.id)])) === undefined) return;
        client.refresh();
        toastStore.add({ tone: 'success', message: 'The group is changed.' });
        onClose();
      }}
    />
  );
}

function Picture({ client, details, onClose }: TalkPanelProps) {
  const { isPending, error, ask, setError } = useChatAsk();
  const [isUploading, setUploading] = useState(false);
  return (
    <GroupPictureDialog
      isOpen
      onOpenChange={onClose}
      isSubmitting={isPending || isUploading}
      error={error}
      onSubmit={async (file) => {
        setUploading(true);
        const order = { key: randomUuid(), file, isResumed: false };
        const tools = { onProgress: () => undefined, signal: new AbortController().signal };
        const path = await uploadChatFile(order, tools, 'GroupPhoto').catch((problem: unknown) => {
          setError(problem instanceof Error ? problem.message : 'Upload fail');
          return undefined;
        });
        setUploading(false);
        if (path === undefined) return;
        const body = { ConversationId: details.id, Settings: {}, AvatarPath: path };
        if ((await ask('change', body)) === undefined) return;
        client.refresh();
        onClose();
      }}
    />
  );
}
