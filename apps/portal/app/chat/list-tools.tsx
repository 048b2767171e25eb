import { useLocation, useNavigate } from '@remix-run/react';
import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import type { ChatArea, RepliesOf } from '@tutor/realtime/service/ask';
import { chatProfileDraft, groupNumberDraft, joinDraft, newGroupDraft } from '@tutor/ui/chat/chat-drafts.ts';
import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { ChatProfileDialog } from '@tutor/ui/chat/chat-profile-dialog.tsx';
import { ContactsDialog } from '@tutor/ui/chat/contacts-dialog.tsx';
import { CreateGroupDialog } from '@tutor/ui/chat/group-people-dialog.tsx';
import { type FoundGroup, JoinGroupDialog } from '@tutor/ui/chat/join-group-dialog.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { Menu } from '@tutor/ui/primitives/menus/menu.tsx';
import { useEffect, useRef, useState } from 'react';
import { chatPath, conversationPath } from './chat-paths.ts';
import { useChatAsk } from './use-chat-ask.ts';
import { useContacts } from './use-contacts.ts';

export interface ListToolsProps {
  profile: { nickname: string; email: string };
  /** Undefined until it is known. */
  isDoNotDisturb: boolean | undefined;
  onDoNotDisturb: (isOn: boolean) => void;
  /** Searches messages of all conversations. */
  onSearch: () => void;
}

type Opened = 'contacts' | 'group' | 'join' | 'profile';

/** What can be begun above the list of conversations. Its code comes after the page. */
export function ListTools({ profile, isDoNotDisturb, onDoNotDisturb, onSearch }: ListToolsProps) {
  const [opened, setOpened] = useState<Opened>();
  const [saved, setSaved] = useState(profile);
  const close = (): void => setOpened(undefined);
  const { pathname } = useLocation();
  // Another conversation is gone to, or back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone ends it.
  useEffect(() => () => setOpened(undefined), [pathname]);
  return (
    <>
      <Menu
        items={[
          { id: 'write', label: 'Write to somebody', onAction: () => setOpened('contacts') },
          { id: 'group', label: 'New group', onAction: () => setOpened('group') },
          { id: 'join', label: 'Join a group', onAction: () => setOpened('join') },
          { id: 'search', label: 'Search messages', onAction: onSearch },
          ...(isDoNotDisturb === undefined
            ? []
            : [
                {
                  id: 'doNotDisturb',
                  label: isDoNotDisturb ? 'Let calls ring' : 'Do not disturb',
                  onAction: () => onDoNotDisturb(!isDoNotDisturb),
                },
              ]),
          { id: 'profile', label: 'My chat profile', onAction: () => setOpened('profile') },
        ]}
        trigger={(trigger) => (
          <IconButton {...trigger} label="New conversation and more" icon={<ChatIcon name="new" />} />
        )}
      />
      <PartBoundary name="This dialog" data={opened} onClose={close}>
        {opened === 'contacts' ? <Contacts onClose={close} /> : null}
        {opened === 'group' ? <NewGroup onClose={close} /> : null}
        {opened === 'join' ? <JoinGroup onClose={close} /> : null}
        {opened === 'profile' ? <Profile profile={saved} onSaved={setSaved} onClose={close} /> : null}
      </PartBoundary>
    </>
  );
}

function Contacts({ onClose }: { onClose: () => void }) {
  return <ContactsDialog {...useContacts()} hrefOf={(id) => `${chatPath}?person=${id}`} onClose={onClose} />;
}

function NewGroup({ onClose }: { onClose: () => void }) {
  const { isPending, error, ask } = useChatAsk();
  const navigate = useNavigate();
  // A repeat after a lost answer is the same group.
  const clientId = useRef(randomUuid()).current;
  return (
    <CreateGroupDialog
      {...useContacts()}
      isOpen
      onOpenChange={onClose}
      isSubmitting={isPending}
      error={error}
      onSubmit={async ({ name, people, note }) => {
        const body = { ClientId: clientId, Name: name, People: people, Note: note };
        const done = await ask('create', body, [newGroupDraft]);
        if (done === undefined) return;
        onClose();
        navigate(conversationPath(done.body.ConversationId));
      }}
    />
  );
}

function JoinGroup({ onClose }: { onClose: () => void }) {
  const { isPending, error, ask, setError } = useChatAsk();
  const [found, setFound] = useState<FoundGroup>();
  const navigate = useNavigate();
  return (
    <JoinGroupDialog
      isOpen
      onOpenChange={onClose}
      found={found}
      isSubmitting={isPending}
      error={error}
      onFind={async (number) => {
        const done = await ask('find', { GroupNumber: number });
        if (done !== undefined) setFound(foundGroup(number, done.body));
      }}
      onOther={() => {
        setFound(undefined);
        setError(undefined);
      }}
      onJoin={async ({ answer }) => {
        if (found === undefined) return;
        const body = { GroupNumber: found.number, Answer: answer };
        const drafts = [groupNumberDraft, joinDraft(found.number)];
        const done = await ask('join', body, drafts);
        if (done === undefined) return;
        onClose();
        if (done.body.ConversationId !== null) navigate(conversationPath(done.body.ConversationId));
        else
          toastStore.add({
            tone: 'success',
            message: 'You have asked to join. Once an administrator accepts you, the group stands in your list.',
          });
      }}
    />
  );
}

function foundGroup(number: string, { Group, Question, IsMember }: RepliesOf<ChatArea>['find']): FoundGroup {
  return {
    number,
    group:
      Group === null
        ? undefined
        : { name: Group.Name, introduction: Group.Introduction, memberCount: Group.MemberCount },
    question: Question,
    whyNot: IsMember ? 'You are in this group already.' : undefined,
  };
}

interface ProfileProps {
  profile: ListToolsProps['profile'];
  onSaved: (profile: ListToolsProps['profile']) => void;
  onClose: () => void;
}

function Profile({ profile, onSaved, onClose }: ProfileProps) {
  const { isPending, error, ask } = useChatAsk();
  return (
    <ChatProfileDialog
      isOpen
      onOpenChange={onClose}
      profile={profile}
      isSubmitting={isPending}
      error={error}
      onSubmit={async (next) => {
        const done = await ask('profile', { Nickname: next.nickname, Email: next.email }, [chatProfileDraft]);
        if (done === undefined) return;
        onSaved(next);
        toastStore.add({ tone: 'success', message: 'Your chat profile is saved.' });
        onClose();
      }}
    />
  );
}
