import type { ChatMember, GroupRole } from '@tutor/rules/chat/chat-person';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { spoken } from '@tutor/rules/chat/entry-text';
import { groupNumberText } from '@tutor/rules/chat/group-number';
import {
  whyNotChangeRole,
  whyNotLeave,
  whyNotMakeOwner,
  whyNotManage,
  whyNotRemove,
} from '@tutor/rules/chat/group-rules';
import { momentText } from '@tutor/rules/time/zoned-text';
import { useId } from 'react';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Button, type ButtonProps } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './group-panel.css.ts';
import { kindWords } from './kind-words.ts';
import { MessageText } from './message-text.tsx';
import { PanelHead, type PanelHeadProps } from './panel-head.tsx';

export interface GroupPanelProps
  extends Pick<PanelHeadProps, 'onMute' | 'onPin' | 'onMarkUnread' | 'onClose' | 'avatarUrl'> {
  group: Conversation;
  ownId: number;
  hrefOfFile: (path: string) => string;
  onInvite: () => void;
  onSettings: () => void;
  onPicture: () => void;
  onLeave: () => void;
  onRemove: (member: ChatMember) => void;
  /** Another role; 'owner' hands the group over. */
  onRole: (member: ChatMember, role: GroupRole) => void;
  onDecide: (requestId: number, isAccepted: boolean) => void;
  /** It is being done: nothing more is, until the service has answered. */
  isBusy?: boolean | undefined;
}

const roleWords: Readonly<Record<GroupRole, string>> = { owner: 'Owner', admin: 'Administrator', member: 'Member' };

/** A group: what it says of itself, who is in it, and what the reader may do with it. An action that is not allowed says why; a member with whom nothing is has none. */
export function GroupPanel(props: GroupPanelProps) {
  const { group, ownId, isBusy = false } = props;
  const { settings, members, role } = group;
  const me = { id: ownId, role };
  const whyNot = whyNotManage(role);
  return (
    <aside className={styles.root} aria-label={`About ${spoken(group.name)}`}>
      <PanelHead
        name={group.name}
        avatarUrl={props.avatarUrl}
        detail={group.groupNumber === null ? undefined : `Group number ${groupNumberText(group.groupNumber)}`}
        isMuted={group.isMuted}
        isPinned={group.isPinned}
        onMute={props.onMute}
        onPin={props.onPin}
        onMarkUnread={props.onMarkUnread}
        onClose={props.onClose}
      />
      {settings === null || settings.announcement === '' ? null : (
        <Said title="Announcement" text={settings.announcement} />
      )}
      {settings === null || settings.introduction === '' ? null : (
        <Said title="Introduction" text={settings.introduction} />
      )}
      {group.joinRequests.length === 0 ? null : <JoinRequests {...props} isBusy={isBusy} />}
      <section className={styles.section}>
        <h3 className={styles.heading}>{`Members (${members.length})`}</h3>
        <Allowed isPending={isBusy} whyNot={whyNot} onClick={props.onInvite}>
          Invite people
        </Allowed>
        <ul className={styles.members}>
          {members.map((member) => (
            <Member key={member.id} {...props} member={member} me={me} isBusy={isBusy} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>Group</h3>
        <Allowed whyNot={whyNot} onClick={props.onSettings}>
          Group settings
        </Allowed>
        <Allowed whyNot={whyNot} onClick={props.onPicture}>
          Change picture
        </Allowed>
        <Allowed
          variant="danger"
          isPending={isBusy}
          whyNot={whyNotLeave(
            me,
            members.filter(({ id }) => id !== ownId),
          )}
          onClick={props.onLeave}
        >
          Leave group
        </Allowed>
      </section>
    </aside>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <div className={styles.text}>
        <MessageText text={text} />
      </div>
    </section>
  );
}

interface MemberProps extends GroupPanelProps {
  member: ChatMember;
  me: { id: number; role: GroupRole };
  isBusy: boolean;
}

function Member({ member, me, isBusy, hrefOfFile, onRemove, onRole }: MemberProps) {
  const isMe = member.id === me.id;
  const name = spoken(member.name);
  const common = { isPending: isBusy, of: name } as const;
  const whyNot = {
    role: whyNotChangeRole(me, member),
    owner: whyNotMakeOwner(me, member),
    remove: whyNotRemove(me, member),
  };
  const canDoSomething = Object.values(whyNot).includes(undefined);
  return (
    <li className={styles.member}>
      <div className={styles.person}>
        <Avatar
          name={name}
          src={member.avatar === null ? undefined : hrefOfFile(member.avatar)}
          size="small"
          isDecorative
        />
        <span className={styles.words}>
          <bdi className={styles.memberName}>{isMe ? `${name} (you)` : name}</bdi>
          <span className={styles.muted}>{`${roleWords[member.role]}, ${kindWords[member.kind]}`}</span>
        </span>
      </div>
      {canDoSomething ? (
        <Disclosure
          className={styles.memberActions}
          summary={
            <>
              <span>Actions</span> <VisuallyHidden>{`for ${name}`}</VisuallyHidden>
            </>
          }
        >
          <div className={styles.actions}>
            {member.role === 'admin' ? (
              <Allowed {...common} whyNot={whyNot.role} onClick={() => onRole(member, 'member')}>
                Make a member
              </Allowed>
            ) : (
              <Allowed {...common} whyNot={whyNot.role} onClick={() => onRole(member, 'admin')}>
                Make an administrator
              </Allowed>
            )}
            <Allowed {...common} whyNot={whyNot.owner} onClick={() => onRole(member, 'owner')}>
              Make the owner
            </Allowed>
            <Allowed {...common} variant="danger" whyNot={whyNot.remove} onClick={() => onRemove(member)}>
              Remove
            </Allowed>
          </div>
        </Disclosure>
      ) : null}
    </li>
  );
}

function JoinRequests({ group, onDecide, isBusy }: GroupPanelProps & { isBusy: boolean }) {
  const zone = useZone();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{`Asking to join (${group.joinRequests.length})`}</h3>
      <ul className={styles.members}>
        {group.joinRequests.map(({ id, name, answer, wasRemoved, at }) => (
          <li key={id} className={styles.member}>
            <bdi className={styles.memberName}>{spoken(name)}</bdi>
            <span className={styles.muted}>{momentText(new Date(at), zone)}</span>
            {wasRemoved ? <span className={styles.text}>Was removed from this group before.</span> : null}
            {answer === '' ? null : <bdi className={styles.text}>{answer}</bdi>}
            <div className={styles.marks}>
              <Button
                size="small"
                variant="primary"
                aria-label={`Accept ${spoken(name)}`}
                isPending={isBusy}
                onClick={() => onDecide(id, true)}
              >
                Accept
              </Button>
              <Button
                size="small"
                aria-label={`Refuse ${spoken(name)}`}
                isPending={isBusy}
                onClick={() => onDecide(id, false)}
              >
                Refuse
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AllowedProps extends Pick<ButtonProps, 'variant' | 'isPending'> {
  /** Why it cannot be done; then the button stays, and does nothing. */
  whyNot: string | undefined;
  /** Whom it is about, for the button's name. */
  of?: string | undefined;
  onClick: () => void;
  children: string;
}

function Allowed({ whyNot, of, onClick, children, ...button }: AllowedProps) {
  const id = useId();
  return (
    <div className={styles.allowed}>
      <Button
        {...button}
        size="small"
        aria-label={of === undefined ? undefined : `${children}: ${of}`}
        {...(whyNot === undefined ? { onClick } : { 'aria-disabled': true, 'aria-describedby': id })}
      >
        {children}
      </Button>
      {whyNot === undefined ? null : (
        <p id={id} className={styles.muted}>
          {whyNot}
        </p>
      )}
    </div>
  );
}
